import { useRef, useState } from "react";
import { showErrorToast } from "./showError";

/**
 * Fetches the next page of a list. An error is shown as a toast and leaves the list unchanged.
 */
export function useLoadMore(onMore: (() => Promise<unknown>) | null | undefined) {
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  // Known at once: several events can ask before anything is drawn again.
  const isLoading = useRef(false);
  const more = async () => {
    if (isLoading.current || !onMore) return;
    isLoading.current = true;
    setLoading(true);
    setFailed(false);
    try {
      await onMore();
    } catch (failure) {
      setFailed(true);
      showErrorToast(failure);
    }
    isLoading.current = false;
    setLoading(false);
  };
  return { failed, loading, more };
}
