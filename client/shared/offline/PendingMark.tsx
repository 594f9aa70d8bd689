import { CloudUpload } from "lucide-react";
import { t } from "../messages/t";
import { isPending } from "./OutboxEntry";
import { useOutboxEntry } from "./outboxState";
import classes from "./PendingMark.module.css";

interface PendingMarkProps {
  /** The write's key in the outbox. */
  of: string;
  /** True to omit the visible text, as in a button. */
  compact?: boolean;
}

/** A mark next to content that was written offline. */
export function PendingMark({ of: key, compact = false }: PendingMarkProps) {
  const entry = useOutboxEntry(key);
  if (!entry || !isPending(entry)) return null;
  if (compact)
    return <CloudUpload size={16} className={classes.icon} aria-label={t("offline.pending")} />;
  return (
    <p className={classes.mark}>
      <CloudUpload size={14} aria-hidden /> {t("offline.pending")}
    </p>
  );
}
