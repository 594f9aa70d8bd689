import { CloudUpload } from "lucide-react";
import { t } from "../messages/t";
import { isPending } from "./OutboxEntry";
import { useOutboxEntry } from "./outboxState";
import classes from "./PendingMark.module.css";

/** A quiet mark beside what was written without a connection. */
export function PendingMark({ of: key }: { of: string }) {
  const entry = useOutboxEntry(key);
  if (!entry || !isPending(entry)) return null;
  return (
    <span className={classes.mark}>
      <CloudUpload size={14} aria-hidden /> {t("offline.pending")}
    </span>
  );
}
