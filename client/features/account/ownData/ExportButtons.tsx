import { Button } from "@mantine/core";
import { useState } from "react";
import form from "../../../shared/form/form.module.css";
import { t } from "../../../shared/messages/t";
import { toast } from "../../../shared/toast";
import { downloadFile } from "../../../shared/downloadFile";

/** The format of an export: with photos (zip) or text only (json). */
type ExportFormat = "zip" | "json";

const ADDRESSES: Record<ExportFormat, string> = {
  zip: "/api/account/export.zip",
  json: "/api/account/export",
};

/**
 * Downloads all content that the viewer has written.
 * @throws an error with a user-facing message
 */
const downloadExport = (format: ExportFormat): Promise<void> =>
  downloadFile(ADDRESSES[format], `${t("ownData.file")}.${format}`);

const formats: readonly ExportFormat[] = ["zip", "json"];

/** Downloads of all content that the viewer has written. */
export function ExportButtons() {
  const [loading, setLoading] = useState<ExportFormat | null>(null);
  const download = async (format: ExportFormat) => {
    setLoading(format);
    try {
      await downloadExport(format);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : t("failed.network"));
    }
    setLoading(null);
  };
  return (
    <p className={form.buttons}>
      {formats.map((format) => (
        <Button
          key={format}
          variant={format === "zip" ? "filled" : "default"}
          loading={loading === format}
          onClick={() => void download(format)}
        >
          {t(`ownData.${format}`)}
        </Button>
      ))}
    </p>
  );
}
