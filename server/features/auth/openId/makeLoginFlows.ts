import { z } from "zod";
import { makeSecretBox } from "../../../lib/makeSecretBox";
import type { LoginFlow, LoginFlows } from "../../../services";

/** The lifetime of a flow, which leaves enough time for a second factor at the provider. */
const LIFE_SECONDS = 10 * 60;

/** The ID instead of the owner's, because flows belong to no user until they are completed. */
const NO_USER_ID = 0;

const sealedFlow = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  expiresAt: z.number(),
});

/**
 * Encrypts the state of a login in a cookie while the user is at the provider. So the server stores nothing for
 * visitors, and other sites of the domain cannot set a flow of their own.
 * @param secret at least 32 bytes
 */
export function makeLoginFlows(secret: string): LoginFlows {
  const box = makeSecretBox(secret, "login flows");
  return {
    seal(flow: LoginFlow) {
      const content = { ...flow, expiresAt: Date.now() + LIFE_SECONDS * 1000 };
      return box.seal(Buffer.from(JSON.stringify(content)), NO_USER_ID).toString("base64url");
    },
    open(sealed) {
      const content = box.open(Buffer.from(sealed, "base64url"), NO_USER_ID);
      if (!content) return null;
      const flow = sealedFlow.parse(JSON.parse(content.toString()));
      return flow.expiresAt > Date.now() ? flow : null;
    },
  };
}
