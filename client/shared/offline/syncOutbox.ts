import { listOutbox } from "./outbox";
import { isPending } from "./OutboxEntry";
import { outboxState } from "./outboxState";
import { sendOutbox } from "./sendOutbox";
import { OUTBOX_CHANNEL, type OutboxMessage } from "./workerMessages";
import { sessionStore } from "../session";
import { toast } from "../toast";
import { t } from "../messages/t";

/** Reads the viewer's outbox from the database into the page. */
export async function readOutbox(): Promise<void> {
  const session = sessionStore.get();
  outboxState.set(session ? await listOutbox(session.user.userId) : []);
}

/**
 * Follows the outbox, which other tabs and the service worker also change, and shows a toast when all is
 * sent.
 * @param refetch refetches the screen's data
 */
export function watchOutbox(refetch: () => Promise<unknown>): void {
  let sentCount = 0;
  const follow = async ({ isSent, isWaiting }: OutboxMessage) => {
    if (isSent) sentCount += 1;
    const count = isWaiting ? 0 : sentCount;
    sentCount -= count;
    await readOutbox();
    if (count === 0) return;
    // The data of the screen is refetched, so that it has the server's IDs and versions.
    await refetch().catch(() => undefined);
    toast.success(t("offline.sent", { count }));
  };
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.addEventListener("message", ({ data }) => void follow(data as OutboxMessage));
}

/** Sends the pending entries of the outbox. */
export async function sendPending(): Promise<void> {
  const session = sessionStore.get();
  if (!session || !outboxState.get().some(isPending)) return;
  await sendOutbox({ viewerId: session.user.userId, token: session.token });
}
