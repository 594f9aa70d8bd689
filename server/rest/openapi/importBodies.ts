import {
  MAX_CARD_TEXT,
  MAX_IMPORT_TEXT_BYTES,
  MAX_IMPORT_TEXT_MEGABYTES,
  maxLength,
} from "../../../shared/inputLimits";
import { visibilities } from "../../../shared/recipeVisibility";
import { toRestEnum } from "../enums";
import { array, ID, nullable, object, omissible, string } from "./schemaBuilders";

/** The source of an import, in a request. */
export const importBody = object(
  {
    url: omissible(
      nullable(
        string("The address of a page.", "https://example.org/plum-cake", maxLength.importSource),
      ),
      "`text` is required",
    ),
    text: omissible(
      nullable(
        string(
          `A recipe as text, or the HTML of a page; at most ${MAX_IMPORT_TEXT_MEGABYTES} MB.`,
          "Tea\n1 l water\n\nBoil.",
          MAX_IMPORT_TEXT_BYTES,
        ),
      ),
      "`url` is required",
    ),
  },
  [],
);

/** The corrected text of a card, in a request. */
export const cardTextBody = object({
  text: string("The text of the card.", "Plum cake\n1 kg plums\n\nBake.", MAX_CARD_TEXT),
});

/** The category of recipes of an import, in a request. */
export const importCategoryBody = object(
  {
    categoryId: omissible(
      { ...nullable(ID), description: "The ID of the category." },
      "the category Other is used, and created if there is none",
    ),
    importItemIds: omissible(
      { ...array(ID), description: "The IDs of recipes of the import." },
      "all recipes that have no category get it",
    ),
  },
  [],
);

/** The choices for the recipes of an import, in a request. */
export const takeBody = object(
  {
    visibility: {
      type: "string",
      enum: visibilities.map(toRestEnum),
      description:
        "The visibility of the recipes, `public` if omitted. Recipes of members are always private.",
    },
  },
  [],
);
