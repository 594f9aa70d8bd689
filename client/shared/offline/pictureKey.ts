/** The name of the cache that contains the pictures of stored recipes. */
export const PICTURES_CACHE = "pictures";

/** Returns the key shared by all widths of a photo: the path without the width. */
export const pictureKey = (pathname: string): string => pathname.replace(/-\d+\.webp$/, "");
