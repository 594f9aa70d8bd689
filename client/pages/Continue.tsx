import { PencilLine } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { writeCooking } from "../features/cooking/cookMode/cookingParam";
import { formatAge } from "../shared/dates";
import { findDrafts } from "../shared/drafts";
import { useHydrated } from "../shared/hydration/useHydrated";
import { parseId } from "../shared/ids";
import { langOf } from "../shared/languages";
import { t } from "../shared/messages/t";
import { parseJson } from "../shared/parseJson";
import { paths } from "../shared/paths";
import { Picture } from "../shared/ui/Picture";
import { pictureSizes } from "../shared/ui/pictureSizes";
import classes from "./Continue.module.css";
import { type Continue_RecipeRef, useContinue_Recipe } from "./MemberHome.generated";

const FORM = /^recipe:(.+)$/;

/** More drafts than these are found in their forms. */
const MAX_DRAFTS = 3;

interface ContinueProps {
  userId: number;
  /** The recipes that the viewer is cooking. */
  cooking: readonly (Continue_RecipeRef & { id: string })[];
}

/** Links to the recipes that the viewer is cooking, and to the drafts stored on this device. */
export function Continue({ userId, cooking }: ContinueProps) {
  const isHydrated = useHydrated();
  const [now] = useState(Date.now);
  const drafts = isHydrated ? findRecipeDrafts(userId) : [];
  if (cooking.length + drafts.length === 0) {
    // A script in the head of the page finds out whether drafts will follow.
    return isHydrated ? null : <div className={classes.space} />;
  }
  return (
    <section className={classes.root} aria-label={t("home.continue")}>
      <h2 className={classes.title}>{t("home.continue")}</h2>
      <ul className={classes.list}>
        {cooking.map((recipe) => (
          <li key={recipe.id}>
            <Cooking recipe={recipe} />
          </li>
        ))}
        {drafts.map(({ path, title, savedAt }) => (
          <li key={path} className={classes.item}>
            <span className={classes.icon} aria-hidden>
              <PencilLine size={22} />
            </span>
            <span className={classes.words}>
              <Link
                to={path}
                className={classes.link}
                dir="auto"
                aria-label={title && t("home.continueDraft", { name: title })}
              >
                {title || t("home.continueUntitled")}
              </Link>
              <span className={classes.kind}>
                {t("home.draft", { age: formatAge(savedAt, now) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const cookMode = `?${String(writeCooking(new URLSearchParams(), true))}`;

/** A link to the cook mode of a recipe. */
function Cooking({ recipe }: { recipe: Continue_RecipeRef }) {
  const { cover, language, name, recipeId } = useContinue_Recipe(recipe);
  return (
    <div className={classes.item}>
      <Picture className={classes.cover} image={cover} alt="" sizes={pictureSizes.continued} />
      <span className={classes.words}>
        <Link
          to={paths.recipe(recipeId) + cookMode}
          className={classes.link}
          dir="auto"
          lang={langOf(language)}
        >
          {name}
        </Link>
        <span className={classes.kind}>{t("home.continueCooking")}</span>
      </span>
    </div>
  );
}

interface Draft {
  name?: string;
  savedAt?: number;
}

// Reads a draft; its format is trusted, because only the form writes drafts.
const read = (text: string) => (parseJson(text) ?? {}) as Draft;

/** The path of a form, by the subject of its drafts. */
function formPath(form: string): string {
  const recipeId = parseId(form);
  if (recipeId) return paths.editRecipe(recipeId);
  return form === "private" ? paths.newPrivateRecipe() : paths.newRecipe();
}

/** Finds the user's latest drafts of recipes on this device. */
const findRecipeDrafts = (userId: number) =>
  findDrafts(userId, (text) => read(text).savedAt ?? 0)
    .flatMap(({ name, text, savedAt }) => {
      const form = FORM.exec(name)?.[1];
      if (!form) return [];
      return [{ path: formPath(form), title: read(text).name?.trim(), savedAt }];
    })
    .slice(0, MAX_DRAFTS);
