import { useEffect, useEffectEvent, useRef } from "react";
import { keepaliveContext } from "../../../apollo/keepaliveContext";
import { safeLocalStorage } from "../../../shared/storage";
import { onProgress } from "../display/progressChanges";
import { adoptProgress, progressAt, readProgress } from "../display/storedProgress";
import { useSaveCookingProgressMutation } from "./SaveCookingProgress.generated";
import {
  type SharedProgress_RecipeRef,
  useSharedProgress_Recipe,
} from "./SharedProgress_recipe.generated";

/** Somebody who checks off one thing after the other sends them together. */
const DELAY_MS = 800;

/**
 * Shares what somebody who is logged in checks off with their other devices. It is stored here in any case, so
 * that an error is of no interest.
 */
export function SharedProgress({ recipe: ref }: { recipe: SharedProgress_RecipeRef }): null {
  const { id, name, recipeId, version, viewerCookingProgress } = useSharedProgress_Recipe(ref);
  const [save] = useSaveCookingProgressMutation();

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // What is about to be sent is newer.
    if (viewerCookingProgress && timer.current === undefined) {
      adoptProgress(safeLocalStorage, recipeId, version, viewerCookingProgress);
    }
  }, [recipeId, version, viewerCookingProgress]);

  const savedAt = useEffectEvent(() => Date.parse(viewerCookingProgress?.changedAt ?? "") || 0);
  const send = useEffectEvent(() => {
    // Sent late, as by the page after a reload, it is no newer than it was.
    const changedAt = new Date(progressAt(safeLocalStorage, recipeId) || Date.now()).toISOString();
    const input = { ...readProgress(safeLocalStorage, recipeId, version), changedAt };
    const data = { saveCookingProgress: { __typename: "CookingProgress" as const, ...input } };
    const offlineWrite = { key: `cooking:${recipeId}`, recipe: { recipeId, name }, data };
    const context = { ...keepaliveContext, serializationKey: offlineWrite.key, offlineWrite };
    const options: Parameters<typeof save>[0] = {
      variables: { recipeId, input },
      context,
      update(cache, { data: saved }) {
        const progress = saved?.saveCookingProgress;
        if (!progress) return;
        const fields = { viewerCookingProgress: () => progress };
        cache.modify({ id: cache.identify({ __typename: "Recipe", id }) ?? "", fields });
      },
    };
    save(options).catch(() => undefined);
  });

  useEffect(() => {
    const sendNow = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      send();
    };
    const stop = onProgress((changed) => {
      if (changed !== recipeId) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(sendNow, DELAY_MS);
    });
    // What a page before could not send any more.
    if (progressAt(safeLocalStorage, recipeId) > savedAt()) timer.current = setTimeout(sendNow);
    // A phone may end a page that is out of sight without telling it.
    const sendIfHidden = () => {
      if (document.hidden) sendNow();
    };
    addEventListener("pagehide", sendNow);
    document.addEventListener("visibilitychange", sendIfHidden);
    return () => {
      stop();
      removeEventListener("pagehide", sendNow);
      document.removeEventListener("visibilitychange", sendIfHidden);
      sendNow();
    };
  }, [recipeId]);
  return null;
}
