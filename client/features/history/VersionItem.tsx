import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { formatDateTime } from "../../shared/dates";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import { OwnerLink } from "../../shared/ui/OwnerLink";
import classes from "./History.module.css";
import type { VersionItem_VersionFragment } from "./VersionItem_version.generated";

interface VersionItemProps {
  recipeId: number;
  version: VersionItem_VersionFragment;
  /** The number of the version before; absent for the first one that the viewer may see. */
  previous: number | undefined;
  isCurrent: boolean;
  /** Opens the dialog of restoring; absent without permission. */
  onRestore?: (() => void) | undefined;
  /** Opens the dialog of removing the content; absent without permission. */
  onRemove?: (() => void) | undefined;
}

interface CreditProps {
  account: VersionItem_VersionFragment["editor"];
  /** The name on the site from which the version was imported. */
  importedName: string | null;
}

/** The user who saved or suggested a version. */
function Credit({ account, importedName }: CreditProps) {
  if (account) return <OwnerLink owner={account} />;
  if (!importedName) return t("history.formerMember");
  return <span dir="auto">{t("history.onOtherSite", { name: importedName })}</span>;
}

/** A version in the list: its number, time, editor, suggester and reason. */
export function VersionItem(props: VersionItemProps) {
  const { recipeId, version: item, previous, isCurrent, onRestore, onRemove } = props;
  const { version, savedAt, reason, removalReason } = item;
  return (
    <li className={classes.item}>
      <div className={classes.about}>
        <h2 className={classes.number}>
          {t("history.version", { version })}
          {isCurrent && <span className={classes.current}>{t("history.current")}</span>}
        </h2>
        <p className={classes.meta}>
          <time dateTime={savedAt} suppressHydrationWarning>
            {formatDateTime(savedAt)}
          </time>
          {" · "}
          <Credit account={item.editor} importedName={item.importedEditorName} />
          {(item.suggester || item.importedSuggesterName) && (
            <>
              {" · "}
              {t("suggestions.credit")}{" "}
              <Credit account={item.suggester} importedName={item.importedSuggesterName} />
            </>
          )}
        </p>
        {reason && (
          <p className={classes.reason} dir="auto">
            {reason}
          </p>
        )}
        {removalReason && (
          <p className={classes.meta} dir="auto">
            {t("history.contentRemoved", { reason: removalReason })}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        {previous !== undefined && (
          <Button
            component={Link}
            to={paths.recipeDifference(recipeId, previous, version)}
            variant="default"
            size="sm"
            aria-label={t("history.changesOf", { version })}
          >
            {t("history.changes")}
          </Button>
        )}
        {onRestore && (
          <Button
            variant="default"
            size="sm"
            aria-label={t("history.restoreOf", { version })}
            onClick={onRestore}
          >
            {t("history.restore")}
          </Button>
        )}
        {onRemove && (
          <Button
            variant="subtle"
            size="sm"
            aria-label={t("history.removeOf", { version })}
            onClick={onRemove}
          >
            {t("history.remove")}
          </Button>
        )}
      </div>
    </li>
  );
}
