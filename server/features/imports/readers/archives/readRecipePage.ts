import type { CheerioAPI } from "cheerio/slim";
import type { Element } from "domhandler";
import { decodePage } from "../decodePage";
import type { ImportedRecipe } from "../ImportedRecipe";
import { findOutermost, parseHtml } from "../parseHtml";
import type { Archive } from "./Archive";
import { filterPhotos, type PageRecipe, toLinkedPhotos } from "./fields";
import { warnOfUnread } from "./listUnread";
import { isCopyMeThat, readCopyMeThat } from "./readCopyMeThat";
import { isRecipeKeeper, readRecipeKeeper } from "./readRecipeKeeper";

/** The formats that are pages with many recipes. */
const formats: readonly {
  matches(element: Element): boolean;
  read(element: Element, $: CheerioAPI): PageRecipe;
}[] = [
  { matches: isRecipeKeeper, read: readRecipeKeeper },
  { matches: isCopyMeThat, read: readCopyMeThat },
];

function readRecipes(html: string): PageRecipe[] {
  const $ = parseHtml(html);
  const format = formats.find(({ matches }) => findOutermost($.root()[0]!, matches).length > 0);
  return format
    ? findOutermost($.root()[0]!, format.matches).map((element) => format.read(element, $))
    : [];
}

/** A mark of either format; other pages are read by their structured data or text. */
const MARK = /class ?= ?["']?recipe-details\b|id ?= ?["']?recipeIngredients\b/i;

/** Returns true for the name of a page. */
export const isPageName = (name: string): boolean => /\.html?$/i.test(name);

/** Reads a page of Recipe Keeper or CopyMeThat without its pictures; returns an empty list for other pages. */
export function readRecipePage(bytes: Uint8Array): ImportedRecipe[] {
  const html = decodePage(bytes);
  if (!MARK.test(html)) return [];
  return readRecipes(html).map(({ recipe, photoPaths, unread }) => {
    const photos = toLinkedPhotos(...photoPaths);
    const parts = [...unread, ...(photos.length < photoPaths.length ? ["photos"] : [])];
    return { ...recipe, photos, warnings: [...recipe.warnings, ...warnOfUnread(parts)] };
  });
}

/** Returns the folder of a file, with a slash at its end. */
const getFolder = (name: string): string => name.slice(0, name.lastIndexOf("/") + 1);

/** Reads the photos of a recipe, at paths from the folder of the page. */
async function readPhotos(archive: Archive, folder: string, paths: readonly string[]) {
  const pictures = [];
  const missing: string[] = [];
  for (const path of paths) {
    const name = folder + path.replaceAll("\\", "/");
    if (archive.has(name)) pictures.push(await archive.readPhoto(name));
    else missing.push(path);
  }
  const { photos, warnings } = filterPhotos(pictures);
  const linked = toLinkedPhotos(...missing);
  return {
    photos: photos.length > 0 ? photos : linked,
    warnings: [
      ...warnings,
      ...(linked.length < missing.length ? ["A photo is missing in the archive."] : []),
    ],
  };
}

/** Reads an archive with pages of Recipe Keeper or CopyMeThat, and their pictures. */
export async function readPageArchive(archive: Archive): Promise<ImportedRecipe[]> {
  const recipes: ImportedRecipe[] = [];
  for (const name of archive.names.filter(isPageName)) {
    const html = decodePage(await archive.read(name));
    if (!MARK.test(html)) continue;
    for (const { recipe, photoPaths, unread } of readRecipes(html)) {
      const { photos, warnings } = await readPhotos(archive, getFolder(name), photoPaths);
      recipes.push({
        ...recipe,
        photos,
        warnings: [...recipe.warnings, ...warnings, ...warnOfUnread(unread)],
      });
    }
  }
  return recipes;
}
