import { createRequire } from "node:module";
import type * as WebAuthn from "@simplewebauthn/server";

const load = createRequire(__filename);

/** Loads the library at the first use of a passkey: its 250 files would be a sixth of the startup time. */
export const loadWebAuthn = () => load("@simplewebauthn/server") as typeof WebAuthn;
