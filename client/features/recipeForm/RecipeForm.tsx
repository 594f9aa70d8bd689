import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { maxLength } from "../../../shared/inputLimits";
import { ActionPair } from "../../shared/ui/ActionPair";
import { t } from "../../shared/messages/t";
import {
  DescriptionField,
  OriginGroup,
  ServingsAndTimes,
} from "../../shared/recipeFields/CookingFields";
import { DrawingField } from "./DrawingField";
import { IngredientRows } from "./IngredientRows";
import { validateRecipe } from "./validateRecipe";
import { PhotosField } from "./photos/PhotosField";
import { useDroppedFiles } from "./photos/useDroppedFiles";
import type { PhotoUploads } from "./photos/usePhotoUploads";
import { type DraftChange, isSendable, type RecipeDraft } from "./recipeDraft";
import type { RecipeFormOptions } from "./RecipeFormOptions";
import classes from "./RecipeForm.module.css";
import { ItemPicker } from "../../shared/recipeFields/ItemPicker";
import { StepsGroup } from "./steps/StepsGroup";
import { VisibilityField } from "./VisibilityField";

interface RecipeFormProps {
  options: RecipeFormOptions;
  draft: RecipeDraft;
  /** A notice about a draft from another visit. */
  notice: ReactNode;
  /** Hints at the draft, shown above the save button. */
  hints: ReactNode;
  saving: boolean;
  /** The server's errors by field. */
  errors: Record<string, string>;
  /** Uploads in progress. */
  uploads: PhotoUploads;
  /** True while saving waits for uploads. */
  waiting: boolean;
  onChange: (change: DraftChange) => void;
  onSave: () => void;
  onCancel: () => void;
}

const ignore = () => undefined;

/** Focuses the first invalid field, and opens its group. */
function showFirstWrong(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  field?.closest("details")?.setAttribute("open", "");
  field?.focus();
}

/** Shows a focused text box as a whole, of which browsers show the cursor only. Large ones do not fit. */
function showWhole({ target }: FocusEvent<HTMLElement>): void {
  const isSmall = target.getBoundingClientRect().height < innerHeight / 2;
  if (target instanceof HTMLTextAreaElement && isSmall) target.scrollIntoView({ block: "nearest" });
}

/** The form of a recipe in one column; the save button stays visible. */
export function RecipeForm(props: RecipeFormProps) {
  const { options, draft, notice, hints, saving, uploads, waiting } = props;
  const { onChange, onSave, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const instructions = useRef<HTMLTextAreaElement>(null);
  const dropped = useDroppedFiles(form, options.canAddPhotos ? uploads.choose : ignore);
  const [failedTries, setFailedTries] = useState(0);
  const mistakes = validateRecipe(draft, uploads.failed, options.canAddIngredients);
  const errors = { ...props.errors, ...(failedTries > 0 ? mistakes : {}) };
  useEffect(() => showFirstWrong(form.current), [failedTries, props.errors]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(mistakes).length) setFailedTries((before) => before + 1);
    else onSave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (isSendable(draft) && !saving && !waiting) form.current?.requestSubmit();
  };
  const cookingProps = { cooking: draft, errors, onChange };
  const choose = (list: readonly { value: string; label: string }[], nothing: string) => [
    { value: "", label: nothing },
    ...list,
  ];

  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onFocus={showWhole}
      {...dropped.handlers}
    >
      {notice}
      <TextInput
        label={t("recipeForm.title")}
        required
        maxLength={maxLength.recipeName}
        value={draft.name}
        error={errors["name"]}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <ServingsAndTimes {...cookingProps} />
      <DescriptionField {...cookingProps} />
      <div className={classes.pair}>
        <NativeSelect
          size="md"
          label={t("recipeForm.category")}
          required
          data={choose(options.categories, t("recipeForm.chooseCategory"))}
          value={String(draft.categoryId ?? "")}
          error={errors["categoryId"]}
          onChange={(event) => onChange({ categoryId: Number(event.currentTarget.value) || null })}
        />
        <NativeSelect
          size="md"
          label={t("recipeForm.difficulty")}
          required
          data={choose(options.difficultyLevels, t("recipeForm.chooseDifficulty"))}
          value={String(draft.difficultyLevelId ?? "")}
          error={errors["difficultyLevelId"]}
          onChange={(event) =>
            onChange({ difficultyLevelId: Number(event.currentTarget.value) || null })
          }
        />
      </div>
      <IngredientRows
        lines={draft.lines}
        typedLine={draft.typedLine}
        ingredients={options.ingredients}
        canAddIngredients={options.canAddIngredients}
        errors={errors}
        onChange={onChange}
        onLeave={() => instructions.current?.focus()}
      />
      <Textarea
        ref={instructions}
        name="instructions"
        label={t("recipeForm.instructions")}
        description={t("recipeForm.instructionsHelp")}
        required
        autosize
        minRows={8}
        maxLength={maxLength.instructions}
        value={draft.instructions}
        error={errors["instructions"]}
        onChange={(event) => onChange({ instructions: event.currentTarget.value })}
      />
      {!options.isSuggestion && (
        <StepsGroup
          draft={draft}
          uploads={uploads}
          canAddPhotos={options.canAddPhotos}
          errors={errors}
          onChange={onChange}
        />
      )}
      <Textarea
        label={t("recipeForm.notes")}
        description={t("recipeForm.notesHelp")}
        autosize
        minRows={2}
        maxLength={maxLength.ingredientsNotes}
        value={draft.ingredientsNotes}
        error={errors["ingredientsNotes"]}
        onChange={(event) => onChange({ ingredientsNotes: event.currentTarget.value })}
      />
      <ItemPicker
        kind="equipment"
        options={options.equipment}
        selectedIds={draft.equipmentIds}
        error={errors["equipmentIds"]}
        onChange={(equipmentIds) => onChange({ equipmentIds })}
      />
      <ItemPicker
        kind="tags"
        options={options.tags}
        selectedIds={draft.tagIds}
        error={errors["tagIds"]}
        onChange={(tagIds) => onChange({ tagIds })}
      />
      {(options.canAddPhotos || draft.photos.length > 0) && (
        <PhotosField
          photos={draft.photos}
          uploads={uploads}
          canAdd={options.canAddPhotos}
          isOver={dropped.isOver}
          error={errors["photoIds"]}
          onChange={onChange}
        />
      )}
      <DrawingField draft={draft} onChange={onChange} />
      <OriginGroup {...cookingProps} />
      <VisibilityField
        visibility={draft.visibility}
        choices={options.visibilities}
        onChange={(visibility) => onChange({ visibility })}
      />
      {hints}
      {draft.editReason !== undefined && (
        <TextInput
          label={t(options.isSuggestion ? "suggestions.why" : "history.why")}
          description={t(options.isSuggestion ? "suggestions.whyHelp" : "history.whyHelp")}
          required={options.isSuggestion}
          maxLength={maxLength.reason}
          value={draft.editReason}
          error={errors["editReason"]}
          onChange={(event) => onChange({ editReason: event.currentTarget.value })}
        />
      )}
      <div className={classes.save}>
        <p role="status" className={classes.waiting}>
          {waiting && t("recipeForm.photos.waiting")}
        </p>
        <ActionPair
          action={t(options.isSuggestion ? "suggestions.send" : "recipeForm.save")}
          cancel={t("recipeForm.cancel")}
          loading={saving || waiting}
          disabled={!isSendable(draft)}
          onCancel={onCancel}
        />
      </div>
    </form>
  );
}
