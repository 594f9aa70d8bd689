import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { FormErrors } from "../../shared/form/fieldErrors";
import { useLeaveGuard } from "../../shared/form/useLeaveGuard";
import { useSubmit } from "../../shared/form/useSubmit";
import { paths } from "../../shared/paths";
import { useSession } from "../../shared/session";
import { showErrorDialog, showErrorToast } from "../../shared/showError";
import { toast } from "../../shared/toast";
import { useWhenReady } from "../../shared/useWhenReady";
import { t } from "../../shared/messages/t";
import { DraftNotice } from "./DraftNotice";
import { dismissedHintsKey, moveDismissedHints } from "./hints/dismissedHints";
import { toDraft, toSuggestion } from "./toDraft";
import { usePhotoUploads } from "./photos/usePhotoUploads";
import { emptyDraft, type RecipeDraft, toInput, toLineInputs } from "./recipeDraft";
import classes from "./RecipeEditor.module.css";
import { RecipeForm } from "./RecipeForm";
import type { RecipeForm_RecipeFragment } from "./RecipeForm_recipe.generated";
import type { RecipeFormOptions } from "./RecipeFormOptions";
import {
  fetchRecipeNow,
  useCreateRecipeMutation,
  useSuggestEditMutation,
  useUpdateRecipeMutation,
} from "./SaveRecipe.generated";
import { StaleRecipe } from "./StaleRecipe";
import { NewIngredientError, useNewIngredients } from "./useNewIngredients";
import { usePersistedDraft } from "./usePersistedDraft";
import { lazyComponent } from "../../shared/ui/lazyComponent";

/** Hints are quiet: without their code there are none. */
const RecipeHints = lazyComponent(() =>
  import("./hints/RecipeHints").then(
    (module) => module.RecipeHints,
    () => () => null,
  ),
);

interface RecipeEditorProps {
  options: RecipeFormOptions;
  /** The edited recipe; absent for a new one. */
  recipe?: RecipeForm_RecipeFragment;
  /** The recipe of which the new one is a variation, and its copy. */
  origin?: { id: string; recipeId: number; copy: RecipeDraft };
  /** True if a new recipe starts as private. */
  isPrivate?: boolean;
  /** Renders a preview of the draft next to the form. */
  preview: (draft: RecipeDraft) => ReactNode;
}

/** The input of a draft, its rows including new ingredients, and the version that it replaces. */
type SentRecipe = Omit<ReturnType<typeof toInput>, "lines"> &
  Pick<RecipeDraft, "lines"> & { version: number | null | undefined };

function showSaveError(error: unknown): void {
  if (!(error instanceof NewIngredientError)) return showErrorToast(error);
  void showErrorDialog(error.cause, t("recipeForm.ingredientFailed"));
}

/** The name of the draft, which is kept apart from those of other forms. */
function readSubject({
  options: { isSuggestion },
  recipe,
  origin,
  isPrivate,
}: Pick<RecipeEditorProps, "options" | "origin" | "isPrivate"> & {
  recipe: RecipeForm_RecipeFragment | undefined;
}): string {
  if (recipe) return `${isSuggestion ? "suggestion" : "recipe"}:${recipe.recipeId}`;
  if (origin) return `variation:${origin.recipeId}`;
  return isPrivate ? "recipe:private" : "recipe:new";
}

/** Edits and saves a recipe; stores the draft, also if another user saves the recipe meanwhile. */
export function RecipeEditor({ options, recipe, origin, isPrivate, preview }: RecipeEditorProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [create] = useCreateRecipeMutation();
  const [update] = useUpdateRecipeMutation();
  const [suggest] = useSuggestEditMutation();
  const session = useSession();
  const userId = session?.user.userId ?? 0;
  const subject = readSubject({ options, recipe, origin, isPrivate });
  const readDraft = options.isSuggestion ? toSuggestion : toDraft;
  const hintsKey = dismissedHintsKey(userId, subject);
  const persisted = usePersistedDraft(
    userId,
    subject,
    recipe ? readDraft(recipe) : (origin?.copy ?? emptyDraft(isPrivate ? "PRIVATE" : "PUBLIC")),
  );
  const uploads = usePhotoUploads(persisted.draft.photos.length, (change, key) =>
    persisted.change(({ photos, steps }) =>
      key === null
        ? { photos: change(photos) }
        : {
            steps: steps.map((step) =>
              step.key === key ? { ...step, photos: change(step.photos) } : step,
            ),
          },
    ),
  );
  const underWay = uploads.uploads.length > 0;
  const allowNavigation = useLeaveGuard(
    persisted.changed || underWay,
    t(underWay ? "recipeForm.photos.leave" : "recipeForm.leave"),
  );
  const [errors, setErrors] = useState<FormErrors>({});
  const [theirs, setTheirs] = useState<RecipeForm_RecipeFragment>();

  const createIngredients = useNewIngredients();

  const getValues = (version = persisted.draft.version) => ({
    ...toInput(persisted.draft),
    lines: persisted.draft.lines,
    version,
  });
  const send = async ({ version = null, lines, ...rest }: SentRecipe) => {
    setErrors({});
    const input = { ...rest, lines: toLineInputs(await createIngredients(lines)) };
    if (!recipe) {
      const variables = { input, originId: origin?.recipeId ?? null };
      return (await create({ variables })).data?.createRecipe.recipeId;
    }
    const { recipeId } = recipe;
    const variables = { recipeId, input, version };
    if (!options.isSuggestion) return (await update({ variables })).data?.updateRecipe.recipeId;
    await suggest({ variables });
    return recipeId;
  };
  /** Fetches the version that another user has saved, to show it next to the draft. */
  const compare = async ({ recipeId }: RecipeForm_RecipeFragment) =>
    setTheirs((await fetchRecipeNow(client, { recipeId })).data?.recipe);

  const { submit, submitting } = useSubmit({ getValues, setErrors }, send, {
    onError: showSaveError,
    ...(recipe && { onConflict: () => compare(recipe) }),
    onSuccess(recipeId) {
      persisted.forget();
      if (recipeId) moveDismissedHints(hintsKey, dismissedHintsKey(userId, `recipe:${recipeId}`));
      allowNavigation();
      // Cached lists may now have a different order, or lack the new recipe.
      client.cache.evict({ id: "ROOT_QUERY", fieldName: "recipes" });
      client.cache.evict({ id: "ROOT_QUERY", fieldName: "recipeFacets" });
      client.cache.evict({ id: "ROOT_QUERY", fieldName: "viewerRecipes" });
      const changed = origin ?? recipe;
      if (changed) {
        const id = client.cache.identify({ __typename: "Recipe", id: changed.id }) ?? "";
        client.cache.evict({ id, fieldName: "suggestions" });
        client.cache.evict({ id, fieldName: "variationCount" });
        client.cache.evict({ id, fieldName: "variations" });
      }
      toast.success(t(options.isSuggestion ? "suggestions.sent" : "recipeForm.saved"));
      return navigate(recipeId ? paths.recipe(recipeId) : paths.recipes());
    },
  });

  // A failed upload shows its own error and cancels saving.
  const saving = useWhenReady(!uploads.running, () => {
    if (!uploads.failed) void submit(getValues());
  });

  const newPath = isPrivate ? paths.ownRecipes() : paths.recipes();
  const shown = recipe ?? origin;
  const cancelPath = shown ? paths.recipe(shown.recipeId) : newPath;

  const resolveConflict = (now: RecipeForm_RecipeFragment, content: RecipeDraft | null) => {
    setTheirs(undefined);
    if (content) return persisted.reset(content);
    persisted.change({ version: now.version });
    void submit(getValues(now.version));
  };

  return (
    <div className={classes.editor}>
      <div className={classes.typed}>
        {theirs && (
          <StaleRecipe
            recipe={theirs}
            onKeepMine={() => resolveConflict(theirs, null)}
            onTakeTheirs={() => resolveConflict(theirs, readDraft(theirs))}
          />
        )}
        <RecipeForm
          options={options}
          draft={persisted.draft}
          notice={
            <DraftNotice
              restoredAt={persisted.restoredAt}
              offeredAt={persisted.offeredAt}
              onRestore={persisted.restore}
              onDiscard={() => {
                uploads.clear();
                persisted.discard();
              }}
            />
          }
          hints={
            <RecipeHints
              opened={persisted.draft.instructions.trim() !== ""}
              draft={persisted.draft}
              ingredients={options.ingredients}
              storageKey={hintsKey}
              onChange={persisted.change}
            />
          }
          saving={submitting}
          errors={errors}
          uploads={uploads}
          waiting={saving.isWaiting}
          onChange={persisted.change}
          onSave={saving.start}
          onCancel={() => void navigate(cancelPath)}
        />
      </div>
      {preview(persisted.draft)}
    </div>
  );
}
