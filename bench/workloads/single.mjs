import { logins, memory, start } from "./alone.mjs";
import { html } from "./html.mjs";
import { deep, ownSearch, search } from "./search.mjs";

/** What is measured of Potluck by itself, or not by requests per second. */
export const single = [start, html, logins, search, ownSearch, deep, memory];
