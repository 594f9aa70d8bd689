/** A recipe in one of the formats. */
export interface ExportedRecipe {
  /** The name of the file, such as `Onion soup.cook`. */
  fileName: string;
  text: string;
  /** The paths of its photos in an archive, in order, such as `photos/0f3c…-1600.webp`. */
  photos: readonly string[];
}
