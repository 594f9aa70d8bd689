import "../../shared/ui/fieldStyles";
import type { ReviewOutcome } from "../../shared/apollo/schema.generated";
import { t } from "../../shared/messages/t";
import { ChangesField, type ReviewedRecipe } from "./ChangesField";
import classes from "./OutcomeField.module.css";
import type { ChangeDraft } from "./reviewRules";

interface OutcomeFieldProps {
  recipe: ReviewedRecipe;
  outcome: ReviewOutcome | null;
  changes: ChangeDraft[];
  onChange: (values: { outcome: ReviewOutcome | null; changes: ChangeDraft[] }) => void;
}

/** The optional statement how the reviewer cooked; a second press removes it. */
export function OutcomeField({ recipe, outcome, changes, onChange }: OutcomeFieldProps) {
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t("reviews.outcomeLabel")}</legend>
      <div className={classes.outcomes}>
        {(["AS_WRITTEN", "WITH_CHANGES"] as const).map((value) => (
          <button
            key={value}
            type="button"
            className={classes.chip}
            aria-pressed={outcome === value}
            onClick={() => onChange({ outcome: outcome === value ? null : value, changes })}
          >
            {t(`reviews.outcomes.${value}`)}
          </button>
        ))}
      </div>
      {outcome === "WITH_CHANGES" && (
        <ChangesField
          recipe={recipe}
          changes={changes}
          onChange={(next) => onChange({ outcome, changes: next })}
        />
      )}
    </fieldset>
  );
}
