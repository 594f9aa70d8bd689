import { useApolloClient } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import { nextPage } from "../apollo/nextPage";
import { Cook } from "../features/cooking/cookMode/Cook";
import { IngredientList } from "../features/cooking/display/IngredientList";
import { Instructions } from "../features/cooking/display/Instructions";
import { ShareRecipe } from "../features/recipeActions/ShareRecipe";
import { FavoriteButton } from "../features/favorites/FavoriteButton";
import { NoteSlip } from "../features/notes/NoteSlip";
import { RecipeActions } from "../features/recipeActions/RecipeActions";
import { RecipeHeader } from "../features/recipes/RecipeHeader";
import { ReviewItem } from "../features/reviews/ReviewItem";
import { Reviews } from "../features/reviews/Reviews";
import { paths } from "../shared/paths";
import { useSession } from "../shared/session";
import { useReturn } from "../shared/useReturn";
import { fetchRecipePage, useRecipePage } from "./RecipePage.generated";
import { type recipeLoader, REVIEWS } from "./RecipePage.loader";
import classes from "./RecipePage.module.css";

const PROFILE = /^\/users\/\d+(\/profile)?$/;

/** Whether a screen lists recipes: the start, the list, somebody's profile. */
const listsRecipes = (pathname: string): boolean =>
  pathname === paths.home() || pathname === paths.recipes() || PROFILE.test(pathname);

/** /recipes/:recipeId */
export function Component() {
  const { noteAuthors, page } = useLoaderData<ReturnType<typeof recipeLoader>>();
  const client = useApolloClient();
  const { recipe } = useRecipePage(page);
  const session = useSession();
  const leave = useReturn(listsRecipes, paths.recipes());
  const { edges, pageInfo } = recipe.reviews;
  const more = nextPage(pageInfo, (after) =>
    fetchRecipePage(client, { recipeId: recipe.recipeId, reviews: REVIEWS, after }),
  );
  return (
    <article>
      <RecipeHeader
        recipe={recipe}
        action={
          <>
            <Cook recipe={recipe} />
            <FavoriteButton recipe={recipe} />
            <ShareRecipe name={recipe.name} />
            <RecipeActions recipe={recipe} leave={() => leave()} />
          </>
        }
      />
      <div className={classes.body}>
        <aside className={classes.side}>
          <div className={classes.ingredients}>
            <IngredientList recipe={recipe} />
          </div>
          {session && (
            <div className={classes.note}>
              <NoteSlip
                key={recipe.id}
                recipe={recipe}
                viewer={session.user}
                authors={noteAuthors}
              />
            </div>
          )}
        </aside>
        <div className={classes.text}>
          <Instructions recipe={recipe} />
          <div className={classes.reviews}>
            <Reviews recipe={recipe} onMore={more}>
              {edges.map(({ node }) => (
                <ReviewItem key={node.id} review={node} viewerId={session?.user.userId} />
              ))}
            </Reviews>
          </div>
        </div>
      </div>
    </article>
  );
}
