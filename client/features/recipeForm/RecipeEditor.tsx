import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { toldBy } from "../../apollo/errors";
import { reportFailure } from "../../shared/failure";
import { useLeaveGuard } from "../../shared/form/useLeaveGuard";
import { paths } from "../../shared/paths";
import { toast } from "../../shared/toast";
import { useWhenReady } from "../../shared/useWhenReady";
import { t } from "../../shared/words/t";
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
import { useKeptDraft } from "./useKeptDraft";

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
  const kept = useKeptDraft(
    recipe ? `recipe:${recipe.recipeId}` : "recipe:new",
    recipe && draftOf(recipe),
  );
  const uploads = usePhotoUploads(kept.draft.photos.length, (photo) =>
    kept.change(({ photos }) => ({ photos: [...photos, photo] })),
  );
  const underWay = uploads.uploads.length > 0;
  const letPass = useLeaveGuard(
    kept.changed || underWay,
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

  const save = async (edited = kept.draft.version) => {
    setSaving(true);
    setErrors({});
    try {
      const recipeId = await send(toInput(kept.draft), edited);
      kept.forget();
      letPass();
      // Lists that are kept may have another order now, or miss the new recipe.
      client.cache.evict({ id: "ROOT_QUERY", fieldName: "recipes" });
      client.cache.evict({ id: "ROOT_QUERY", fieldName: "recipeFacets" });
      toast.success(t("recipeForm.saved"));
      await navigate(recipeId ? paths.recipe(recipeId) : paths.recipes());
    } catch (failure) {
      await explain(failure);
    } finally {
      setSaving(false);
    }
  };

  const explain = async (failure: unknown) => {
    const told = toldBy(failure);
    if (told?.code === "PRECONDITION_FAILED" && recipe) {
      await compare(recipe.recipeId);
    } else if (told?.field) {
      setErrors({ [told.field.split(".")[0] ?? ""]: told.message });
    } else {
      reportFailure(failure);
    }
  };

  /** Fetches what somebody else has saved, to be seen beside what was typed. */
  const compare = async (recipeId: number) => {
    try {
      const { data } = await fetchRecipeNow(client, { recipeId });
      setTheirs(data?.recipe);
    } catch (failure) {
      reportFailure(failure);
    }
  };

  // What has failed meanwhile is told beside it, and nothing is saved without it.
  const saved = useWhenReady(!uploads.running, () => {
    if (!uploads.failed) void save();
  });

  const settle = (now: RecipeForm_RecipeFragment, content: RecipeDraft | null) => {
    setTheirs(undefined);
    if (content) return kept.reset(content);
    kept.change({ version: now.version });
    void save(now.version);
  };

  return (
    <>
      {theirs && (
        <StaleRecipe
          recipe={theirs}
          onKeepMine={() => settle(theirs, null)}
          onTakeTheirs={() => settle(theirs, draftOf(theirs))}
        />
      )}
      <RecipeForm
        options={options}
        draft={kept.draft}
        restored={kept.restored}
        saving={saving}
        errors={errors}
        uploads={uploads}
        waiting={saved.waits}
        onChange={kept.change}
        onDiscard={() => {
          uploads.clear();
          kept.reset();
        }}
        onSave={saved.ask}
        onCancel={() => void navigate(recipe ? paths.recipe(recipe.recipeId) : paths.recipes())}
      />
    </>
  );
}
