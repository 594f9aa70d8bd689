import { downloadFile } from "../../../shared/downloadFile";
import { t } from "../../../shared/messages/t";

/** With photos, or the texts alone. */
export type ExportFormat = "zip" | "json";

const ADDRESSES: Record<ExportFormat, string> = {
  zip: "/api/account/export.zip",
  json: "/api/account/export",
};

/**
 * Downloads everything that the viewer has written.
 * @throws an error with a message for people
 */
export const downloadExport = (format: ExportFormat): Promise<void> =>
  downloadFile(ADDRESSES[format], `${t("ownData.file")}.${format}`);
