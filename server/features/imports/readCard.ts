import type { DataSource } from "typeorm";
import { ImportError } from "./readers/ImportError";
import { shrinkPicture } from "./readers/pictures/preparePicture";
import type { Services } from "../../services";
import { detectFormat } from "../photos/detectFormat";
import { Import, ImportState } from "./Import";
import type { ImportClaim } from "./importQueue";

/** Only Apple systems can decode HEIC. */
const HEIC = "HEIC photos are not supported. Export the photo as JPEG and try again.";

/**
 * Returns the text of a photographed card: the corrected text, or else the recognized text, which is
 * stored.
 */
export async function readCardText(
  db: DataSource,
  { importId, attempts, heldBy, content, recognizedText }: ImportClaim,
  { textRecognizer }: Pick<Services, "textRecognizer">,
  signal?: AbortSignal,
): Promise<string> {
  if (recognizedText !== null) return recognizedText;
  const bytes = content!;
  if (detectFormat(bytes) === "heic") throw new ImportError(HEIC);
  const text = await textRecognizer.recognize(bytes, signal);
  const picture = await shrinkPicture(bytes);
  // Skipped if another process has claimed the import.
  await db
    .getRepository(Import)
    .update(
      { importId, attempts, heldBy, state: ImportState.READING },
      { recognizedText: text, picture },
    );
  return text;
}

/** Returns true if an import is a photo of a card. */
export const isCard = ({ content, recognizedText }: ImportClaim): boolean =>
  recognizedText !== null || (content !== null && detectFormat(content) !== null);
