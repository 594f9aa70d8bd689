import { useRef, useState } from "react";
import { showErrorToast } from "./showError";

/** Fetches the next page of a list. Where that fails a toast says so, and the list stays as it is. */
export function useLoadMore(onMore: () => Promise<unknown>) {
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  // Known at once: several events can ask before anything is drawn again.
  const isLoading = useRef(false);
  const more = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setLoading(true);
    setFailed(false);
    try {
      await onMore();
    } catch (error) {
      setFailed(true);
      showErrorToast(error);
    }
    isLoading.current = false;
    setLoading(false);
  };
  return { failed, loading, more };
}
