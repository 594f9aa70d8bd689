import type { Readable } from "node:stream";
import { registerEnumType } from "type-graphql";
import { type ExportFormat, exportFormatKeys, exportFormats } from "../../../shared/exportFormats";
import type { PhotoStore } from "../photos/PhotoStore";
import type { RecipeWriter } from "./exportRecipe";
import { packCooklang, packJsonLd, packPotluck, packText, type RecipePages } from "./packRecipes";
import { toPotluckRecipe } from "./toPotluckRecipe";
import { writeCooklang } from "./writeCooklang";
import { writeJsonLd } from "./writeJsonLd";

/** A file with one recipe or with a collection. */
interface RecipeDownload {
  /** The name of the REST route in generated clients. */
  operationId: string;
  /** The content, after "Export" in the summary of the REST route and in the help of the command line. */
  content: string;
  mediaType: string;
  pack(pages: RecipePages, store: PhotoStore): Readable;
}

/** The writers of a format, and its descriptions in both APIs. */
interface RecipeFormat {
  /** The description in the GraphQL schema. */
  description: string;
  /** The text of one recipe, which the downloads contain. */
  writer: RecipeWriter;
  recipe: RecipeDownload;
  collection: RecipeDownload;
}

const ZIP = "application/zip";
const JSON_LD = "application/ld+json";

/** The formats of `shared/exportFormats.ts`. GraphQL, REST and the command line read this table. */
export const recipeFormats: Record<ExportFormat, RecipeFormat> = {
  POTLUCK: {
    description:
      "JSON with all fields, as an entry of `recipes` in the `potluck.json` of an archive.",
    writer: {
      extension: "json",
      hasHistory: true,
      write: (recipe, files, context) => JSON.stringify(toPotluckRecipe(recipe, files, context)),
    },
    recipe: {
      operationId: "exportRecipe",
      content: "a recipe with its photos as an archive that can be imported again",
      mediaType: ZIP,
      pack: packPotluck,
    },
    collection: {
      operationId: "exportRecipes",
      content: "recipes with their photos as an archive that can be imported again",
      mediaType: ZIP,
      pack: packPotluck,
    },
  },
  COOKLANG: {
    description: "A `.cook` file, as https://cooklang.org specifies it.",
    writer: { extension: exportFormats.COOKLANG.recipe, write: writeCooklang },
    recipe: {
      operationId: "exportRecipeAsCooklang",
      content: "a recipe as a Cooklang file",
      mediaType: "text/plain",
      pack: packText,
    },
    collection: {
      operationId: "exportRecipesAsCooklang",
      content: "recipes as a ZIP archive of Cooklang files, with their covers",
      mediaType: ZIP,
      pack: packCooklang,
    },
  },
  JSON_LD: {
    description: "JSON-LD, as https://schema.org/Recipe describes it.",
    writer: {
      extension: exportFormats.JSON_LD.recipe,
      write: (recipe, _files, { url }) => writeJsonLd(recipe, url),
    },
    recipe: {
      operationId: "exportRecipeAsJsonLd",
      content: "a recipe as schema.org describes it",
      mediaType: JSON_LD,
      pack: packText,
    },
    collection: {
      operationId: "exportRecipesAsJsonLd",
      content: "recipes as a list of schema.org recipes",
      mediaType: JSON_LD,
      pack: packJsonLd,
    },
  },
};

/** The formats as an enum of the GraphQL schema. */
export const RecipeFormatEnum = Object.fromEntries(
  exportFormatKeys.map((format) => [format, format]),
) as { [Format in ExportFormat]: Format };

registerEnumType(RecipeFormatEnum, {
  name: "RecipeFormat",
  description: "A format that recipes are exported in.",
  valuesConfig: recipeFormats,
});
