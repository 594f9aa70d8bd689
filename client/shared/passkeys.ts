import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { t } from "./messages/t";

/** The user-facing reason for a missing passkey. */
export class PasskeyError extends Error {}

/** Browser errors with a known reason. */
const REASONS: ReadonlyMap<string, "passkeys.canceled" | "passkeys.exists" | "passkeys.insecure"> =
  new Map([
    ["NotAllowedError", "passkeys.canceled"],
    ["AbortError", "passkeys.canceled"],
    ["InvalidStateError", "passkeys.exists"],
    ["SecurityError", "passkeys.insecure"],
  ]);

async function explainFailure<Result>(ceremony: () => Promise<Result>): Promise<Result> {
  try {
    return await ceremony();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw new PasskeyError(t(REASONS.get(name) ?? "passkeys.failed"), { cause: error });
  }
}

/**
 * Creates a passkey through the browser.
 * @param options from the server
 */
export const createPasskey = (options: unknown): Promise<RegistrationResponseJSON> =>
  explainFailure(async () => {
    const { startRegistration } = await import("@simplewebauthn/browser");
    return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  });

/**
 * Signs with a passkey through the browser.
 * @param options from the server
 */
export const signWithPasskey = (options: unknown): Promise<AuthenticationResponseJSON> =>
  explainFailure(async () => {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  });
