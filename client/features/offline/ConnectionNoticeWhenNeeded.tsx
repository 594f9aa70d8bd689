import { useSyncExternalStore } from "react";
import { useIsOffline } from "../../shared/offline/connection";
import { useOutbox } from "../../shared/offline/outboxState";
import { updateState } from "../../shared/offline/updateState";
import { lazyComponent } from "../../shared/ui/lazyComponent";

const ConnectionNotice = lazyComponent(() =>
  import("./ConnectionNotice").then(({ ConnectionNotice }) => ConnectionNotice),
);

/** What there is to say about the connection and the version, whose code comes with the first occasion. */
export function ConnectionNoticeWhenNeeded() {
  const isOffline = useIsOffline();
  const outbox = useOutbox();
  const isOutdated = useSyncExternalStore(updateState.subscribe, updateState.get, () => false);
  if (!isOffline && outbox.length === 0 && !isOutdated) return null;
  return <ConnectionNotice isOffline={isOffline} outbox={outbox} isOutdated={isOutdated} />;
}
