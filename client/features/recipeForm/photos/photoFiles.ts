import {
  MAX_PHOTO_BYTES,
  MAX_PHOTO_MEGABYTES,
  maxCount,
  photoTypes,
} from "../../../../shared/inputLimits";
import { t } from "../../../shared/messages/t";

const types: readonly string[] = photoTypes;

type Candidate = Pick<File, "name" | "size" | "type">;

/** Some browsers know no type for it. */
const isHeic = ({ name, type }: Candidate) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Why a file cannot become a photo, as far as that is known before it is sent; null when it may. */
function checkFile(file: Candidate): string | null {
  if (isHeic(file)) return t("recipeForm.photos.heic");
  // One without a type may still be a picture: the server looks into it.
  if (file.type !== "" && !types.includes(file.type)) return t("recipeForm.photos.notRead");
  return file.size > MAX_PHOTO_BYTES
    ? t("recipeForm.photos.tooLarge", { megabytes: MAX_PHOTO_MEGABYTES })
    : null;
}

/**
 * Which of some files may become photos, and in words why others may not.
 * @param room how many more the recipe may have
 */
export function sortOut<Chosen extends Candidate>(files: readonly Chosen[], room: number) {
  const readable = files.filter((file) => checkFile(file) === null);
  const refusals = files.flatMap((file) => {
    const reason = checkFile(file);
    return reason === null ? [] : [t("recipeForm.photos.refused", { name: file.name, reason })];
  });
  if (readable.length > room)
    refusals.push(t("recipeForm.photos.tooMany", { most: maxCount.photos }));
  return { taken: readable.slice(0, Math.max(0, room)), refusals };
}
