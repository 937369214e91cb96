/** Where in the site somebody is; the address bar says it, and the back button works. */
class Route {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.look());
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.look();
    scrollTo(0, 0);
  }

  /** Change the address without a new step back. */
  replace(to: string): void {
    history.replaceState(null, "", to);
    this.look();
  }

  /** The parts of the path: `/t/abc` is `["t", "abc"]`. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  private look(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const route = new Route();

/** Lets an ordinary link change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(link.getAttribute("href") ?? "/");
}
