import type { SessionEnd } from "../storedSession";

const REASONS: Record<string, SessionEnd["reason"]> = {
  UNAUTHENTICATED: "expired",
  ACCOUNT_BANNED: "banned",
};

/**
 * Returns the reason why the server rejects a token, from the error code; null for other errors.
 */
export const sessionEndReason = (code: string | null | undefined): SessionEnd["reason"] | null =>
  REASONS[code ?? ""] ?? null;
