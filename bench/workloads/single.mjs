import { logins, memory, start } from "./alone.mjs";
import { html } from "./html.mjs";
import { deep, ownSearch, search } from "./search.mjs";

/** Measurements without a reference, or of other figures than requests per second. */
export const single = [start, html, logins, search, ownSearch, deep, memory];
