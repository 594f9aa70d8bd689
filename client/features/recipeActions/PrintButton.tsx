import { Printer } from "lucide-react";
import { ButtonMenu } from "../../shared/ui/ButtonMenu";
import { t } from "../../shared/messages/t";
import {
  type PrintedExtras_RecipeRef,
  usePrintedExtras_Recipe,
} from "./PrintedExtras_recipe.generated";
import classes from "./ShareRecipe.module.css";

interface PrintButtonProps {
  recipe: PrintedExtras_RecipeRef;
  onPrint: (withNote: boolean) => void;
}

/** Prints a recipe; a viewer with a note can include it. */
export function PrintButton({ recipe: ref, onPrint }: PrintButtonProps) {
  const { viewerNote } = usePrintedExtras_Recipe(ref);
  const label = (
    <>
      <Printer size={18} aria-hidden />
      {t("cooking.print")}
    </>
  );
  if (!viewerNote) {
    return (
      <button type="button" data-scripted className={classes.action} onClick={() => onPrint(false)}>
        {label}
      </button>
    );
  }
  return (
    <div data-scripted>
      <ButtonMenu
        className={classes.action}
        label={label}
        entries={() => [
          { label: t("cooking.printRecipe"), onClick: () => onPrint(false) },
          { label: t("cooking.printWithNote"), onClick: () => onPrint(true) },
        ]}
      />
    </div>
  );
}
