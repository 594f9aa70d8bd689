import type { CoverDrawing } from "../../../shared/coverDrawings";
import { t } from "../../shared/messages/t";

/** The name of a drawing; null is the drawing chosen by the recipe's name. */
export const drawingName = (drawing: CoverDrawing | null): string =>
  drawing ? t(`recipeForm.drawing.names.${drawing}`) : t("recipeForm.drawing.byName");

/** The text of the chosen drawing. */
export const drawingText = (drawing: CoverDrawing | null): string =>
  t("recipeForm.drawing.chosen", { name: drawingName(drawing) });
