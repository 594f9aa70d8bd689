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
  useDeclineIngredientMutation,
} from "./Proposal_ingredient.generated";

const DeclineDialog = lazyComponent(() =>
  import("./DeclineProposalDialog").then((code) => code.DeclineProposalDialog),
);
const ReplaceDialog = lazyComponent(() =>
  import("./ReplaceDialog").then((code) => code.ReplaceDialog),
);

interface ProposedIngredientItemProps {
  kind: ReferenceKind;
  ingredient: Proposal_IngredientFragment;
  /** Called once the proposal is answered and the list is reloaded. */
  onAnswered: () => void;
}

/** A proposed ingredient, with actions to accept it, to use another one instead, or to decline it. */
export function ProposedIngredientItem({
  kind,
  ingredient,
  onAnswered,
}: ProposedIngredientItemProps) {
  const { ingredientId, name, recipeCount, proposedAt } = ingredient;
  const [isReplacing, setReplacing] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const [accept, { loading }] = useAcceptIngredientMutation();
  const [decline] = useDeclineIngredientMutation();
  const reload = useReloadData();
  const finish = async (message: string) => {
    toast.success(message);
    await reload();
    onAnswered();
  };
  const answer = async (send: () => Promise<unknown>, message: string) => {
    try {
      await send();
      await finish(message);
    } catch (error) {
      showErrorToast(error, t("proposals.failed"));
    }
  };
  const acceptIt = () =>
    answer(() => accept({ variables: { ingredientId } }), t("proposals.accepted", { name }));
  const declineIt = (reason: string) => {
    setDeclining(false);
    return answer(
      () => decline({ variables: { ingredientId, reason } }),
      t("proposals.declined", { name }),
    );
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
        <Button
          size="sm"
          variant="default"
          aria-label={t("proposals.declineOf", { name })}
          onClick={() => setDeclining(true)}
        >
          {t("proposals.decline")}
        </Button>
      </div>
      {isDeclining && (
        <DeclineDialog
          name={name}
          onDecline={(reason) => void declineIt(reason)}
          onCancel={() => setDeclining(false)}
        />
      )}
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
