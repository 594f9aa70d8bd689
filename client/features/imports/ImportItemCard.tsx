import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { ImportItemInput } from "../../shared/apollo/schema.generated";
import { translateServerMessage } from "../../shared/messages/serverMessages";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import { showErrorToast } from "../../shared/showError";
import { CategorySelect, toCategoryInput } from "./CategorySelect";
import {
  useChooseImportCategoryMutation,
  useUpdateImportItemMutation,
} from "./ChangeImport.generated";
import type { ImportItem_ItemFragment } from "./ImportItem_item.generated";
import classes from "./ImportItemCard.module.css";
import { type EditedField, ItemEditor } from "./ItemEditor";
import { ItemFacts } from "./ItemFacts";
import { ItemMarks } from "./ItemMarks";
import type { ItemOptions } from "./ItemOptions";
import { listDoubts } from "./itemDoubts";

/** The finished recipe of an item, and the actions on it. */
export interface ItemPreviewProps {
  item: ImportItem_ItemFragment;
  options: ItemOptions;
  title: ReactNode;
  /** The missing and doubtful parts. */
  marks: ReactNode;
  /** Undefined if nothing can change. */
  actions:
    | { onEdit: (field: EditedField) => void; onChange: (input: ImportItemInput) => void }
    | undefined;
}

interface ImportItemCardProps {
  importId: number;
  item: ImportItem_ItemFragment;
  options: ItemOptions;
  isEditable: boolean;
  isEditing: boolean;
  /** True if the recipe is shown in full from the start. */
  isOnly: boolean;
  /** True if doubts are the reason why a created recipe is private. */
  isPublishing: boolean;
  renderPreview: (props: ItemPreviewProps) => ReactNode;
  /** Called with true when a correction starts, and with false when it ends. */
  onEditing: (isEditing: boolean) => void;
  /** Called once the recipe has changed. */
  onChange: () => Promise<unknown>;
}

/** A recipe of an import as it will look, with marks, and actions to correct or skip it. */
export function ImportItemCard(props: ImportItemCardProps) {
  const { importId, item, options, isEditable, isEditing, isOnly, onEditing, onChange } = props;
  const { importItemId, state, error, draft, duplicateOf, recipe } = item;
  const [update, { loading }] = useUpdateImportItemMutation();
  const [choose] = useChooseImportCategoryMutation();
  const [isOpened, setOpened] = useState(isOnly);
  const [focusOn, setFocusOn] = useState<EditedField>("name");
  const name = draft.name || t("imports.noName");
  const isSkipped = state === "SKIPPED";
  const isOpen = isOpened && !isEditing && !recipe;
  const doubts = listDoubts(draft);
  const act = async (send: () => Promise<unknown>) => {
    try {
      await send();
      await onChange();
    } catch (failure) {
      showErrorToast(failure, t("imports.failed"));
    }
  };
  const change = (input: ImportItemInput) =>
    void act(() => update({ variables: { importItemId, input } }));
  const edit = (field: EditedField) => {
    setFocusOn(field);
    onEditing(true);
  };
  const chooseCategory = (value: string) => {
    const input = { ...toCategoryInput(value), importItemIds: [importItemId] };
    void act(() => choose({ variables: { importId, input } }));
  };
  const marks = isEditable && !isSkipped && (
    <ItemMarks
      draft={draft}
      onEdit={edit}
      category={
        draft.categoryId === null && (
          <CategorySelect
            className={classes.category}
            aria-label={t("imports.categoryOf", { name })}
            description={
              draft.categoryName && t("imports.sourceCategory", { name: draft.categoryName })
            }
            options={options}
            value=""
            onChange={chooseCategory}
          />
        )
      }
      confirmation={
        doubts.length > 0 && (
          <div className={classes.doubts}>
            <Button
              variant="default"
              size="sm"
              loading={loading}
              aria-label={t("imports.looksRightOf", { name })}
              onClick={() => change({ isReviewed: true })}
            >
              {t("imports.looksRight")}
            </Button>
            {options.createsIngredients && (
              <p className={classes.quiet}>{t("imports.doubtsHelp")}</p>
            )}
          </div>
        )
      }
    />
  );
  const title = (
    <h3 className={isOpen ? classes.title : classes.name} dir="auto">
      {name}
    </h3>
  );
  return (
    <li
      className={classes.item}
      data-open={isOpen || isEditing || undefined}
      data-skipped={isSkipped || undefined}
    >
      {!isOpen && (
        <div className={classes.head}>
          {title}
          {recipe && <Link to={paths.recipe(recipe.recipeId)}>{t("imports.added")}</Link>}
        </div>
      )}
      {error && <p className={classes.problem}>{translateServerMessage(error)}</p>}
      {recipe?.visibility === "PRIVATE" && props.isPublishing && doubts.length > 0 && (
        <p className={classes.quiet}>
          {t("imports.itemKeptPrivate", { reason: doubts.join(" ") })}{" "}
          <Link to={paths.editRecipe(recipe.recipeId)}>{t("imports.reviewAndPublish")}</Link>
        </p>
      )}
      {duplicateOf && !recipe && (
        <p className={classes.quiet}>
          {t(isSkipped ? "imports.duplicate" : "imports.similar")}{" "}
          <Link to={paths.recipe(duplicateOf.recipeId)}>{duplicateOf.name}</Link>
        </p>
      )}
      {isEditing && (
        <ItemEditor
          item={item}
          importId={importId}
          options={options}
          focusOn={focusOn}
          onDone={() => {
            onEditing(false);
            void onChange();
          }}
        />
      )}
      {!isEditing && !isOpen && !recipe && (
        <>
          <ItemFacts item={item} options={options} />
          {marks}
        </>
      )}
      {isOpen &&
        props.renderPreview({
          ...{ item, options, title, marks },
          actions: isEditable ? { onEdit: edit, onChange: change } : undefined,
        })}
      {!isEditing && !recipe && (
        <div className={classes.buttons}>
          <Button
            variant="subtle"
            size="sm"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? "imports.hideOf" : "imports.showOf", { name })}
            onClick={() => setOpened(!isOpen)}
          >
            {t(isOpen ? "imports.hide" : "imports.show")}
          </Button>
          {isEditable && (
            <>
              <Button
                variant="subtle"
                size="sm"
                aria-label={t("imports.editOf", { name })}
                onClick={() => edit("name")}
              >
                {t("imports.edit")}
              </Button>
              <Button
                variant="subtle"
                size="sm"
                loading={loading}
                aria-label={t(isSkipped ? "imports.unskipOf" : "imports.skipOf", { name })}
                onClick={() => change({ isSkipped: !isSkipped })}
              >
                {t(isSkipped ? "imports.unskip" : "imports.skip")}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}
