import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { maxLength } from "../../../shared/inputLimits";
import { focusFirst } from "../../shared/form/focusFirst";
import formClasses from "../../shared/form/form.module.css";
import { useSubmit } from "../../shared/form/useSubmit";
import { t } from "../../shared/messages/t";
import { ActionPair } from "../../shared/ui/ActionPair";
import {
  type Cooking,
  readRecipeCooking,
  toCookingInput,
  validateCooking,
} from "../../shared/recipeFields/cooking";
import {
  DescriptionField,
  OriginFields,
  ServingsAndTimes,
} from "../../shared/recipeFields/CookingFields";
import { FieldGroup } from "../../shared/recipeFields/FieldGroup";
import { ItemPicker } from "../../shared/recipeFields/ItemPicker";
import { CategorySelect, OTHER, toCategoryInput } from "./CategorySelect";
import {
  useChooseImportCategoryMutation,
  useUpdateImportItemMutation,
} from "./ChangeImport.generated";
import type { ImportItem_ItemFragment } from "./ImportItem_item.generated";
import type { ItemOptions } from "./ItemOptions";
import { readLines, lineText } from "./lineText";

/** A field of the editor that has the focus at first. */
export type EditedField = "name" | "servings" | "prepMinutes" | "lines" | "instructions";

interface ItemEditorProps {
  item: ImportItem_ItemFragment;
  importId: number;
  options: ItemOptions;
  focusOn: EditedField;
  onDone: () => void;
}

/** A form that corrects a recipe before it is added. */
export function ItemEditor({ item, importId, options, focusOn, onDone }: ItemEditorProps) {
  const { importItemId, draft } = item;
  const [update] = useUpdateImportItemMutation();
  const [choose] = useChooseImportCategoryMutation();
  const form = useForm({
    initialValues: {
      name: draft.name,
      categoryId: draft.categoryId === null ? "" : String(draft.categoryId),
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
    async ({
      lines,
      categoryId,
      difficultyLevelId,
      name,
      instructions,
      tagIds,
      equipmentIds,
      ...cooking
    }) => {
      await update({
        variables: {
          importItemId,
          input: {
            ...{ name, instructions, tagIds, equipmentIds, isReviewed: true },
            ...toCookingInput(cooking),
            ...(categoryId !== "" && toCategoryInput(categoryId)),
            difficultyLevelId: Number(difficultyLevelId),
            lines: readLines(lines, draft.lines),
          },
        },
      });
      if (categoryId === OTHER) {
        await choose({ variables: { importId, input: { importItemIds: [importItemId] } } });
      }
    },
    { onSuccess: onDone },
  );
  const { equipmentIds, nutrition, source, tagIds } = form.values;
  const cookingProps = {
    cooking: form.values,
    errors: form.errors as Record<string, string>,
    onChange: (part: Partial<Cooking>) => form.setValues(part),
  };
  return (
    <form
      className={formClasses.form}
      noValidate
      onSubmit={form.onSubmit(submit, focusFirst(form))}
    >
      <TextInput
        label={t("imports.name")}
        autoFocus={focusOn === "name"}
        maxLength={maxLength.recipeName}
        {...form.getInputProps("name")}
      />
      <ServingsAndTimes
        {...cookingProps}
        focusOn={focusOn === "servings" || focusOn === "prepMinutes" ? focusOn : undefined}
      />
      <DescriptionField {...cookingProps} />
      <CategorySelect
        label={t("imports.category")}
        options={options}
        value={form.values.categoryId}
        error={form.errors["categoryId"]}
        onChange={(categoryId) => form.setValues({ categoryId })}
      />
      <NativeSelect
        size="md"
        label={t("imports.difficulty")}
        data={options.difficultyLevels}
        {...form.getInputProps("difficultyLevelId")}
      />
      <Textarea
        label={t("imports.ingredients")}
        autoFocus={focusOn === "lines"}
        description={t("imports.linesHelp")}
        autosize
        minRows={4}
        {...form.getInputProps("lines")}
      />
      <Textarea
        label={t("imports.instructions")}
        autoFocus={focusOn === "instructions"}
        autosize
        minRows={4}
        maxLength={maxLength.instructions}
        {...form.getInputProps("instructions")}
      />
      <FieldGroup
        title={t("imports.moreFields")}
        help={t("imports.moreFieldsHelp")}
        isFilled={[source, nutrition, ...tagIds, ...equipmentIds].some(Boolean)}
      >
        <div className={formClasses.form}>
          <OriginFields {...cookingProps} />
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
        </div>
      </FieldGroup>
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
