import type { SessionEnd } from "../storedSession";

const REASONS: Record<string, SessionEnd["reason"]> = {
  UNAUTHENTICATED: "expired",
  ACCOUNT_BANNED: "banned",
};

/** Why the server accepts a token no longer, by the code of its error; null for other errors. */
export const sessionEndReason = (code: string | null | undefined): SessionEnd["reason"] | null =>
  REASONS[code ?? ""] ?? null;
