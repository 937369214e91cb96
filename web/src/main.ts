import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte.ts";
import { learn } from "./lib/speak.svelte.ts";
import "./look.css";

document.documentElement.lang = settings.kept.language;
void learn("web").then(() => mount(App, { target: document.getElementById("app") as HTMLElement }));
