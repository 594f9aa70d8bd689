import { useApolloClient } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import { nextPage } from "../shared/apollo/nextPage";
import { Cook } from "../features/cooking/cookMode/Cook";
import { CookButton } from "../features/cooking/cookMode/CookButton";
import { IngredientList } from "../features/cooking/display/IngredientList";
import { Instructions } from "../features/cooking/display/Instructions";
import { MadeItWhenSeen } from "../features/diary/MadeItWhenSeen";
import { DownloadRecipe } from "../features/recipeActions/DownloadRecipe";
import { MadeItLink, MakeVariation, SuggestEdit } from "../features/recipeActions/MakeVariation";
import { PrintButton } from "../features/recipeActions/PrintButton";
import { PrintedExtras } from "../features/recipeActions/PrintedExtras";
import { ShareRecipe } from "../features/recipeActions/ShareRecipe";
import { usePrinting } from "../features/recipeActions/usePrinting";
import { FavoriteButton } from "../features/favorites/FavoriteButton";
import { RecipeActions } from "../features/recipeActions/RecipeActions";
import { RecipeEquipment } from "../features/recipes/RecipeEquipment";
import { RecipeHeader } from "../features/recipes/RecipeHeader";
import { RecipeOrigin } from "../features/recipes/RecipeOrigin";
import { ReviewItem } from "../features/reviews/ReviewItem";
import { Reviews } from "../features/reviews/Reviews";
import { paths } from "../shared/paths";
import { useSession } from "../shared/session";
import { lazyComponent } from "../shared/ui/lazyComponent";
import { useReturn } from "../shared/useReturn";
import { fetchRecipePage, useRecipePage } from "./RecipePage.generated";
import { type recipeLoader, REVIEWS } from "./RecipePage.loader";
import classes from "./RecipePage.module.css";
import type { ReactNode } from "react";
import { t } from "../shared/messages/t";

const OwnIngredients = lazyComponent(() =>
  import("../features/ownIngredients/OwnIngredients").then((code) => code.OwnIngredients),
);

const SuggestionList = lazyComponent(() =>
  import("../features/history/SuggestionList").then((code) => code.SuggestionList),
);

/** A strip of links to the parts of a recipe, which sticks below the bar on a phone. */
function RecipeStrip({ action }: { action: ReactNode }) {
  return (
    <div className={classes.strip}>
      <nav className={classes.parts} aria-label={t("recipe.parts")}>
        <a href="#ingredients">{t("recipe.ingredients")}</a>
        <a href="#instructions">{t("recipe.steps")}</a>
        <a href="#reviews">{t("reviews.title")}</a>
      </nav>
      {action}
    </div>
  );
}

const PROFILE = /^\/users\/\d+(\/profile)?$/;

/** Returns true for screens that list recipes: the start page, the list and profiles. */
const listsRecipes = (pathname: string): boolean =>
  pathname === paths.home() || pathname === paths.recipes() || PROFILE.test(pathname);

/** /recipes/:recipeId */
export function Component() {
  const { linkKey, note, page } = useLoaderData<ReturnType<typeof recipeLoader>>();
  const client = useApolloClient();
  const { recipe } = useRecipePage(page);
  const session = useSession();
  const { printing, printPage } = usePrinting();
  const leave = useReturn(listsRecipes, paths.recipes());
  const { edges, pageInfo } = recipe.reviews;
  // A visitor with only the link can read and cook the recipe, but cannot save or review it.
  const isGuest = recipe.visibility !== "PUBLIC" && !recipe.viewerCanEdit;
  const waiting = (recipe.suggestions?.edges ?? []).flatMap(({ node }) =>
    node.state === "OPEN" ? node : [],
  );
  const loadMore = nextPage(pageInfo, (after) =>
    fetchRecipePage(client, { recipeId: recipe.recipeId, linkKey, reviews: REVIEWS, after }),
  );
  return (
    <article className={classes.recipe}>
      <RecipeHeader
        recipe={recipe}
        action={
          <>
            <div className={classes.cook}>
              <CookButton />
            </div>
            {!isGuest && <FavoriteButton recipe={recipe} />}
            <div className={classes.tools}>
              {recipe.visibility !== "PRIVATE" && (
                <ShareRecipe name={recipe.name} link={recipe.link} />
              )}
              {!isGuest && <DownloadRecipe recipeId={recipe.recipeId} />}
              <PrintButton recipe={recipe} onPrint={(withNote) => void printPage(withNote)} />
              {session && !isGuest && <MadeItLink recipeId={recipe.recipeId} />}
              {session && !isGuest && <MakeVariation recipeId={recipe.recipeId} />}
              {session && !isGuest && !recipe.viewerCanEdit && (
                <SuggestEdit recipeId={recipe.recipeId} />
              )}
            </div>
            <RecipeActions recipe={recipe} leave={() => leave()} />
          </>
        }
      />
      {waiting.length > 0 && (
        <SuggestionList title={t("suggestions.ofRecipe")} suggestions={waiting} isOfRecipe />
      )}
      <RecipeStrip action={<CookButton />} />
      <Cook recipe={recipe} />
      <div className={classes.body}>
        <aside className={classes.side}>
          <div>
            <IngredientList recipe={recipe} />
            <RecipeEquipment recipe={recipe} />
            {recipe.ownIngredients.length > 0 && <OwnIngredients recipe={recipe} />}
          </div>
          {session && !isGuest && note && (
            <div className={classes.note}>
              <note.NoteSlip
                key={recipe.id}
                recipe={recipe}
                viewer={session.user}
                authors={note.authors}
              />
            </div>
          )}
        </aside>
        <div className={classes.text}>
          <Instructions recipe={recipe} />
          <RecipeOrigin recipe={recipe} />
        </div>
      </div>
      <div className={classes.reviews}>
        <Reviews recipe={recipe} linkKey={linkKey} isOpen={!isGuest} onMore={loadMore}>
          {edges.map(({ node }) => (
            <ReviewItem
              key={node.id}
              review={node}
              recipe={recipe}
              viewerId={session?.user.userId}
            />
          ))}
        </Reviews>
        {!isGuest && <MadeItWhenSeen key={recipe.id} recipeId={recipe.recipeId} />}
      </div>
      <PrintedExtras recipe={recipe} printing={printing} />
    </article>
  );
}
