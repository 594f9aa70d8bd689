import { type ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { useDeferredValue, useLayoutEffect, useState } from "react";
import { makeClient } from "../apollo/makeClient";
import { IngredientList } from "../features/cooking/display/IngredientList";
import { Instructions } from "../features/cooking/display/Instructions";
import type { RecipeDraft } from "../features/recipeForm/recipeDraft";
import type { RecipeFormOptions } from "../features/recipeForm/RecipeFormOptions";
import { RecipeHeader } from "../features/recipes/RecipeHeader";
import { RecipeOrigin } from "../features/recipes/RecipeOrigin";
import { t } from "../shared/messages/t";
import { PREVIEW_ID, previewOf } from "./previewOf";
import classes from "./RecipePreview.module.css";
import {
  type RecipePreview_RecipeFragment,
  RecipePreview_RecipeFragmentDoc,
} from "./RecipePreview_recipe.generated";

export interface RecipePreviewProps {
  draft: RecipeDraft;
  options: RecipeFormOptions;
}

/** By which the parts of the recipe's page find it. */
const recipe: RecipePreview_RecipeFragment = { __typename: "Recipe", id: PREVIEW_ID };

function write({ cache }: ApolloClient, { draft, options }: RecipePreviewProps): void {
  cache.writeFragment({
    fragment: RecipePreview_RecipeFragmentDoc,
    fragmentName: "RecipePreview_recipe",
    data: previewOf(draft, options),
  });
}

/**
 * A recipe beside its form as it will look; seen only, since all of it is in the form as well. The parts
 * of the recipe's page read a cache of its own, in which the draft is the recipe.
 */
export function RecipePreview(props: RecipePreviewProps) {
  const shown = useDeferredValue(props);
  const [client] = useState(() => {
    const client = makeClient(ApolloLink.empty());
    write(client, shown);
    return client;
  });
  useLayoutEffect(() => write(client, shown), [client, shown]);
  return (
    <aside className={classes.preview} inert aria-hidden>
      <p className={classes.title}>{t("recipeForm.preview")}</p>
      <ApolloProvider client={client}>
        <div className={classes.recipe} data-photos={shown.draft.photos.length > 0 || undefined}>
          <RecipeHeader recipe={recipe} isPreview />
          <IngredientList recipe={recipe} />
          <Instructions recipe={recipe} />
          <RecipeOrigin recipe={recipe} />
        </div>
      </ApolloProvider>
    </aside>
  );
}
