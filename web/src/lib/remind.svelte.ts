import { settings } from "./settings.svelte.ts";
import { say, speaker } from "./speak.svelte.ts";

/** Says in the tab's title whose turn it is, and reminds somebody who is elsewhere, if they want that. */
export function watchTitle(look: () => { mine: boolean; game: string }): void {
  $effect(() => {
    const { mine, game } = look();
    if (!mine) return;
    const usual = document.title;
    document.title = `● ${say("your-turn-title")} ${speaker(game)("title")}`;
    const alarm = setInterval(() => remind(game), 60_000);
    remind(game);
    return () => {
      clearInterval(alarm);
      document.title = usual;
    };
  });
}

function remind(game: string): void {
  const may = settings.kept.remind && document.hidden && "Notification" in window && Notification.permission === "granted";
  if (may) new Notification(say("your-turn-title"), { body: speaker(game)("title"), tag: "warren-turn" });
}
