import { mount } from "svelte";
import App from "./App.svelte";
import { openEarly } from "./lib/opened.ts";
import { watchForOlderParts } from "./lib/page.ts";
import { settings } from "./lib/settings.svelte.ts";
import { learn } from "./lib/speak.svelte.ts";
import { guardTaps } from "./lib/taps.ts";
import "./look.css";

openEarly();
watchForOlderParts();
guardTaps();
document.documentElement.lang = settings.kept.language;
void learn("web").then(() => mount(App, { target: document.getElementById("app") as HTMLElement }));
