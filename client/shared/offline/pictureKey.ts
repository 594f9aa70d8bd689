/** The cache of stored recipes' pictures. */
export const PICTURES_CACHE = "pictures";

/** The key shared by all widths of a photo: the path without the width. */
export const pictureKey = (pathname: string): string => pathname.replace(/-\d+\.webp$/, "");
