import type { ApolloClient, DocumentNode } from "@apollo/client";
import { matchPath } from "react-router-dom";
import { parseApiError } from "../../shared/apollo/apiError";
import { connection } from "../../shared/offline/connection";
import { formatQuery, storeList } from "../../shared/offline/storedLists";
import { removeStoredRecipe, storeRecipe } from "../../shared/offline/storedRecipes";
import { paths } from "../../shared/paths";
import { sessionStore } from "../../shared/session";
import type { ReadRecipe } from "./ReadRecipe";

/** The part of the router that reveals the current screen. */
export interface VisitedScreens {
  state: { location: { pathname: string; search: string }; errors: Record<string, unknown> | null };
  subscribe(listener: (state: VisitedScreens["state"]) => void): () => void;
}

/** Returns the queries of the list with a search in its URL, by name. */
export type ListQueries = (
  search: string,
) => Record<string, { query: DocumentNode; variables: Record<string, unknown> }>;

/** The delay after a change, because changes often arrive in bursts. */
const DELAY_MS = 500;

const GONE = ["NOT_FOUND", "FORBIDDEN"];

const recipeIdIn = ({ location }: VisitedScreens["state"]): number | null => {
  const param = matchPath("/recipes/:recipeId", location.pathname)?.params.recipeId;
  return param && /^\d+$/.test(param) ? Number(param) : null;
};

const viewerId = () => sessionStore.get()?.user.userId ?? 0;

/** A query of a screen, and the function that stores its data. */
interface StoredQuery {
  query: DocumentNode;
  variables: Record<string, unknown>;
  store: () => Promise<void>;
}

/** Stores the visible recipe or list, and again after each change. */
export function storeVisited(
  client: ApolloClient,
  screens: VisitedScreens,
  { query, read, variables }: ReadRecipe,
  listQueries: ListQueries,
): void {
  let shown: string | null = null;
  let stopWatching = () => {};

  const queriesOf = ({ location }: VisitedScreens["state"]): StoredQuery[] => {
    const recipeId = recipeIdIn({ location, errors: null });
    if (recipeId !== null) {
      const store = async () => {
        const data = read(recipeId);
        if (data) await storeRecipe(viewerId(), data, { isOpened: true });
      };
      return [{ query, variables: variables(recipeId), store }];
    }
    if (location.pathname !== paths.recipes()) return [];
    return Object.entries(listQueries(location.search)).map(([name, options]) => ({
      ...options,
      store: async () => {
        const data = client.readQuery<object>(options);
        if (data) await storeList(viewerId(), formatQuery(name, options.variables), data);
      },
    }));
  };
  const watch = ({ query, store, variables }: StoredQuery) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = client.cache.watch({
      query,
      variables,
      optimistic: false,
      immediate: true,
      callback() {
        clearTimeout(timer);
        timer = setTimeout(() => void store().catch(() => undefined), DELAY_MS);
      },
    });
    return () => {
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
    const queries = queriesOf(state);
    const screen = JSON.stringify(queries.map((each) => each.variables));
    if (screen === shown) return;
    stopWatching();
    shown = screen;
    const stops = queries.map(watch);
    stopWatching = () => stops.forEach((stop) => stop());
  };
  follow(screens.state);
  screens.subscribe(follow);
  // The pending work is discarded, because data of the former session must not be stored for the
  // next one.
  sessionStore.subscribe(() => {
    if (!sessionStore.get()) stopWatching();
    shown = null;
    if (!connection.isOffline() && sessionStore.get()) follow(screens.state);
  });
}
