import { Button, TextInput } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { maxLength } from "../../../shared/inputLimits";
import { clientErrorMessage } from "../../apollo/apiError";
import { showErrorDialog, isSessionError } from "../../shared/showError";
import { ActionPair } from "../../shared/ui/ActionPair";
import { t } from "../../shared/messages/t";
import classes from "./IngredientRows.module.css";
import type { Option } from "./RecipeFormOptions";
import { useCreateIngredientMutation } from "./SaveRecipe.generated";

/** An ingredient that nobody has named before, made without leaving the form. */
export function NewIngredient({ onAdded }: { onAdded: (option: Option) => void }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const [create, { loading }] = useCreateIngredientMutation();

  const add = async () => {
    if (name.trim() === "") return setError(t("recipeForm.ingredientRequired"));
    try {
      const { data } = await create({ variables: { input: { name: name.trim() } } });
      if (!data) return;
      onAdded({
        value: String(data.createIngredient.ingredientId),
        label: data.createIngredient.name,
      });
      setName("");
      setError(undefined);
      setOpen(false);
    } catch (failure) {
      const message = isSessionError(failure) ? null : clientErrorMessage(failure);
      if (message) setError(message);
      else await showErrorDialog(failure, t("recipeForm.ingredientFailed"));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter adds the ingredient; it must not send the recipe.
    if (event.key !== "Enter") return;
    event.preventDefault();
    void add();
  };

  if (!open) {
    return (
      <Button variant="subtle" size="sm" onClick={() => setOpen(true)}>
        {t("recipeForm.newIngredient")}
      </Button>
    );
  }
  return (
    <div className={classes.new}>
      <TextInput
        size="sm"
        data-autofocus
        autoFocus
        aria-label={t("recipeForm.newIngredientName")}
        placeholder={t("recipeForm.newIngredientName")}
        maxLength={maxLength.referenceName}
        value={name}
        error={error}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <ActionPair
        action={t("recipeForm.addIngredient")}
        cancel={t("recipeForm.cancel")}
        size="sm"
        loading={loading}
        onAction={() => void add()}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
}
