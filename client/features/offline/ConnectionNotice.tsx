import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { t } from "../../shared/messages/t";
import { translateServerMessage } from "../../shared/messages/serverMessages";
import { isPending, type OutboxEntry } from "../../shared/offline/OutboxEntry";
import { removeEntry } from "../../shared/offline/outbox";
import { paths } from "../../shared/paths";
import classes from "./ConnectionNotice.module.css";

interface ConnectionNoticeProps {
  isOffline: boolean;
  outbox: readonly OutboxEntry[];
  isOutdated: boolean;
  /** True if the recipe is a stored copy because the server fails. */
  isCopy: boolean;
}

/**
 * Returns false at first, because screen readers announce only content that is added to an existing
 * region.
 */
function useAppeared(): boolean {
  const [appeared, setAppeared] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAppeared(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return appeared;
}

/** A write that requires a decision. */
function EntryDecision({ entry }: { entry: OutboxEntry }) {
  const { conflict, recipe, refusal } = entry;
  const { name } = recipe;
  if (conflict) {
    return (
      <p>
        {t("offline.conflict", { name })}{" "}
        <Link to={paths.recipe(recipe.recipeId)}>{t("offline.decide")}</Link>
      </p>
    );
  }
  const message = translateServerMessage(refusal?.message ?? "");
  return (
    <p>
      {t("offline.refused", { name, message })}{" "}
      <button type="button" className={classes.action} onClick={() => void removeEntry(entry)}>
        {t("offline.dismiss")}
      </button>
    </p>
  );
}

function ReloadButton({ label }: { label: string }) {
  return (
    <button type="button" className={classes.action} onClick={() => location.reload()}>
      {label}
    </button>
  );
}

/**
 * A notice above the screen: offline state, stored data from a failing server, unsent writes, or a
 * new version.
 */
export function ConnectionNotice(props: ConnectionNoticeProps) {
  const { isCopy, isOffline, isOutdated, outbox } = props;
  const appeared = useAppeared();
  const waiting = outbox.filter(isPending).length;
  return (
    <div className={classes.notice} role="status">
      {appeared && isOffline && (
        <p>
          <WifiOff size={16} aria-hidden /> {t("offline.notice")}{" "}
          {waiting === 0 && t("offline.still")}
        </p>
      )}
      {appeared && isCopy && !isOffline && (
        <p>
          {t("offline.copy")} <ReloadButton label={t("offline.again")} />
        </p>
      )}
      {appeared && waiting > 0 && <p>{t("offline.waiting", { count: waiting })}</p>}
      {appeared &&
        outbox
          .filter((entry) => !isPending(entry))
          .map((entry) => <EntryDecision key={entry.key} entry={entry} />)}
      {appeared && isOutdated && !isOffline && (
        <p>
          {t("offline.update")} <ReloadButton label={t("offline.reload")} />
        </p>
      )}
    </div>
  );
}
