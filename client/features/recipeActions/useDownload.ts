import { useState } from "react";
import { downloadFile } from "../../shared/downloadFile";
import { t } from "../../shared/messages/t";
import { toast } from "../../shared/toast";

/** Downloads files, one at a time, and says why one could not be. */
export function useDownload() {
  const [loading, setLoading] = useState(false);
  const download = async (address: string) => {
    setLoading(true);
    try {
      await downloadFile(address);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : t("failed.network"));
    }
    setLoading(false);
  };
  return { download: (address: string) => void download(address), loading };
}
