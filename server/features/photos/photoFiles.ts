/** The widths of a photo's files, in pixels, up to the width of the photo. */
const WIDTHS = [320, 640, 1024, 1600];

/** The maximum size of a file; larger photos are scaled down proportionally. */
export const LARGEST = { width: 1600, height: 4800 } as const;

/** The width of the default file. */
const DEFAULT_WIDTH = 1024;

/** The size in pixels at which most sites show a picture next to a link. */
export const SHARED = { width: 1200, height: 630, type: "image/jpeg" } as const;

/** The base name of the files, and the size of the largest file in pixels. */
export interface PhotoFiles {
  fileKey: string;
  /** The base name in the store, if it differs from that in URLs. */
  storedAs?: string | null;
  width: number;
  height: number;
}

/** A file of a photo. */
export interface PhotoFile {
  /** The name in the store. */
  name: string;
  width: number;
  height: number;
}

/** Lists the files for pages, the smallest first. No file is larger than the photo. */
export const listPageFiles = ({
  fileKey,
  width,
  height,
}: PhotoFiles): [PhotoFile, ...PhotoFile[]] => {
  const toFile = (fileWidth: number): PhotoFile => ({
    name: `${fileKey}-${fileWidth}.webp`,
    width: fileWidth,
    height: Math.max(1, Math.round((height * fileWidth) / width)),
  });
  const smaller = WIDTHS.filter((fileWidth) => fileWidth < width).map(toFile);
  const [first, ...others] = [...smaller, toFile(width)];
  return [first, ...others];
};

/** Returns the name of the file for other sites, which is cropped to their format. */
export const getSharedFile = (fileKey: string): string => `${fileKey}-share.jpg`;

/** Replaces the base name in URLs by the one in the store. */
const useStoredKey = (photo: PhotoFiles): PhotoFiles => ({
  ...photo,
  fileKey: photo.storedAs ?? photo.fileKey,
});

/** Lists all files of a photo in the store. */
export const listStoredFiles = (photo: PhotoFiles): { name: string }[] => {
  const storedPhoto = useStoredKey(photo);
  return [...listPageFiles(storedPhoto), { name: getSharedFile(storedPhoto.fileKey) }];
};

/** Returns the name of the largest file in the store. */
export const getLargestStoredFile = (photo: PhotoFiles): string =>
  listPageFiles(useStoredKey(photo)).at(-1)!.name;

/** Returns the name of the largest file in URLs. */
export const getLargestFile = (photo: PhotoFiles): string => listPageFiles(photo).at(-1)!.name;

/** Returns the base name, which all files of a photo share. */
export const readFileKey = (name: string): string => name.slice(0, 32);

/** Returns true for the file for other sites. */
export const isSharedFile = (name: string): boolean => name.endsWith(".jpg");

/** Returns the default file for pages. */
export const getDefaultFile = (photo: PhotoFiles): PhotoFile => {
  const [smallest, ...larger] = listPageFiles(photo);
  return larger.findLast(({ width }) => width <= DEFAULT_WIDTH) ?? smallest;
};

/** Returns the URL path of a file. */
export const toPhotoPath = (name: string): string => `/photos/${name}`;

/** Lists the files in the syntax of `srcset`. */
export const toSrcSet = (photo: PhotoFiles): string =>
  listPageFiles(photo)
    .map(({ name, width }) => `${toPhotoPath(name)} ${width}w`)
    .join(", ");

/** Returns the URL path of the file for other sites, given that of any file; null for another path. */
export function toSharedPhotoPath(path: string): string | null {
  const [, fileKey] = /^\/photos\/([0-9a-f]{32})-/.exec(path) ?? [];
  return fileKey ? toPhotoPath(getSharedFile(fileKey)) : null;
}

/** Returns true for a name that this module creates; other names are never looked up in the store. */
export const isFileName = (name: string): boolean =>
  /^[0-9a-f]{32}-(?:[1-9]\d{0,3}\.webp|share\.jpg)$/.test(name);
