import type { ReactNode } from "react";
import type { RecipePart } from "../../shared/apollo/schema.generated";
import { t } from "../../shared/messages/t";
import { ChangedFact } from "./ChangedFact";
import { ChangedLine } from "./ChangedLine";
import { ChangedText, ChangedValue } from "./ChangedText";
import classes from "./Difference.module.css";
import type {
  Change_ChangeFragment,
  Difference_DifferenceFragment,
} from "./Difference_difference.generated";

interface DifferenceProps {
  difference: Pick<Difference_DifferenceFragment, "changes">;
  /** The recipe's language. */
  language: string | null;
  /** Renders a mark above each change, such as a check box. */
  mark?: (change: Change_ChangeFragment) => ReactNode;
}

interface PartProps extends Pick<DifferenceProps, "mark"> {
  title: string;
  changes: readonly Change_ChangeFragment[];
  /** The element around the changes, or around each change with its mark. */
  as: "dl" | "ul" | "div";
  className?: string | undefined;
  children: (change: Change_ChangeFragment, key: number) => ReactNode;
}

/** A group of changes, with the name that the recipe's page has for it. */
function Part({ title, changes, as: List, className, mark, children }: PartProps) {
  if (changes.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {mark ? (
        changes.map((change, i) => (
          <div key={i} role="group" className={classes.marked}>
            {mark(change)}
            <List className={className}>{children(change, i)}</List>
          </div>
        ))
      ) : (
        <List className={className}>{changes.map(children)}</List>
      )}
    </section>
  );
}

const renderName = (change: Change_ChangeFragment, key: number) => (
  <li key={key} dir="auto">
    <ChangedValue before={change.before} after={change.after} />
  </li>
);

/** The difference of two recipes, part by part. Parts without a change are left out. */
export function Difference({ difference: { changes }, language, mark }: DifferenceProps) {
  if (!changes) return <p className={classes.note}>{t("history.notComparable")}</p>;
  if (changes.length === 0) return <p className={classes.note}>{t("history.noChanges")}</p>;
  const pick = (...parts: RecipePart[]) => ({
    changes: changes.filter(({ part }) => parts.includes(part)),
    ...(mark && { mark }),
  });
  return (
    <div className={classes.difference}>
      <Part title={t("history.facts")} as="dl" {...pick("FACT")}>
        {(change, key) => <ChangedFact key={key} change={change} />}
      </Part>
      <Part title={t("recipe.ingredients")} as="ul" {...pick("LINE")}>
        {(change, key) => <ChangedLine key={key} change={change} language={language} />}
      </Part>
      <Part title={t("recipe.instructions")} as="div" {...pick("STEP", "STEP_DETAILS")}>
        {(change, key) =>
          change.part === "STEP" ? (
            <ChangedText key={key} words={change.words} />
          ) : (
            <p key={key} className={classes.note}>
              {t("history.stepDetails")}
            </p>
          )
        }
      </Part>
      <Part title={t("recipe.tags")} as="ul" className={classes.names} {...pick("TAG")}>
        {renderName}
      </Part>
      <Part title={t("bar.equipment")} as="ul" className={classes.names} {...pick("EQUIPMENT")}>
        {renderName}
      </Part>
      <Part title={t("recipeForm.photos.title")} as="div" {...pick("PHOTOS")}>
        {(change, key) => (
          <p key={key} className={classes.note}>
            {change.before === change.after
              ? t("history.otherPhotos")
              : t("history.photoCount", { before: change.before ?? 0, after: change.after ?? 0 })}
          </p>
        )}
      </Part>
    </div>
  );
}
