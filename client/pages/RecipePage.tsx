import { useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { useLoaderData, useNavigate } from "react-router-dom";
import { FavoriteButton } from "../features/favorites/FavoriteButton";
import { NoteSlip } from "../features/notes/NoteSlip";
import { RecipeActions } from "../features/recipeActions/RecipeActions";
import { IngredientList } from "../features/recipes/IngredientList";
import { Instructions } from "../features/recipes/Instructions";
import { RecipeHeader } from "../features/recipes/RecipeHeader";
import { ReviewItem } from "../features/reviews/ReviewItem";
import { Reviews } from "../features/reviews/Reviews";
import { paths } from "../shared/paths";
import { useSession } from "../shared/session";
import type { recipeLoader } from "./RecipePage.loader";
import classes from "./RecipePage.module.css";

/** /recipes/:recipeId */
export function Component() {
  const ref = useLoaderData<ReturnType<typeof recipeLoader>>();
  const { fetchMore } = useQueryRefHandlers(ref);
  const { recipe } = useReadQuery(ref).data;
  const session = useSession();
  const navigate = useNavigate();
  const { edges, pageInfo } = recipe.reviews;
  return (
    <article>
      <RecipeHeader
        recipe={recipe}
        action={
          <>
            <FavoriteButton recipe={recipe} />
            <RecipeActions
              recipe={recipe}
              leave={async () => navigate(paths.recipes(), { flushSync: true })}
            />
          </>
        }
      />
      <div className={classes.body}>
        <aside className={classes.side}>
          <IngredientList recipe={recipe} />
          {session && <NoteSlip recipe={recipe} userName={session.user.userName} />}
        </aside>
        <div className={classes.text}>
          <Instructions recipe={recipe} />
          <Reviews
            recipe={recipe}
            onMore={
              pageInfo.hasNextPage
                ? () => fetchMore({ variables: { after: pageInfo.endCursor ?? null } })
                : undefined
            }
          >
            {edges.map(({ node }) => (
              <ReviewItem key={node.id} review={node} viewerId={session?.user.userId} />
            ))}
          </Reviews>
        </div>
      </div>
    </article>
  );
}
