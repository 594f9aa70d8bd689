import { Button } from "@mantine/core";
import { useState } from "react";
import { t } from "../../shared/messages/t";
import { showErrorToast } from "../../shared/showError";
import { CategorySelect, toCategoryInput } from "./CategorySelect";
import { useChooseImportCategoryMutation } from "./ChangeImport.generated";
import classes from "./ImportStatus.module.css";
import type { ItemOptions } from "./ItemOptions";

interface CategoryForAllProps {
  importId: number;
  /** The number of recipes that have no category. */
  count: number;
  options: ItemOptions;
  onChange: () => Promise<unknown>;
}

/** A choice of the category of all recipes of an import that have none. */
export function CategoryForAll({ importId, count, options, onChange }: CategoryForAllProps) {
  const [choose, { loading }] = useChooseImportCategoryMutation();
  const [value, setValue] = useState("");
  const submit = async () => {
    try {
      await choose({ variables: { importId, input: toCategoryInput(value) } });
      await onChange();
    } catch (failure) {
      showErrorToast(failure, t("imports.failed"));
    }
  };
  return (
    <div className={classes.choice}>
      <p className={classes.problem}>{t("imports.uncategorized", { count })}</p>
      {count > 1 && (
        <div className={classes.row}>
          <CategorySelect
            className={classes.visibility}
            aria-label={t("imports.categoryForAll")}
            options={options}
            value={value}
            onChange={setValue}
          />
          <Button
            variant="default"
            loading={loading}
            disabled={value === ""}
            onClick={() => void submit()}
          >
            {t("imports.useForAll")}
          </Button>
        </div>
      )}
    </div>
  );
}
