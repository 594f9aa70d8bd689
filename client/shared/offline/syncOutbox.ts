import type { ApolloClient } from "@apollo/client";
import { listOutbox } from "./outbox";
import { isPending } from "./OutboxEntry";
import { outboxState } from "./outboxState";
import { sendOutbox } from "./sendOutbox";
import { OUTBOX_CHANNEL } from "./workerMessages";
import { sessionStore } from "../session";
import { toast } from "../toast";
import { t } from "../messages/t";

/** Shows what the database has of the viewer's outbox. */
export async function readOutbox(): Promise<void> {
  const session = sessionStore.get();
  outboxState.set(session ? await listOutbox(session.user.userId) : []);
}

const pendingCount = () => outboxState.get().filter(isPending).length;

/** Follows the outbox, which other tabs and the service worker change, too. */
export function watchOutbox(client: ApolloClient): void {
  new BroadcastChannel(OUTBOX_CHANNEL).addEventListener("message", () => {
    const before = pendingCount();
    void readOutbox().then(async () => {
      if (pendingCount() > 0 || before === 0) return;
      // The server has what the screen shows by now, with ids and versions of its own.
      await client.refetchQueries({ include: "active" }).catch(() => undefined);
    });
  });
}

/** Sends what waits in the outbox, and says so. */
export async function sendPending(client: ApolloClient): Promise<void> {
  const session = sessionStore.get();
  const count = pendingCount();
  if (!session || count === 0) return;
  const hasSentAll = await sendOutbox({ viewerId: session.user.userId, token: session.token });
  await readOutbox();
  await client.refetchQueries({ include: "active" }).catch(() => undefined);
  if (hasSentAll && outboxState.get().length === 0) toast.success(t("offline.sent", { count }));
}
