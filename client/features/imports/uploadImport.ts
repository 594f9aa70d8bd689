import { parseJson } from "../../shared/parseJson";
import { sessionStore } from "../../shared/session";
import { translateServerMessage } from "../../shared/messages/serverMessages";
import { t } from "../../shared/messages/t";

interface Answer {
  importId?: number;
  detail?: string;
  message?: string;
}

/**
 * Starts the import of a file, which is too large for GraphQL; returns its id.
 * @throws an error with a user-facing message
 */
export async function uploadImport(file: File): Promise<number> {
  const response = await fetch(`/api/imports/file?fileName=${encodeURIComponent(file.name)}`, {
    method: "POST",
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
  const answer = (parseJson(body) ?? {}) as Answer;
  if (answer.importId !== undefined) return answer.importId;
  const serverMessage = answer.detail ?? answer.message;
  throw new Error(
    serverMessage
      ? translateServerMessage(serverMessage)
      : t("failed.http", { status: response.status, body }),
  );
}
