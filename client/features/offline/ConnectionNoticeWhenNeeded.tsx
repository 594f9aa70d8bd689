import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useIsOffline } from "../../shared/offline/connection";
import { useOutbox } from "../../shared/offline/outboxState";
import { storedCopy } from "../../shared/offline/storedCopy";
import { updateState } from "../../shared/offline/updateState";
import { paths } from "../../shared/paths";
import { lazyComponent } from "../../shared/ui/lazyComponent";

const ConnectionNotice = lazyComponent(() =>
  import("./ConnectionNotice").then(({ ConnectionNotice }) => ConnectionNotice),
);

/** True if the screen shows a stored recipe despite a connection. */
function useIsCopy(): boolean {
  const copy = useSyncExternalStore(storedCopy.subscribe, storedCopy.get, () => null);
  const { pathname } = useLocation();
  return copy !== null && pathname === paths.recipe(copy);
}

/** Notices about the connection and the version; their code loads on first use. */
export function ConnectionNoticeWhenNeeded() {
  const isOffline = useIsOffline();
  const outbox = useOutbox();
  const isOutdated = useSyncExternalStore(updateState.subscribe, updateState.get, () => false);
  const isCopy = useIsCopy();
  if (!isOffline && outbox.length === 0 && !isOutdated && !isCopy) return null;
  return <ConnectionNotice {...{ isOffline, outbox, isOutdated, isCopy }} />;
}
