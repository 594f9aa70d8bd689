import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { parseApiError } from "../../apollo/apiError";
import { showErrorToast } from "../../shared/showError";
import { useLeaveGuard } from "../../shared/form/useLeaveGuard";
import { paths } from "../../shared/paths";
import { toast } from "../../shared/toast";
import { useWhenReady } from "../../shared/useWhenReady";
import { t } from "../../shared/messages/t";
import { draftOf } from "./draftOf";
import { usePhotoUploads } from "./photos/usePhotoUploads";
import { type RecipeDraft, toInput } from "./recipeDraft";
import { RecipeForm } from "./RecipeForm";
import type { RecipeForm_RecipeFragment } from "./RecipeForm_recipe.generated";
import type { RecipeFormOptions } from "./RecipeFormOptions";
import {
  fetchRecipeNow,
  useCreateRecipeMutation,
  useUpdateRecipeMutation,
} from "./SaveRecipe.generated";
import { StaleRecipe } from "./StaleRecipe";
import { usePersistedDraft } from "./usePersistedDraft";

interface RecipeEditorProps {
  options: RecipeFormOptions;
  /** What is edited; a new recipe without one. */
  recipe?: RecipeForm_RecipeFragment;
}

/** Typing, keeping and saving a recipe, also when somebody else saves it meanwhile. */
export function RecipeEditor({ options, recipe }: RecipeEditorProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [create] = useCreateRecipeMutation();
  const [update] = useUpdateRecipeMutation();
  const persisted = usePersistedDraft(
    recipe ? `recipe:${recipe.recipeId}` : "recipe:new",
    recipe && draftOf(recipe),
  );
  const uploads = usePhotoUploads(persisted.draft.photos.length, (photo) =>
    persisted.change(({ photos }) => ({ photos: [...photos, photo] })),
  );
  const underWay = uploads.uploads.length > 0;
  const allowNavigation = useLeaveGuard(
    persisted.changed || underWay,
    t(underWay ? "recipeForm.photos.leave" : "recipeForm.leave"),
  );
  const [saving, setSaving] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [theirs, setTheirs] = useState<RecipeForm_RecipeFragment>();

  const send = async (input: ReturnType<typeof toInput>, edited: number | undefined) => {
    if (!recipe) return (await create({ variables: { input } })).data?.createRecipe.recipeId;
    const { recipeId } = recipe;
    const variables = { recipeId, input, version: edited ?? null };
    return (await update({ variables })).data?.updateRecipe.recipeId;
  };

  const save = async (edited = persisted.draft.version) => {
    setSaving(true);
    setErrors({});
    try {
      const recipeId = await send(toInput(persisted.draft), edited);
      persisted.forget();
      allowNavigation();
      // Lists that are kept may have another order now, or miss the new recipe.
      client.cache.evict({ id: "ROOT_QUERY", fieldName: "recipes" });
      client.cache.evict({ id: "ROOT_QUERY", fieldName: "recipeFacets" });
      toast.success(t("recipeForm.saved"));
      await navigate(recipeId ? paths.recipe(recipeId) : paths.recipes());
    } catch (failure) {
      await handleError(failure);
    } finally {
      setSaving(false);
    }
  };

  const handleError = async (failure: unknown) => {
    const apiError = parseApiError(failure);
    if (apiError?.code === "PRECONDITION_FAILED" && recipe) {
      await compare(recipe.recipeId);
    } else if (apiError?.field) {
      setErrors({ [apiError.field.split(".")[0] ?? ""]: apiError.message });
    } else {
      showErrorToast(failure);
    }
  };

  /** Fetches what somebody else has saved, to be seen beside what was typed. */
  const compare = async (recipeId: number) => {
    try {
      const { data } = await fetchRecipeNow(client, { recipeId });
      setTheirs(data?.recipe);
    } catch (failure) {
      showErrorToast(failure);
    }
  };

  // What has failed meanwhile is told beside it, and nothing is saved without it.
  const saved = useWhenReady(!uploads.running, () => {
    if (!uploads.failed) void save();
  });

  const resolveConflict = (now: RecipeForm_RecipeFragment, content: RecipeDraft | null) => {
    setTheirs(undefined);
    if (content) return persisted.reset(content);
    persisted.change({ version: now.version });
    void save(now.version);
  };

  return (
    <>
      {theirs && (
        <StaleRecipe
          recipe={theirs}
          onKeepMine={() => resolveConflict(theirs, null)}
          onTakeTheirs={() => resolveConflict(theirs, draftOf(theirs))}
        />
      )}
      <RecipeForm
        options={options}
        draft={persisted.draft}
        restored={persisted.restored}
        saving={saving}
        errors={errors}
        uploads={uploads}
        waiting={saved.waits}
        onChange={persisted.change}
        onDiscard={() => {
          uploads.clear();
          persisted.reset();
        }}
        onSave={saved.ask}
        onCancel={() => void navigate(recipe ? paths.recipe(recipe.recipeId) : paths.recipes())}
      />
    </>
  );
}
