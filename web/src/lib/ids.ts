/** Random letters: message ids, and a seat's word for the shuffle. */
export function randomText(bytes = 12): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A seat's key: 128 random bits in base64url. Made here, so that sitting down can be said twice. */
export function newKey(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...drawn)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
