import type { DataSource } from "typeorm";
import type { ImportedRecipe } from "../../imports/ImportedRecipe";
import { ImportError } from "../../imports/ImportError";
import { shrinkPicture } from "../../imports/pictures/preparePicture";
import type { Services } from "../../services";
import { formatOf } from "../photos/formatOf";
import { Import, ImportState } from "./Import";
import type { TakenImport } from "./importQueue";

/** Only systems of Apple can decode it. */
const HEIC = "HEIC photos are not supported. Export the photo as JPEG and try again.";

export type CardServices = Pick<Services, "recipeReader" | "textRecognizer">;

/** A recipe of a text that does not look like one: it was recognized, and is left to be corrected. */
function plainRecipe(text: string): ImportedRecipe[] {
  const [name = "", ...instructions] = text.split("\n").filter((line) => line.trim() !== "");
  const warnings = ["The text of the picture does not look like a recipe. Please correct it."];
  return name ? [{ name, ingredients: [], instructions, tags: [], photos: [], warnings }] : [];
}

/** The text of a card: as somebody has corrected it, or as it is recognized now, which is stored. */
async function textOf(
  db: DataSource,
  { importId, attempts, content, recognizedText }: TakenImport,
  { textRecognizer }: CardServices,
): Promise<string> {
  if (recognizedText !== null) return recognizedText;
  const bytes = content!;
  if (formatOf(bytes) === "heic") throw new ImportError(HEIC);
  const text = await textRecognizer.recognize(bytes);
  const picture = await shrinkPicture(bytes);
  // Unless another process has taken it meanwhile.
  await db
    .getRepository(Import)
    .update({ importId, attempts, state: ImportState.READING }, { recognizedText: text, picture });
  return text;
}

/** Whether an import is a photo of a card. */
export const isCard = ({ content, recognizedText }: TakenImport): boolean =>
  recognizedText !== null || (content !== null && formatOf(content) !== null);

/** Reads the recipes of a photographed card. */
export async function readCard(
  db: DataSource,
  taken: TakenImport,
  services: CardServices,
): Promise<ImportedRecipe[]> {
  const text = await textOf(db, taken, services);
  const bytes = Buffer.from(text);
  const recipes = await services.recipeReader.read({ kind: "text", bytes });
  return recipes.length > 0 ? recipes : plainRecipe(text);
}
