const urls = new Map<number, string>();

/** The pictures that imports of this page are read from, to be looked at while their text is corrected. */
export const cardPictures = {
  set(importId: number, picture: Blob): void {
    urls.set(importId, URL.createObjectURL(picture));
  },
  /** The address of the picture, which the browser has; undefined without one. */
  get: (importId: number): string | undefined => urls.get(importId),
};
