import "../../shared/ui/fieldStyles";
import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { maxLength } from "../../../shared/inputLimits";
import { t } from "../../shared/messages/t";
import { showErrorToast } from "../../shared/showError";
import { toast } from "../../shared/toast";
import { ReasonDialog } from "../../shared/ui/ReasonDialog";
import { useReloadData } from "../../shared/useReloadData";
import {
  useAcceptSuggestionMutation,
  useDeclineSuggestionMutation,
  useWithdrawSuggestionMutation,
} from "./AnswerSuggestion.generated";
import { Difference } from "./Difference";
import type { Change_ChangeFragment } from "./Difference_difference.generated";
import classes from "./Suggestions.module.css";

interface SuggestedChange {
  position: number;
  isFitting: boolean;
  isAccepted: boolean;
  change: Change_ChangeFragment;
}

interface SuggestionAnswerProps {
  suggestion: {
    suggestionId: number;
    state: string;
    viewerCanAnswer: boolean;
    viewerCanWithdraw: boolean;
  };
  /** The version of the recipe that the viewer sees. */
  currentVersion: number;
  /** The recipe's language. */
  language: string | null;
  changes: readonly SuggestedChange[];
}

/** The changes of a suggestion, of which users who may edit the recipe choose those to accept. */
export function SuggestionAnswer(props: SuggestionAnswerProps) {
  const { suggestion, currentVersion, language, changes } = props;
  const { suggestionId, state, viewerCanAnswer, viewerCanWithdraw } = suggestion;
  const fitting = changes.filter(({ isFitting }) => isFitting).map(({ position }) => position);
  const [omitted, setOmitted] = useState<readonly number[]>([]);
  const [isDeclining, setDeclining] = useState(false);
  const [accept, accepting] = useAcceptSuggestionMutation();
  const [decline, declining] = useDeclineSuggestionMutation();
  const [withdraw, withdrawing] = useWithdrawSuggestionMutation();
  const reload = useReloadData();
  const chosen = fitting.filter((position) => !omitted.includes(position));

  const run = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
    } catch (error) {
      showErrorToast(error, t("suggestions.failed"));
      return;
    }
    await reload();
    toast.success(done);
  };
  const toggle = (position: number) =>
    setOmitted(
      omitted.includes(position)
        ? omitted.filter((each) => each !== position)
        : [...omitted, position],
    );
  const readMark = ({ position, isFitting, isAccepted }: SuggestedChange) => {
    if (viewerCanAnswer && isFitting) {
      return (
        <Checkbox
          label={t("suggestions.choose", { number: position + 1 })}
          checked={!omitted.includes(position)}
          onChange={() => toggle(position)}
        />
      );
    }
    if (state === "OPEN") {
      return isFitting ? null : <p className={classes.unfit}>{t("suggestions.unfit")}</p>;
    }
    return (
      <p className={classes.mark}>
        {t(isAccepted ? "suggestions.isAccepted" : "suggestions.isNotAccepted")}
      </p>
    );
  };
  const marks = new Map(changes.map((suggested) => [suggested.change, readMark(suggested)]));

  return (
    <div className={classes.answer}>
      <h2 className={classes.title}>{t("history.changes")}</h2>
      <div className={classes.changes}>
        <Difference
          difference={{ changes: changes.map(({ change }) => change) }}
          language={language}
          mark={(change) => marks.get(change)}
        />
      </div>
      {viewerCanAnswer && (
        <div className={classes.buttons}>
          <Button
            disabled={chosen.length === 0}
            loading={accepting.loading}
            onClick={() =>
              void run(
                () => accept({ variables: { suggestionId, changes: chosen, currentVersion } }),
                t("suggestions.acceptedNow"),
              )
            }
          >
            {chosen.length === changes.length
              ? t("suggestions.acceptAll")
              : t("suggestions.accept", { count: chosen.length })}
          </Button>
          <Button variant="default" loading={declining.loading} onClick={() => setDeclining(true)}>
            {t("suggestions.decline")}
          </Button>
        </div>
      )}
      {viewerCanWithdraw && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            loading={withdrawing.loading}
            onClick={() =>
              void run(() => withdraw({ variables: { suggestionId } }), t("suggestions.withdrawn"))
            }
          >
            {t("suggestions.withdraw")}
          </Button>
        </div>
      )}
      {isDeclining && (
        <ReasonDialog
          question={t("suggestions.declineQuestion")}
          label={t("suggestions.declineReason")}
          help={t("suggestions.declineHelp")}
          maxLength={maxLength.reason}
          action={t("suggestions.decline")}
          required
          onAction={(reason) => {
            setDeclining(false);
            void run(
              () => decline({ variables: { suggestionId, reason: reason.trim() } }),
              t("suggestions.declinedNow"),
            );
          }}
          onCancel={() => setDeclining(false)}
        />
      )}
    </div>
  );
}
