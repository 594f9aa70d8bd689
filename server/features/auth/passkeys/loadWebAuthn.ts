import { createRequire } from "node:module";
import type * as WebAuthn from "@simplewebauthn/server";

const load = createRequire(__filename);

/** Loaded with the first passkey: some 250 files, which would be a sixth of what a start takes. */
export const loadWebAuthn = () => load("@simplewebauthn/server") as typeof WebAuthn;
