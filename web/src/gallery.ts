import { mount } from "svelte";
import Gallery from "./Gallery.svelte";
import "./look.css";

mount(Gallery, { target: document.getElementById("app")! });
