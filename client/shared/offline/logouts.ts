import { openOfflineData } from "./openOfflineData";
import { requestSync } from "./requestSync";
import { withLock } from "./withLock";

/** The time without a response after which a logout is stored and sent later. */
const TIMEOUT_MS = 3_000;

/** Errors of tokens whose session has already ended. */
const ENDED = ["UNAUTHENTICATED", "ACCOUNT_BANNED"];

interface LogoutResponse {
  data?: { logout: boolean } | null;
  errors?: { extensions?: { code?: string } }[];
}

/**
 * Ends the session of a token. Cookies are neither sent nor set: they may belong to the next user.
 * @returns true if the session has ended
 */
async function send(token: string): Promise<boolean> {
  try {
    const response = await fetch("/graphql", {
      method: "POST",
      credentials: "omit",
      keepalive: true,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ operationName: "Logout", query: "mutation Logout { logout }" }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data, errors } = (await response.json()) as LogoutResponse;
    return data?.logout === true || ENDED.includes(errors?.[0]?.extensions?.code ?? "");
  } catch {
    return false;
  }
}

/**
 * Sends the pending logouts.
 * @returns true if all were sent
 */
export const sendLogouts = (): Promise<boolean> =>
  withLock("logouts", async () => {
    const db = await openOfflineData();
    for (const token of await db.getAllKeys("logouts")) {
      if (!(await send(token))) return false;
      await db.delete("logouts", token);
    }
    return true;
  });

/** Ends the session of a token on the server: now, or once there is a connection. */
export async function endSession(token: string): Promise<void> {
  try {
    await (await openOfflineData()).put("logouts", { token });
  } catch {
    // The logout is sent only once if the browser forbids databases.
    await send(token);
    return;
  }
  if (await sendLogouts()) return;
  // The page sends the logout if there is no service worker.
  addEventListener("online", () => void sendLogouts());
  await requestSync();
}
