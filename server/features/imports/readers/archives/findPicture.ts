import type { Archive } from "./Archive";

/** The names of a recipe's picture in the archives of Mealie, Nextcloud and Tandoor, relative to its folder. */
const NAMES = ["images/original", "images/min-original", "original", "full", "image"];
const EXTENSIONS = ["webp", "jpg", "jpeg", "png", "avif", "gif"];

const getFolder = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/**
 * Finds the picture of a recipe in an archive: beside its file, with the same name or the one that its program uses.
 * @param file the path of the recipe's file
 */
export function findPicture(archive: Archive, file: string): string | undefined {
  const folder = getFolder(file);
  const ownName = file.slice(folder.length).replace(/\.\w+$/, "");
  const isAlone = !archive.names.some(
    (name) => name !== file && /\.(?:json|melarecipe)$/i.test(name) && getFolder(name) === folder,
  );
  return [...(isAlone ? NAMES : []), ownName]
    .flatMap((name) => EXTENSIONS.map((extension) => `${folder}${name}.${extension}`))
    .find((path) => archive.has(path));
}
