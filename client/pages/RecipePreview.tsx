import { type ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { useDeferredValue, useLayoutEffect, useState } from "react";
import { makeClient } from "../shared/apollo/makeClient";
import { IngredientList } from "../features/cooking/display/IngredientList";
import { Instructions } from "../features/cooking/display/Instructions";
import { isBlank } from "../features/recipeForm/draftLines";
import type { RecipeDraft } from "../features/recipeForm/recipeDraft";
import { useCoverOptions } from "../features/recipeForm/useCoverOptions";
import type { RecipeFormOptions } from "../features/recipeForm/RecipeFormOptions";
import { RecipeHeader } from "../features/recipes/RecipeHeader";
import { RecipeEquipment } from "../features/recipes/RecipeEquipment";
import { RecipeOrigin } from "../features/recipes/RecipeOrigin";
import { t } from "../shared/messages/t";
import type { PictureImage } from "../shared/ui/Picture";
import { PREVIEW_ID, makePreview } from "./makePreview";
import classes from "./RecipePreview.module.css";
import {
  type RecipePreview_RecipeFragment,
  RecipePreview_RecipeFragmentDoc,
} from "./RecipePreview_recipe.generated";

export interface RecipePreviewProps {
  draft: RecipeDraft;
  options: RecipeFormOptions;
}

/** The cache ID by which the components of the recipe's page find the recipe. */
const recipe: RecipePreview_RecipeFragment = { __typename: "Recipe", id: PREVIEW_ID };

/** The draft, and the loaded cover of a recipe without photos. */
interface PreviewContentProps extends RecipePreviewProps {
  drawing: PictureImage | undefined;
}

function write({ cache }: ApolloClient, { draft, options, drawing }: PreviewContentProps): void {
  cache.writeFragment({
    fragment: RecipePreview_RecipeFragmentDoc,
    fragmentName: "RecipePreview_recipe",
    data: makePreview(draft, options, drawing),
  });
}

/** Returns true until a draft has a title, an ingredient, a step, a description or a photo. */
const isEmpty = ({ description, instructions, lines, name, photos }: RecipeDraft) =>
  [name, description, instructions].every((text) => text.trim() === "") &&
  lines.every(isBlank) &&
  photos.length === 0;

/**
 * A visual preview of a recipe next to its form, hidden from screen readers because the form has the same
 * content. The components of the recipe's page read a separate cache that contains the draft.
 */
export function RecipePreview(props: RecipePreviewProps) {
  const { draft, options } = useDeferredValue(props);
  const isPhoto = draft.photos.length > 0;
  const covers = useCoverOptions(draft, isPhoto || draft.name.trim() === "");
  const drawing = covers.find((cover) => cover.drawing === draft.coverDrawing)?.image;
  const [client] = useState(() => {
    const client = makeClient(ApolloLink.empty());
    write(client, { draft, options, drawing });
    return client;
  });
  useLayoutEffect(
    () => write(client, { draft, options, drawing }),
    [client, draft, drawing, options],
  );
  return (
    <aside className={classes.preview} inert aria-hidden>
      <p className={classes.title}>{t("recipeForm.preview")}</p>
      {isEmpty(draft) ? (
        <p className={classes.empty}>{t("recipeForm.previewEmpty")}</p>
      ) : (
        <ApolloProvider client={client}>
          <div
            className={classes.recipe}
            data-cover={isPhoto || drawing !== undefined || undefined}
          >
            <RecipeHeader recipe={recipe} isPreview />
            <IngredientList recipe={recipe} />
            <RecipeEquipment recipe={recipe} />
            <Instructions recipe={recipe} />
            <RecipeOrigin recipe={recipe} />
          </div>
        </ApolloProvider>
      )}
    </aside>
  );
}
