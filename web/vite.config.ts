import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./compress.ts";

/** The texts and the game's own words come from the Python package: one source for the terminal, the host and the browser. */
export default defineConfig({
  plugins: [svelte(), compress()],
  build: {
    outDir: "../src/warren/host/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    // Seven kilobytes for all screens: one file is sooner there than ten.
    cssCodeSplit: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000" }, "/ws": { target: "ws://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
});
