import "../../shared/ui/fieldStyles";
import { Alert, Button, Loader, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { refetchLists } from "../../shared/apollo/refetchLists";
import type { RecipeVisibility } from "../../shared/apollo/schema.generated";
import { formatDate } from "../../shared/dates";
import formClasses from "../../shared/form/form.module.css";
import { translateServerMessage } from "../../shared/messages/serverMessages";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import { showErrorToast } from "../../shared/showError";
import {
  useDeleteImportMutation,
  useConfirmImportMutation,
  useUndoImportMutation,
} from "./ChangeImport.generated";
import { CategoryForAll } from "./CategoryForAll";
import type { Import_ImportFragment } from "./Import_import.generated";
import type { ItemOptions } from "./ItemOptions";
import classes from "./ImportStatus.module.css";

interface ImportStatusProps {
  import: Import_ImportFragment & { uncategorizedCount: number; doubtfulCount: number };
  options: ItemOptions;
  /** True while an item has unsaved corrections. */
  isEdited: boolean;
  /** Called after a change. */
  onChange: () => Promise<unknown>;
}

const visibilities: readonly RecipeVisibility[] = ["PUBLIC", "UNLISTED", "PRIVATE"];

function progressText({ state, itemCount, skippedCount, takenCount }: Import_ImportFragment) {
  const total = itemCount - skippedCount;
  if (state === "TAKING") return t("imports.taking", { done: takenCount, total });
  if (state === "UNDOING") return t("imports.undoing", { done: takenCount });
  return t("imports.reading");
}

function doneText(one: Import_ImportFragment) {
  const { state, itemCount, takenCount, failedCount, expiresAt } = one;
  if (state === "READY") return t("imports.ready", { count: itemCount });
  const failed = failedCount > 0 ? ` ${t("imports.failedCount", { count: failedCount })}` : "";
  const until = t("imports.undoUntil", { date: formatDate(expiresAt) });
  return `${t("imports.taken", { count: takenCount })}${failed} ${until}`;
}

/** The state of an import, with its actions. */
export function ImportStatus({ import: one, options, isEdited, onChange }: ImportStatusProps) {
  const { importId, state, source, error, isInProgress, itemCount, skippedCount } = one;
  const { doubtfulCount, uncategorizedCount } = one;
  const mayPublish = options.createsIngredients;
  const navigate = useNavigate();
  const variables = { importId };
  const [take, taking] = useConfirmImportMutation();
  const [undo, undoing] = useUndoImportMutation();
  const [remove, { client, loading: removing }] = useDeleteImportMutation();
  const act = async (send: () => Promise<unknown>) => {
    try {
      await send();
    } catch (failure) {
      showErrorToast(failure, t("imports.failed"));
    }
    await onChange();
    await refetchLists(client);
  };
  const forget = async () => {
    try {
      await remove({ variables });
      await navigate(paths.importRecipes());
    } catch (failure) {
      showErrorToast(failure, t("imports.failed"));
    }
  };
  const count = itemCount - skippedCount;
  const [visibility, setVisibility] = useState<RecipeVisibility>(mayPublish ? "PUBLIC" : "PRIVATE");
  const isTakable = state === "READY" && count > 0;
  const isKeptPrivate = state === "TAKEN" && doubtfulCount > 0 && one.visibility !== "PRIVATE";
  return (
    <div className={classes.status}>
      <h2 dir="auto" className={classes.source}>
        {source ?? t("imports.aText")}
      </h2>
      <p role="status" className={classes.text}>
        {isInProgress && <Loader size="xs" aria-hidden />}
        {isInProgress ? progressText(one) : state !== "FAILED" && doneText(one)}
      </p>
      {state === "FAILED" && (
        <Alert color="tomato" role="alert">
          {translateServerMessage(error ?? "This could not be read.")}
        </Alert>
      )}
      {isTakable &&
        (mayPublish ? (
          <NativeSelect
            className={classes.visibility}
            label={t("visibility.label")}
            data={visibilities.map((value) => ({ value, label: t(`visibility.kind.${value}`) }))}
            value={visibility}
            onChange={(event) => setVisibility(event.currentTarget.value as RecipeVisibility)}
          />
        ) : (
          <p className={classes.text}>{t("imports.private")}</p>
        ))}
      {isTakable && uncategorizedCount > 0 && (
        <CategoryForAll
          importId={importId}
          count={uncategorizedCount}
          options={options}
          onChange={onChange}
        />
      )}
      {isTakable && doubtfulCount > 0 && visibility !== "PRIVATE" && (
        <p className={classes.text}>{t("imports.doubtful", { count: doubtfulCount })}</p>
      )}
      {isKeptPrivate && (
        <p className={classes.text}>{t("imports.keptPrivate", { count: doubtfulCount })}</p>
      )}
      {isTakable && isEdited && <p className={classes.text}>{t("imports.saveFirst")}</p>}
      {!isInProgress && (
        <div className={`${formClasses.buttons} ${classes.buttons}`}>
          {isTakable && (
            <Button
              loading={taking.loading}
              disabled={isEdited || uncategorizedCount > 0}
              onClick={() => void act(() => take({ variables: { importId, visibility } }))}
            >
              {t("imports.take", { count })}
            </Button>
          )}
          {state === "TAKEN" && (
            <Button
              variant="default"
              loading={undoing.loading}
              onClick={() => void act(() => undo({ variables }))}
            >
              {t("imports.undo")}
            </Button>
          )}
          <Button variant="subtle" loading={removing} onClick={() => void forget()}>
            {t("imports.remove")}
          </Button>
        </div>
      )}
    </div>
  );
}
