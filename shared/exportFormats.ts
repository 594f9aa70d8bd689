/** The facts about a format that server and client need. */
interface ExportFormatNames {
  /** The name on the command line, and the key of the label in the messages under `exports`. */
  name: string;
  /** The extension of the download of one recipe, which is also in the path of the REST route. */
  recipe: string;
  /** The extension of the download of a collection. */
  collection: string;
}

/**
 * The formats in which recipes are exported, by their names in the schema, in display order.
 * `server/features/exports/recipeFormats.ts` declares how they are written.
 */
export const exportFormats = {
  POTLUCK: { name: "zip", recipe: "zip", collection: "zip" },
  COOKLANG: { name: "cooklang", recipe: "cook", collection: "cook.zip" },
  JSON_LD: { name: "jsonld", recipe: "jsonld", collection: "jsonld" },
} as const satisfies Record<string, ExportFormatNames>;

export type ExportFormat = keyof typeof exportFormats;

export const exportFormatKeys = Object.keys(exportFormats) as ExportFormat[];
