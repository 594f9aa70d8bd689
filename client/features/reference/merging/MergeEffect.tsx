import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { t } from "../../../shared/messages/t";
import { showErrorToast } from "../../../shared/showError";
import type { MergeableKind } from "../ReferenceKind";
import classes from "./MergeEffect.module.css";
import { fetchMergePreview, type MergePreviewQuery } from "./Merging.generated";
import type { Item } from "./useMerging";

interface MergeEffectProps {
  kind: MergeableKind;
  source: Item;
  into: Item;
}

/** Describes the effect of a merge. */
export function MergeEffect({ kind, source, into }: MergeEffectProps) {
  const client = useApolloClient();
  const [preview, setPreview] = useState<MergePreviewQuery["mergePreview"] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    fetchMergePreview(client, { kind, mergedId: source.id, intoId: into.id }).then(
      ({ data }) => isCurrent && setPreview(data?.mergePreview ?? null),
      (error: unknown) => isCurrent && showErrorToast(error),
    );
    return () => void (isCurrent = false);
  }, [client, kind, source.id, into.id]);
  return (
    <div className={classes.effect} role="status">
      {preview && (
        <ul>
          <li>{t("merging.recipes", { count: preview.merged.recipeCount, into: into.name })}</li>
          {preview.bothCount > 0 && (
            <li>
              {kind === "INGREDIENT"
                ? t("merging.bothLines", { count: preview.bothCount })
                : t("merging.bothTags", { count: preview.bothCount })}
            </li>
          )}
          <li>{t("merging.alias", { merged: source.name, into: into.name })}</li>
          <li>{t("merging.undoable")}</li>
        </ul>
      )}
    </div>
  );
}
