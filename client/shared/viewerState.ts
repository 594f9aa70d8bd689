import type { ApolloClient } from "@apollo/client";
import { useSyncExternalStore } from "react";
import { makeObservable } from "./observable";
import { sessionStore } from "./session";
import { toSessionUser } from "./storedSession";
import { fetchViewer } from "./ViewerQuery.generated";

/** Facts about the viewer that are not stored with the session. */
interface ViewerState {
  /** False if the user has to confirm the email address first. */
  emailConfirmed: boolean;
  /** The number of open requests to contribute, for admins. */
  openRequestCount: number;
}

const INITIAL: ViewerState = { emailConfirmed: true, openRequestCount: 0 };

const state = makeObservable(INITIAL);

/**
 * Reads the viewer from the server: the user of the stored session, because name and role may have changed, and
 * the facts that the bar shows. The client removes an ended session.
 */
export async function refreshViewer(client: ApolloClient): Promise<void> {
  const session = sessionStore.get();
  if (!session) return state.set(INITIAL);
  const { data } = await fetchViewer(client).catch(() => ({ data: undefined }));
  const user = data?.viewer && toSessionUser(data.viewer);
  if (!user || sessionStore.get()?.token !== session.token) return;
  sessionStore.start({ token: session.token, user });
  const { emailConfirmed, openRequestCount } = data.viewer!;
  state.set({ emailConfirmed: emailConfirmed !== false, openRequestCount: openRequestCount ?? 0 });
}

/** Returns facts about the viewer, after the page is alive. */
export const useViewerState = (): ViewerState =>
  useSyncExternalStore(state.subscribe, state.get, () => INITIAL);
