import type { ReactNode } from "react";
import type { RecipePart } from "../../shared/apollo/schema.generated";
import { t } from "../../shared/messages/t";
import { ChangedFact } from "./ChangedFact";
import { ChangedLine } from "./ChangedLine";
import { ChangedText, ChangedValue } from "./ChangedText";
import classes from "./Difference.module.css";
import type { Difference_DifferenceFragment } from "./Difference_difference.generated";

/** A group of changes, with the name that the recipe's page has for it. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** The difference of two recipes, part by part. Parts without a change are left out. */
export function Difference({
  difference,
}: {
  difference: Pick<Difference_DifferenceFragment, "changes">;
}) {
  const { changes } = difference;
  if (!changes) return <p className={classes.note}>{t("history.notComparable")}</p>;
  if (changes.length === 0) return <p className={classes.note}>{t("history.noChanges")}</p>;
  const pick = (...parts: RecipePart[]) => changes.filter(({ part }) => parts.includes(part));
  const facts = pick("FACT");
  const lines = pick("LINE");
  const steps = pick("STEP", "STEP_DETAILS");
  const names = (part: RecipePart, title: string) => {
    const items = pick(part);
    return items.length === 0 ? null : (
      <Part title={title}>
        <ul className={classes.names}>
          {items.map((change, i) => (
            <li key={i} dir="auto">
              <ChangedValue before={change.before} after={change.after} />
            </li>
          ))}
        </ul>
      </Part>
    );
  };
  return (
    <div className={classes.difference}>
      {facts.length > 0 && (
        <Part title={t("history.facts")}>
          <dl>
            {facts.map((change, i) => (
              <ChangedFact key={i} change={change} />
            ))}
          </dl>
        </Part>
      )}
      {lines.length > 0 && (
        <Part title={t("recipe.ingredients")}>
          <ul>
            {lines.map((change, i) => (
              <ChangedLine key={i} change={change} />
            ))}
          </ul>
        </Part>
      )}
      {steps.length > 0 && (
        <Part title={t("recipe.instructions")}>
          {steps.map((change, i) =>
            change.part === "STEP" ? (
              <ChangedText key={i} words={change.words} />
            ) : (
              <p key={i} className={classes.note}>
                {t("history.stepDetails")}
              </p>
            ),
          )}
        </Part>
      )}
      {names("TAG", t("recipe.tags"))}
      {names("EQUIPMENT", t("bar.equipment"))}
      {pick("PHOTOS").map((change, i) => (
        <Part key={i} title={t("recipeForm.photos.title")}>
          <p className={classes.note}>
            {change.before === change.after
              ? t("history.otherPhotos")
              : t("history.photoCount", { before: change.before ?? 0, after: change.after ?? 0 })}
          </p>
        </Part>
      ))}
    </div>
  );
}
