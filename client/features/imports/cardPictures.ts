const urls = new Map<number, string>();

/** The pictures of this page's imports, shown while their text is corrected. */
export const cardPictures = {
  set(importId: number, picture: Blob): void {
    urls.set(importId, URL.createObjectURL(picture));
  },
  /** The object URL of the picture; undefined without one. */
  get: (importId: number): string | undefined => urls.get(importId),
};
