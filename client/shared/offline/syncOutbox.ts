import { listOutbox } from "./outbox";
import { isPending } from "./OutboxEntry";
import { outboxState } from "./outboxState";
import { sendOutbox } from "./sendOutbox";
import { OUTBOX_CHANNEL, type OutboxMessage } from "./workerMessages";
import { sessionStore } from "../session";
import { toast } from "../toast";
import { t } from "../messages/t";

/** Shows what the database has of the viewer's outbox. */
export async function readOutbox(): Promise<void> {
  const session = sessionStore.get();
  outboxState.set(session ? await listOutbox(session.user.userId) : []);
}

const pendingCount = () => outboxState.get().filter(isPending).length;

/**
 * Follows the outbox, which other tabs and the service worker change, too, and says when all is sent.
 * @param refetch fetches what is on the screen again
 */
export function watchOutbox(refetch: () => Promise<unknown>): void {
  let sent = 0;
  const follow = async (message: OutboxMessage) => {
    if (message === "sent") sent += 1;
    await readOutbox();
    if (sent === 0 || pendingCount() > 0) return;
    const count = sent;
    sent = 0;
    // The server has what the screen shows by now, with ids and versions of its own.
    await refetch();
    toast.success(t("offline.sent", { count }));
  };
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.addEventListener("message", ({ data }) => void follow(data as OutboxMessage));
}

/** Sends what waits in the outbox. */
export async function sendPending(): Promise<void> {
  const session = sessionStore.get();
  if (!session || pendingCount() === 0) return;
  await sendOutbox({ viewerId: session.user.userId, token: session.token });
}
