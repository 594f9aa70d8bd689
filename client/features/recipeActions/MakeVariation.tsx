import { GitFork, PencilLine } from "lucide-react";
import { Link } from "react-router-dom";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import classes from "./ShareRecipe.module.css";

/** The link to the form that copies a recipe into one of the viewer's own. */
export const MakeVariation = ({ recipeId }: { recipeId: number }) => (
  <Link className={classes.action} to={paths.newVariation(recipeId)}>
    <GitFork size={18} aria-hidden />
    {t("variations.make")}
  </Link>
);

/** The link to the form in which members suggest an edit of a recipe that they may not edit. */
export const SuggestEdit = ({ recipeId }: { recipeId: number }) => (
  <Link className={classes.action} to={paths.suggestEdit(recipeId)}>
    <PencilLine size={18} aria-hidden />
    {t("suggestions.suggest")}
  </Link>
);
