import { Button } from "@mantine/core";
import { useState } from "react";
import { formatDate } from "../../../shared/dates";
import { t } from "../../../shared/messages/t";
import { showErrorToast } from "../../../shared/showError";
import { toast } from "../../../shared/toast";
import { lazyComponent } from "../../../shared/ui/lazyComponent";
import { useReloadData } from "../../../shared/useReloadData";
import classes from "../merging/Merges.module.css";
import type { ReferenceKind } from "../ReferenceKind";
import {
  type Proposal_IngredientFragment,
  useAcceptIngredientMutation,
} from "./Proposal_ingredient.generated";

const ReplaceDialog = lazyComponent(() =>
  import("./ReplaceDialog").then((code) => code.ReplaceDialog),
);

interface ProposedIngredientItemProps {
  kind: ReferenceKind;
  ingredient: Proposal_IngredientFragment;
  /** Called once the proposal is answered and the list is reloaded. */
  onAnswered: () => void;
}

/** A proposed ingredient, with actions to accept it or to use another one instead. */
export function ProposedIngredientItem({
  kind,
  ingredient,
  onAnswered,
}: ProposedIngredientItemProps) {
  const { ingredientId, name, recipeCount, proposedAt } = ingredient;
  const [isReplacing, setReplacing] = useState(false);
  const [accept, { loading }] = useAcceptIngredientMutation();
  const reload = useReloadData();
  const finish = async (message: string) => {
    toast.success(message);
    await reload();
    onAnswered();
  };
  const acceptIt = async () => {
    try {
      await accept({ variables: { ingredientId } });
      await finish(t("proposals.accepted", { name }));
    } catch (error) {
      showErrorToast(error, t("proposals.failed"));
    }
  };
  return (
    <li className={classes.item}>
      <div className={classes.text}>
        <p className={classes.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={classes.quiet}>
          {t("proposals.usedBy", { count: recipeCount, date: formatDate(proposedAt) })}
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          size="sm"
          aria-label={t("proposals.acceptOf", { name })}
          loading={loading}
          onClick={() => void acceptIt()}
        >
          {t("proposals.accept")}
        </Button>
        <Button
          size="sm"
          variant="default"
          aria-label={t("proposals.replaceOf", { name })}
          onClick={() => setReplacing(true)}
        >
          {t("proposals.replace")}
        </Button>
      </div>
      {isReplacing && (
        <ReplaceDialog
          kind={kind}
          source={{ id: ingredientId, name }}
          onReplaced={(into) =>
            void finish(t("proposals.replaced", { merged: name, into: into.name }))
          }
          onClose={() => setReplacing(false)}
        />
      )}
    </li>
  );
}
