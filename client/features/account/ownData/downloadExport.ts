import { parseJson } from "../../../shared/parseJson";
import { saveFile } from "../../../shared/saveFile";
import { sessionStore } from "../../../shared/session";
import { translateServerMessage } from "../../../shared/messages/serverMessages";
import { t } from "../../../shared/messages/t";

/** With photos, or the texts alone. */
export type ExportFormat = "zip" | "json";

const ADDRESSES: Record<ExportFormat, string> = {
  zip: "/api/account/export.zip",
  json: "/api/account/export",
};

/** Why there is no file: the server's message, where it has one. */
async function messageIn(response: Response): Promise<string> {
  const body = await response.text();
  const problem = parseJson(body) as { detail?: string; message?: string } | null;
  const said = problem?.detail ?? problem?.message;
  return said ? translateServerMessage(said) : t("failed.http", { status: response.status, body });
}

/**
 * Fetches the export, since a link would be followed without the token, and saves it as a file.
 * @throws an error with a message for people
 */
export async function downloadExport(format: ExportFormat): Promise<void> {
  const token = sessionStore.get()?.token ?? "";
  const headers = { Authorization: `Bearer ${token}`, Accept: "application/json, application/zip" };
  const response = await fetch(ADDRESSES[format], { headers }).catch(() => {
    throw new Error(t("failed.network"));
  });
  if (!response.ok) throw new Error(await messageIn(response));
  saveFile(await response.blob(), `${t("ownData.file")}.${format}`);
}
