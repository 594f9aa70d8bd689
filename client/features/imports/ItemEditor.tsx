import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { maxLength } from "../../../shared/inputLimits";
import { focusFirst } from "../../shared/form/focusFirst";
import formClasses from "../../shared/form/form.module.css";
import { useSubmit } from "../../shared/form/useSubmit";
import { t } from "../../shared/messages/t";
import { ActionPair } from "../../shared/ui/ActionPair";
import {
  readRecipeCooking,
  toCookingInput,
  validateCooking,
} from "../../shared/recipeFields/cooking";
import { CookingFields } from "../../shared/recipeFields/CookingFields";
import { ItemPicker } from "../../shared/recipeFields/ItemPicker";
import { useUpdateImportItemMutation } from "./ChangeImport.generated";
import type { ImportItem_ItemFragment } from "./ImportItem_item.generated";
import type { ItemOptions } from "./ItemOptions";
import { readLines, lineText } from "./lineText";

interface ItemEditorProps {
  item: ImportItem_ItemFragment;
  options: ItemOptions;
  onDone: () => void;
}

/** A form that corrects a recipe before it is added. */
export function ItemEditor({ item, options, onDone }: ItemEditorProps) {
  const { importItemId, draft } = item;
  const [update] = useUpdateImportItemMutation();
  const form = useForm({
    initialValues: {
      name: draft.name,
      categoryId: String(draft.categoryId),
      difficultyLevelId: String(draft.difficultyLevelId),
      lines: draft.lines.map(lineText).join("\n"),
      instructions: draft.instructions,
      ...readRecipeCooking(draft),
      tagIds: draft.tagIds,
      equipmentIds: draft.equipmentIds,
    },
    validate: validateCooking,
  });
  const { submit, submitting } = useSubmit(
    form,
    ({
      lines,
      categoryId,
      difficultyLevelId,
      name,
      instructions,
      tagIds,
      equipmentIds,
      ...cooking
    }) =>
      update({
        variables: {
          importItemId,
          input: {
            ...{ name, instructions, tagIds, equipmentIds },
            ...toCookingInput(cooking),
            categoryId: Number(categoryId),
            difficultyLevelId: Number(difficultyLevelId),
            lines: readLines(lines, draft.lines),
          },
        },
      }),
    { onSuccess: onDone },
  );
  return (
    <form
      className={formClasses.form}
      noValidate
      onSubmit={form.onSubmit(submit, focusFirst(form))}
    >
      <TextInput
        label={t("imports.name")}
        autoFocus
        maxLength={maxLength.recipeName}
        {...form.getInputProps("name")}
      />
      <NativeSelect
        size="md"
        label={t("imports.category")}
        data={options.categories}
        {...form.getInputProps("categoryId")}
      />
      <NativeSelect
        size="md"
        label={t("imports.difficulty")}
        data={options.difficultyLevels}
        {...form.getInputProps("difficultyLevelId")}
      />
      <Textarea
        label={t("imports.ingredients")}
        description={t("imports.linesHelp")}
        autosize
        minRows={4}
        {...form.getInputProps("lines")}
      />
      <Textarea
        label={t("imports.instructions")}
        autosize
        minRows={4}
        maxLength={maxLength.instructions}
        {...form.getInputProps("instructions")}
      />
      <CookingFields
        cooking={form.values}
        errors={form.errors as Record<string, string>}
        onChange={(part) => form.setValues(part)}
      />
      <ItemPicker
        kind="equipment"
        options={options.equipment}
        selectedIds={form.values.equipmentIds}
        error={form.errors["equipmentIds"] as string | undefined}
        onChange={(equipmentIds) => form.setValues({ equipmentIds })}
      />
      <ItemPicker
        kind="tags"
        options={options.tags}
        selectedIds={form.values.tagIds}
        error={form.errors["tagIds"] as string | undefined}
        onChange={(tagIds) => form.setValues({ tagIds })}
      />
      <div className={formClasses.buttons}>
        <ActionPair
          action={t("imports.save")}
          cancel={t("imports.cancel")}
          loading={submitting}
          onCancel={onDone}
        />
      </div>
    </form>
  );
}
