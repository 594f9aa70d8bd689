import { Button } from "@mantine/core";
import { useId } from "react";
import { formatDate } from "../../shared/dates";
import { t } from "../../shared/messages/t";
import { showErrorToast } from "../../shared/showError";
import classes from "./OwnIngredients.module.css";
import {
  type OwnIngredients_RecipeFragment,
  useProposeIngredientsMutation,
} from "./OwnIngredients_recipe.generated";

/** The ingredients of a private recipe that the site's list does not have, with an action to propose them. */
export function OwnIngredients({ recipe }: { recipe: OwnIngredients_RecipeFragment }) {
  const { recipeId, ownIngredients } = recipe;
  const [propose, { loading }] = useProposeIngredientsMutation();
  const heading = useId();
  const isProposed = ownIngredients.every((ingredient) => ingredient.isProposed);
  const isDeclined = ownIngredients.some(({ declinedAt }) => declinedAt !== null);
  const proposeAll = async () => {
    try {
      await propose({ variables: { recipeId } });
    } catch (error) {
      showErrorToast(error, t("proposals.proposeFailed"));
    }
  };
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <h3 id={heading} className={classes.heading}>
        {t("proposals.own")}
      </h3>
      <p dir="auto">{ownIngredients.map(({ name }) => name).join(", ")}</p>
      {ownIngredients.map(
        ({ ingredientId, name, declinedAt, declineReason: reason }) =>
          declinedAt !== null && (
            <p key={ingredientId} dir="auto">
              {reason
                ? t("proposals.declinedWith", { name, date: formatDate(declinedAt), reason })
                : t("proposals.declinedOn", { name, date: formatDate(declinedAt) })}
            </p>
          ),
      )}
      {isProposed ? (
        <p role="status" className={classes.quiet}>
          {t("proposals.proposed")}
        </p>
      ) : (
        <>
          <p className={classes.quiet}>{t("proposals.help")}</p>
          <Button size="sm" variant="default" loading={loading} onClick={() => void proposeAll()}>
            {t(isDeclined ? "proposals.proposeAgain" : "proposals.propose")}
          </Button>
        </>
      )}
    </section>
  );
}
