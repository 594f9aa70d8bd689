import { useRef, useState } from "react";
import { showErrorToast } from "./showError";

/** Fetches the next page of a list. On failure, a toast reports it and the list stays. */
export function useLoadMore(onMore: () => Promise<unknown>) {
  const [loading, setLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  // The flag is a ref, because several events can call the function before the next render.
  const isLoading = useRef(false);
  const loadMore = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setLoading(true);
    setHasFailed(false);
    try {
      await onMore();
    } catch (error) {
      setHasFailed(true);
      showErrorToast(error);
    }
    isLoading.current = false;
    setLoading(false);
  };
  return { failed: hasFailed, loading, more: loadMore };
}
