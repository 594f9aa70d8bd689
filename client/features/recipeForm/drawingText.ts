import type { CoverDrawing } from "../../../shared/coverDrawings";
import { t } from "../../shared/messages/t";

/** What a drawing is called; null is the one that the name of the recipe decides. */
export const drawingName = (drawing: CoverDrawing | null): string =>
  drawing ? t(`recipeForm.drawing.names.${drawing}`) : t("recipeForm.drawing.byName");

/** Which drawing was chosen. */
export const drawingText = (drawing: CoverDrawing | null): string =>
  t("recipeForm.drawing.chosen", { name: drawingName(drawing) });
