import { Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type KeyboardEvent, useState } from "react";
import { maxLength } from "../../../shared/inputLimits";
import { errorAt } from "../../shared/form/fieldErrors";
import { focusFirst } from "../../shared/form/focusFirst";
import { useSubmit } from "../../shared/form/useSubmit";
import { showErrorDialog } from "../../shared/showError";
import { ActionPair } from "../../shared/ui/ActionPair";
import { t } from "../../shared/messages/t";
import classes from "./IngredientRows.module.css";
import type { Option } from "./RecipeFormOptions";
import { useCreateIngredientMutation } from "./SaveRecipe.generated";

const validate = {
  name: (name: string) => (name.trim() === "" ? t("recipeForm.ingredientRequired") : null),
};

/** Creates a new ingredient without leaving the form. */
export function NewIngredient({ onAdded }: { onAdded: (option: Option) => void }) {
  const [open, setOpen] = useState(false);
  const [create] = useCreateIngredientMutation();
  const form = useForm({ initialValues: { name: "" }, validate });
  const { submit, submitting } = useSubmit(
    form,
    ({ name }) => create({ variables: { input: { name: name.trim() } } }),
    {
      onSuccess({ data }) {
        if (!data) return;
        const { ingredientId, name } = data.createIngredient;
        onAdded({ value: String(ingredientId), label: name });
        form.reset();
        setOpen(false);
      },
      toFormErrors: errorAt("name"),
      onError: (error) => void showErrorDialog(error, t("recipeForm.ingredientFailed")),
    },
  );
  // HTML forms cannot be nested, so this is no form element inside the recipe's form.
  const add = form.onSubmit(submit, focusFirst(form));
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter adds the ingredient; it must not submit the recipe.
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
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
        {...form.getInputProps("name")}
        onKeyDown={onKeyDown}
      />
      <ActionPair
        action={t("recipeForm.addIngredient")}
        cancel={t("recipeForm.cancel")}
        size="sm"
        loading={submitting}
        onAction={() => add()}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
}
