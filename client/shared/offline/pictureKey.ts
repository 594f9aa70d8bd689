/** Where the pictures of stored recipes are. */
export const PICTURES_CACHE = "pictures";

/** What all widths of a photo have in common: the path without the width. */
export const pictureKey = (pathname: string): string => pathname.replace(/-\d+\.webp$/, "");
