/** How wide the files of a photo are, in pixels, where it is that wide itself. */
const WIDTHS = [320, 640, 1024, 1600];

/** The maximum size of a file; larger photos are scaled down proportionally. */
export const LARGEST = { width: 1600, height: 4800 } as const;

/** The width of the default file. */
const USUAL_WIDTH = 1024;

/** As large as most sites show a picture beside a link, in pixels. */
export const SHARED = { width: 1200, height: 630, type: "image/jpeg" } as const;

/** The base name of its files, and the size of the largest, in pixels. */
export interface PhotoFiles {
  fileKey: string;
  /** The base name in the store, if it is another. */
  storedAs?: string | null;
  width: number;
  height: number;
}

/** One of a photo's files. */
export interface PhotoFile {
  /** Its name in the store. */
  name: string;
  width: number;
  height: number;
}

/** A photo's files for pages, the smallest first; none is larger than the photo. */
export const pageFiles = ({ fileKey, width, height }: PhotoFiles): [PhotoFile, ...PhotoFile[]] => {
  const fileOf = (each: number): PhotoFile => ({
    name: `${fileKey}-${each}.webp`,
    width: each,
    height: Math.max(1, Math.round((height * each) / width)),
  });
  const smaller = WIDTHS.filter((each) => each < width).map(fileOf);
  const [first, ...others] = [...smaller, fileOf(width)];
  return [first, ...others];
};

/** The name of the file for other sites, cut to the shape that they show. */
export const sharedFile = (fileKey: string): string => `${fileKey}-share.jpg`;

/** The photo with the names that its files have in the store. */
const asStored = (photo: PhotoFiles): PhotoFiles => ({
  ...photo,
  fileKey: photo.storedAs ?? photo.fileKey,
});

/** Every file of a photo in the store. */
export const storedFiles = (photo: PhotoFiles): { name: string }[] => {
  const stored = asStored(photo);
  return [...pageFiles(stored), { name: sharedFile(stored.fileKey) }];
};

/** The largest file of a photo in the store. */
export const largestStoredFile = (photo: PhotoFiles): string =>
  pageFiles(asStored(photo)).at(-1)!.name;

/** The largest file of a photo, as its address has it. */
export const largestFile = (photo: PhotoFiles): string => pageFiles(photo).at(-1)!.name;

/** The base name of a file, which all files of its photo share. */
export const fileKeyOf = (name: string): string => name.slice(0, 32);

/** Whether a file is the one for other sites. */
export const isSharedFile = (name: string): boolean => name.endsWith(".jpg");

/** The default file. */
export const usualFile = (photo: PhotoFiles): PhotoFile => {
  const [smallest, ...larger] = pageFiles(photo);
  return larger.findLast(({ width }) => width <= USUAL_WIDTH) ?? smallest;
};

/** The address of a file in the store, below the site's. */
export const photoPath = (name: string): string => `/photos/${name}`;

/** The files for a browser to choose from, as `srcset` has them. */
export const srcSetOf = (photo: PhotoFiles): string =>
  pageFiles(photo)
    .map(({ name, width }) => `${photoPath(name)} ${width}w`)
    .join(", ");

/** The address of the file for other sites, from that of any file; null for what is no photo's. */
export function sharedPhotoPath(path: string): string | null {
  const [, fileKey] = /^\/photos\/([0-9a-f]{32})-/.exec(path) ?? [];
  return fileKey ? photoPath(sharedFile(fileKey)) : null;
}

/** Whether a name is one that this module makes; no other is ever looked for in the store. */
export const isFileName = (name: string): boolean =>
  /^[0-9a-f]{32}-(?:[1-9]\d{0,3}\.webp|share\.jpg)$/.test(name);
