import type { ApolloClient } from "@apollo/client";
import { matchPath } from "react-router-dom";
import { parseApiError } from "../../shared/apollo/apiError";
import { connection } from "../../shared/offline/connection";
import { removeStoredRecipe, storeRecipe } from "../../shared/offline/storedRecipes";
import { sessionStore } from "../../shared/session";
import type { ReadRecipe } from "./ReadRecipe";

/** The part of the router that reveals the current screen. */
export interface VisitedScreens {
  state: { location: { pathname: string }; errors: Record<string, unknown> | null };
  subscribe(listener: (state: VisitedScreens["state"]) => void): () => void;
}

/** The delay after a change, because changes often arrive in bursts. */
const DELAY_MS = 500;

const GONE = ["NOT_FOUND", "FORBIDDEN"];

const recipeIdIn = ({ location }: VisitedScreens["state"]): number | null => {
  const param = matchPath("/recipes/:recipeId", location.pathname)?.params.recipeId;
  return param && /^\d+$/.test(param) ? Number(param) : null;
};

const viewerId = () => sessionStore.get()?.user.userId ?? 0;

/** Stores the visible recipe, and again after each change. */
export function storeVisited(
  client: ApolloClient,
  screens: VisitedScreens,
  { query, read, variables }: ReadRecipe,
): void {
  let shownRecipeId: number | null = null;
  let stopWatching = () => {};

  const watch = (recipeId: number) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      const data = read(recipeId);
      if (data) void storeRecipe(viewerId(), data, { isOpened: true }).catch(() => undefined);
    };
    const stop = client.cache.watch({
      query,
      variables: variables(recipeId),
      optimistic: false,
      immediate: true,
      callback() {
        clearTimeout(timer);
        timer = setTimeout(store, DELAY_MS);
      },
    });
    stopWatching = () => {
      clearTimeout(timer);
      stop();
    };
  };
  const follow = (state: VisitedScreens["state"]) => {
    const recipeId = recipeIdIn(state);
    const [error] = Object.values(state.errors ?? {});
    if (recipeId !== null && error && GONE.includes(parseApiError(error)?.code ?? "")) {
      void removeStoredRecipe(viewerId(), recipeId).catch(() => undefined);
    }
    if (recipeId === shownRecipeId) return;
    stopWatching();
    stopWatching = () => {};
    shownRecipeId = recipeId;
    if (recipeId !== null) watch(recipeId);
  };
  follow(screens.state);
  screens.subscribe(follow);
  // The pending work is discarded, because data of the former session must not be stored for the
  // next one.
  sessionStore.subscribe(() => {
    if (!sessionStore.get()) stopWatching();
    shownRecipeId = null;
    if (!connection.isOffline() && sessionStore.get()) follow(screens.state);
  });
}
