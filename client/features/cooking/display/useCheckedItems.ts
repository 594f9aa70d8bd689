import { useEffect, useMemo } from "react";
import { safeLocalStorage, useLocalStorage } from "../../../shared/storage";
import {
  isExpired,
  isCheckedItemsKey,
  checkedItemsKey,
  readCheckedItems,
  toggled,
  serializeCheckedItems,
} from "./checkedItems";
import { progressChanged } from "./progressChanges";

/** What somebody has checked off in a recipe, on this device and for a day. */
export function useCheckedItems({ recipeId, version }: { recipeId: number; version: number }) {
  const key = checkedItemsKey(recipeId);
  const stored = useLocalStorage(key);
  const done = useMemo(() => readCheckedItems(stored, version), [stored, version]);
  useEffect(() => {
    const now = Date.now();
    safeLocalStorage.removeItems((name, text) => isCheckedItemsKey(name) && isExpired(text, now));
  }, []);
  const store = (items: ReadonlySet<string>) => {
    safeLocalStorage.setItem(key, serializeCheckedItems(items, version, Date.now()));
    progressChanged(recipeId);
  };
  return {
    done,
    toggle: (item: string) => store(toggled(done, item)),
    startAgain: () => store(new Set()),
  };
}
