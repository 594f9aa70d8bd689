import { parseJson } from "./parseJson";
import { translateServerMessage } from "./messages/serverMessages";
import { t } from "./messages/t";
import { sessionStore } from "./session";

/** The server's error as in RFC 9457; bans use other fields. */
interface Problem {
  detail?: string;
  message?: string;
}

/**
 * Sends a file to the REST API, because it is too large for GraphQL, and returns the response.
 * @throws an error with a user-facing message
 */
export async function sendFile<Answer>(
  method: "POST" | "PUT",
  address: string,
  file: File,
): Promise<Partial<Answer>> {
  const response = await fetch(address, {
    method,
    headers: {
      Authorization: `Bearer ${sessionStore.get()?.token ?? ""}`,
      Accept: "application/json",
      "Content-Type": "application/octet-stream",
    },
    body: file,
  }).catch(() => {
    throw new Error(t("failed.network"));
  });
  const body = await response.text();
  const answer = (parseJson(body) ?? {}) as Partial<Answer> & Problem;
  if (response.ok) return answer;
  const serverMessage = answer.detail ?? answer.message;
  throw new Error(
    serverMessage
      ? translateServerMessage(serverMessage)
      : t("failed.http", { status: response.status, body: body.slice(0, 200) }),
  );
}
