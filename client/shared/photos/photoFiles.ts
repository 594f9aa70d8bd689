import {
  MAX_PHOTO_BYTES,
  MAX_PHOTO_MEGABYTES,
  maxCount,
  photoTypes,
} from "../../../shared/inputLimits";
import { isHeic } from "../convertHeic";
import { t } from "../messages/t";

const types: readonly string[] = photoTypes;

type Candidate = Pick<File, "name" | "size" | "type">;

/** The reason for refusing a file before upload; null if acceptable. */
function checkFile(file: Candidate): string | null {
  if (isHeic(file)) return t("recipeForm.photos.heic");
  // A file without a type may still be a picture: the server inspects it.
  if (file.type !== "" && !types.includes(file.type)) return t("recipeForm.photos.notRead");
  return file.size > MAX_PHOTO_BYTES
    ? t("recipeForm.photos.tooLarge", { megabytes: MAX_PHOTO_MEGABYTES })
    : null;
}

/**
 * Splits files into acceptable photos and messages about the others.
 * @param room the number of photos that can still be added
 * @param tooMany the message about more photos
 */
export function sortOut<Chosen extends Candidate>(
  files: readonly Chosen[],
  room: number,
  tooMany = t("recipeForm.photos.tooMany", { most: maxCount.photos }),
) {
  const readable = files.filter((file) => checkFile(file) === null);
  const refusals = files.flatMap((file) => {
    const reason = checkFile(file);
    return reason === null ? [] : [t("recipeForm.photos.refused", { name: file.name, reason })];
  });
  if (readable.length > room) refusals.push(tooMany);
  return { taken: readable.slice(0, Math.max(0, room)), refusals };
}
