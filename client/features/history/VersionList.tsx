import { useState } from "react";
import { maxLength } from "../../../shared/inputLimits";
import type { FetchMore } from "../../shared/apollo/nextPage";
import { t } from "../../shared/messages/t";
import { hasRole, useSession } from "../../shared/session";
import { showErrorToast } from "../../shared/showError";
import { toast } from "../../shared/toast";
import { LoadMoreButton } from "../../shared/ui/LoadMoreButton";
import { ReasonDialog } from "../../shared/ui/ReasonDialog";
import { useReloadData } from "../../shared/useReloadData";
import { useRemoveVersionMutation, useRestoreVersionMutation } from "./ChangeVersion.generated";
import { VersionItem } from "./VersionItem";
import type { VersionItem_VersionFragment } from "./VersionItem_version.generated";

interface VersionListProps {
  recipe: { recipeId: number; version: number; viewerCanEdit: boolean };
  /** The versions, newest first. */
  versions: readonly VersionItem_VersionFragment[];
  onMore: FetchMore;
}

/** The versions of a recipe, which those who may edit it can restore. */
export function VersionList({ recipe, versions, onMore }: VersionListProps) {
  const { recipeId, version: current, viewerCanEdit } = recipe;
  const isAdmin = hasRole(useSession(), "admin");
  const [restore] = useRestoreVersionMutation();
  const [remove] = useRemoveVersionMutation();
  const reload = useReloadData();
  const [asked, setAsked] = useState<{ act: "restore" | "remove"; version: number } | null>(null);

  const run = async (change: () => Promise<unknown>, done: string) => {
    setAsked(null);
    try {
      await change();
    } catch (error) {
      showErrorToast(error, t("history.failed"));
      return;
    }
    await reload();
    toast.success(done);
  };
  const runRestore = (version: number, reason: string) =>
    run(
      () =>
        restore({
          variables: { recipeId, version, currentVersion: current, reason: reason.trim() || null },
        }),
      t("history.restored", { version }),
    );
  const runRemove = (version: number, reason: string) =>
    run(
      () => remove({ variables: { recipeId, version, reason: reason.trim() } }),
      t("history.contentIsRemoved", { version }),
    );

  const dialog = asked && {
    maxLength: maxLength.reason,
    onCancel: () => setAsked(null),
    ...(asked.act === "restore"
      ? {
          question: t("history.restoreQuestion", { version: asked.version }),
          label: t("history.why"),
          help: t("history.whyHelp"),
          action: t("history.restore"),
          onAction: (reason: string) => void runRestore(asked.version, reason),
        }
      : {
          question: t("history.removeQuestion", { version: asked.version }),
          label: t("history.removalReason"),
          help: t("history.removalReasonHelp"),
          action: t("history.removeAction"),
          required: true,
          onAction: (reason: string) => void runRemove(asked.version, reason),
        }),
  };

  return (
    <section aria-label={t("history.versions")}>
      <ul>
        {versions.map((item, i) => {
          const { version, removalReason } = item;
          const isFormer = version !== current && removalReason === null;
          return (
            <VersionItem
              key={version}
              recipeId={recipeId}
              version={item}
              previous={versions[i + 1]?.version}
              isCurrent={version === current}
              onRestore={
                viewerCanEdit && isFormer ? () => setAsked({ act: "restore", version }) : undefined
              }
              onRemove={
                isAdmin && isFormer ? () => setAsked({ act: "remove", version }) : undefined
              }
            />
          );
        })}
      </ul>
      {onMore && (
        <LoadMoreButton mt="md" onMore={onMore}>
          {t("history.more")}
        </LoadMoreButton>
      )}
      {dialog && <ReasonDialog {...dialog} />}
    </section>
  );
}
