import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { keepaliveContext } from "../../../shared/apollo/keepaliveContext";
import { sessionStore } from "../../../shared/session";
import { safeLocalStorage } from "../../../shared/storage";
import { onProgress } from "../display/progressChanges";
import { adoptProgress, progressAt, readProgress } from "../display/storedProgress";
import { useSaveCookingProgressMutation } from "./SaveCookingProgress.generated";
import {
  type SharedProgress_RecipeRef,
  useSharedProgress_Recipe,
} from "./SharedProgress_recipe.generated";

/** Several check marks in a row are sent together. */
const DELAY_MS = 800;

interface SharedProgressProps {
  /** The viewer that the recipe was loaded for. */
  userId: number;
  recipe: SharedProgress_RecipeRef;
}

/**
 * Sends checked items to the user's other devices. Errors are ignored, because the items are stored locally.
 */
export function SharedProgress({ userId, recipe: ref }: SharedProgressProps): null {
  const { id, name, recipeId, version, viewerCookingProgress } = useSharedProgress_Recipe(ref);
  const [save] = useSaveCookingProgressMutation();

  const cooking = useMemo(() => ({ userId, recipeId }), [userId, recipeId]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // The pending change is newer.
    if (viewerCookingProgress && timer.current === undefined) {
      adoptProgress(safeLocalStorage, cooking, version, viewerCookingProgress);
    }
  }, [cooking, version, viewerCookingProgress]);

  const savedAt = useEffectEvent(() => Date.parse(viewerCookingProgress?.changedAt ?? "") || 0);
  const send = useEffectEvent(() => {
    // A late request, for example after a reload, keeps the time of the change.
    const changedAt = new Date(progressAt(safeLocalStorage, cooking) || Date.now()).toISOString();
    const input = { ...readProgress(safeLocalStorage, cooking, version), changedAt };
    const data = { saveCookingProgress: { __typename: "CookingProgress" as const, ...input } };
    const offlineWrite = { key: `cooking:${recipeId}`, recipe: { recipeId, name }, data };
    const context = { ...keepaliveContext, serializationKey: offlineWrite.key, offlineWrite };
    const options: Parameters<typeof save>[0] = {
      variables: { recipeId, input },
      context,
      update(cache, { data: result }) {
        const progress = result?.saveCookingProgress;
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
      // After the end of the user's session, the request would belong to another user.
      if (sessionStore.viewerId() === userId) send();
    };
    const stop = onProgress((changedRecipeId) => {
      if (changedRecipeId !== recipeId) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(sendNow, DELAY_MS);
    });
    // Sends changes that an earlier page could not send.
    if (progressAt(safeLocalStorage, cooking) > savedAt()) timer.current = setTimeout(sendNow);
    // A phone may end a hidden page without an event.
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
  }, [cooking, recipeId, userId]);
  return null;
}
