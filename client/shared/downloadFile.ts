import { translateServerMessage } from "./messages/serverMessages";
import { t } from "./messages/t";
import { parseJson } from "./parseJson";
import { saveFile } from "./saveFile";
import { sessionStore } from "./session";

/** Reads the server's error message from a failed download, or returns a general message. */
async function messageIn(response: Response): Promise<string> {
  const body = await response.text();
  const problem = parseJson(body) as { detail?: string; message?: string } | null;
  const serverMessage = problem?.detail ?? problem?.message;
  return serverMessage
    ? translateServerMessage(serverMessage)
    : t("failed.http", { status: response.status, body });
}

/** Reads the file name from the response. */
function nameIn(response: Response): string | null {
  const [, encoded] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  return encoded ? decodeURIComponent(encoded) : null;
}

/**
 * Fetches a file with the token, which a link would not send, and saves it.
 * @param name the file name; by default the server's
 * @throws an error with a user-facing message
 */
export async function downloadFile(address: string, name?: string): Promise<void> {
  const token = sessionStore.get()?.token;
  const headers = {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    Accept: "application/json, */*",
  };
  const response = await fetch(address, { headers }).catch(() => {
    throw new Error(t("failed.network"));
  });
  if (!response.ok) throw new Error(await messageIn(response));
  saveFile(await response.blob(), name ?? nameIn(response) ?? "");
}
