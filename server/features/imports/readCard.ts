import type { DataSource } from "typeorm";
import { ImportError } from "./readers/ImportError";
import { shrinkPicture } from "./readers/pictures/preparePicture";
import type { Services } from "../../services";
import { formatOf } from "../photos/formatOf";
import { Import, ImportState } from "./Import";
import type { ImportClaim } from "./importQueue";

/** Only systems of Apple can decode it. */
const HEIC = "HEIC photos are not supported. Export the photo as JPEG and try again.";

/** Reads the text of a photographed card: the corrected one, or the one that is recognized now, which is stored. */
export async function readCardText(
  db: DataSource,
  { importId, attempts, heldBy, content, recognizedText }: ImportClaim,
  { textRecognizer }: Pick<Services, "textRecognizer">,
  signal?: AbortSignal,
): Promise<string> {
  if (recognizedText !== null) return recognizedText;
  const bytes = content!;
  if (formatOf(bytes) === "heic") throw new ImportError(HEIC);
  const text = await textRecognizer.recognize(bytes, signal);
  const picture = await shrinkPicture(bytes);
  // Unless another process has taken it meanwhile.
  await db
    .getRepository(Import)
    .update(
      { importId, attempts, heldBy, state: ImportState.READING },
      { recognizedText: text, picture },
    );
  return text;
}

/** Whether an import is a photo of a card. */
export const isCard = ({ content, recognizedText }: ImportClaim): boolean =>
  recognizedText !== null || (content !== null && formatOf(content) !== null);
