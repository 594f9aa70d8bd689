import { z } from "zod";
import { makeSecretBox } from "../../../lib/makeSecretBox";
import type { LoginFlow, LoginFlows } from "../../../services";

/** Long enough for a login with a second factor at the provider. */
const LIFE_SECONDS = 10 * 60;

/** Flows are nobody's until they are completed. */
const NOBODY = 0;

const sealedFlow = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  expiresAt: z.number(),
});

/**
 * Encrypts what a browser keeps of a login while its user is at the provider, so that nothing is stored for
 * visitors, and no other site of the domain can put a flow of its own into the browser.
 * @param secret at least 32 bytes
 */
export function makeLoginFlows(secret: string): LoginFlows {
  const box = makeSecretBox(secret, "login flows");
  return {
    seal(flow: LoginFlow) {
      const content = { ...flow, expiresAt: Date.now() + LIFE_SECONDS * 1000 };
      return box.seal(Buffer.from(JSON.stringify(content)), NOBODY).toString("base64url");
    },
    open(sealed) {
      const content = box.open(Buffer.from(sealed, "base64url"), NOBODY);
      if (!content) return null;
      const flow = sealedFlow.parse(JSON.parse(content.toString()));
      return flow.expiresAt > Date.now() ? flow : null;
    },
  };
}
