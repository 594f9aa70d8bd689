import { useState } from "react";
import { t } from "../../shared/messages/t";
import { toast } from "../../shared/toast";

/** Loads the download code, which is rarely needed. */
const loadCode = () =>
  import("../../shared/downloadFile").catch(() => {
    throw new Error(t("failed.network"));
  });

/** Downloads files one at a time, and shows an error if one fails. */
export function useDownload() {
  const [loading, setLoading] = useState(false);
  const download = async (address: string) => {
    setLoading(true);
    try {
      const { downloadFile } = await loadCode();
      await downloadFile(address);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : t("failed.network"));
    }
    setLoading(false);
  };
  return { download: (address: string) => void download(address), loading };
}
