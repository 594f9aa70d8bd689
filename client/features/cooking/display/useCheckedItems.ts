import { useEffect, useMemo } from "react";
import { useViewerId } from "../../../shared/session";
import { safeLocalStorage, useLocalStorage } from "../../../shared/storage";
import {
  isExpired,
  isCheckedItemsKey,
  checkedItemsKey,
  readCheckedItems,
  withItem,
  serializeCheckedItems,
} from "./checkedItems";
import { announceProgressChange } from "./progressChanges";

/** The items that the viewer has checked off in a recipe, on this device and for a day. */
export function useCheckedItems({ recipeId, version }: { recipeId: number; version: number }) {
  const key = checkedItemsKey(useViewerId(), recipeId);
  const storedText = useLocalStorage(key);
  const checkedItems = useMemo(() => readCheckedItems(storedText, version), [storedText, version]);
  useEffect(() => {
    const now = Date.now();
    safeLocalStorage.removeItems((name, text) => isCheckedItemsKey(name) && isExpired(text, now));
  }, []);
  const store = (items: ReadonlySet<string>) => {
    safeLocalStorage.setItem(key, serializeCheckedItems(items, version, Date.now()));
    announceProgressChange(recipeId);
  };
  return {
    done: checkedItems,
    /** Reads the stored items first, because several may be checked before the next render. */
    check: (item: string, isDone: boolean) => {
      const latest = readCheckedItems(safeLocalStorage.getItem(key), version);
      store(withItem(latest, item, isDone));
    },
    startAgain: () => store(new Set()),
  };
}
