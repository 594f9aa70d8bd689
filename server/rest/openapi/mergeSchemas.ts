import { maxCount, maxLength } from "../../../shared/inputLimits";
import { toRestEnum } from "../enums";
import type { JsonSchema } from "./JsonSchema";
import { array, boolean, count, id, nullable, object, string, time } from "./schemaBuilders";

export const kinds = ["INGREDIENT", "TAG", "CATEGORY"] as const;

const kind: JsonSchema & { description: string } = {
  type: "string",
  enum: kinds.map(toRestEnum),
  description: "The kind of reference data.",
};

const itemFields = {
  itemId: id("The ID."),
  itemName: string("The name.", "Tomato"),
  recipeCount: count("The number of recipes that use it."),
};

const Alias = object({
  aliasId: id("The alias's ID."),
  aliasName: string("The other name.", "Tomatoes", maxLength.referenceName),
});

const words: JsonSchema = {
  type: "array",
  items: { type: "string", maxLength: maxLength.referenceName },
  maxItems: maxCount.synonyms,
  description: "The words; plurals and other forms are found as well.",
  examples: [["Gnocchi", "Potato dumplings"]],
};

/** The schemas of responses about merges and synonyms. */
export const mergeSchemas = {
  Merge: object({
    mergeId: id("The merge's ID."),
    kind,
    mergedId: id("The ID of the one that is gone."),
    mergedName: string("Its name.", "Tomatoes"),
    intoId: id("The ID of the one that it was merged into."),
    intoName: string("The name of that one, as it was then.", "Tomato"),
    recipeCount: count("The number of recipes that had the one that is gone."),
    isComplete: boolean(
      "True if all of them have moved. Otherwise, merge the two again or undo it.",
    ),
    createdAt: time("The time when they were merged."),
    expiresAt: time("Until when it can be undone."),
  }),
  MergePreview: object({
    merged: object(itemFields),
    into: object(itemFields),
    bothCount: count("The number of recipes that have both."),
  }),
  UndoneMerge: object({
    ...itemFields,
    restoredCount: count("The number of recipes that have it again."),
    leftCount: count("The number of recipes that stay as they are, because they were edited."),
    leftRecipes: array(
      object({ recipeId: id("The recipe's ID."), recipeName: string("Its name.", "Plum cake") }),
    ),
  }),
  DuplicatePair: object({
    reason: {
      type: "string",
      enum: ["spelling", "form", "typo", "synonym"],
      description:
        "The difference between the names: accents and blanks, the form of a word, one letter, or words of the same meaning.",
    },
    one: object(itemFields),
    other: object(itemFields),
  }),
  Alias,
  SynonymGroup: object({ synonymId: id("The group's ID."), synonyms: words }),
  OwnIngredient: object({
    ingredientId: id("The ingredient's ID."),
    ingredientName: string("Its name.", "Sumac"),
    isProposed: boolean("True if it is proposed for the site's list."),
    declinedAt: nullable(time("The time when a contributor declined it; null before.")),
    declineReason: nullable(
      string("The contributor's reason.", "It is a brand.", maxLength.declineReason),
    ),
  }),
  ProposedIngredient: object({
    ingredientId: id("The ingredient's ID."),
    ingredientName: string("Its name.", "Sumac"),
    recipeCount: count("The number of recipes that use it, of all users who propose this name."),
    proposedAt: time("The time when it was first proposed."),
  }),
};

/** A group of synonyms in a request. */
export const synonymsBody = object({ synonyms: words });

/** The two items to merge, in a request. */
export const mergeBody = object({
  kind,
  mergedId: id("The ID of the one that goes.", 2),
  intoId: id("The ID of the one that stays."),
});

/** The ingredient that is used instead of a proposed one, in a request. */
export const replacementBody = object({ intoId: id("The ID of an ingredient of the list.") });

/** The reason for declining a proposed ingredient, in a request. */
export const declineBody = object(
  {
    reason: nullable(
      string(
        "The reason, which its owners read. If omitted, they get no reason.",
        "It is a brand.",
        maxLength.declineReason,
      ),
    ),
  },
  [],
);

/** Two items that are not the same, in a request. */
export const rejectBody = object({
  kind,
  oneId: id("The ID of one."),
  otherId: id("The ID of the other one.", 2),
});

/** A new alias, in a request. */
export const aliasBody = object({
  kind,
  itemId: id("The ID of what gets the alias."),
  aliasName: string("The other name.", "Love apples", maxLength.referenceName),
});

const kindParameter = {
  ...kind,
  description: "The kind of reference data; `ingredient` if omitted.",
};

export const kindQuery = { kind: kindParameter };

export const mergeQuery = {
  ...kindQuery,
  mergedId: id("The ID of the one that would go.", 2),
  intoId: id("The ID of the one that would stay."),
};
