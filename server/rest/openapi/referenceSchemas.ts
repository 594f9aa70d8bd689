import { maxLength } from "../../../shared/inputLimits";
import {
  type ReferenceKindDeclaration,
  type ReferenceKindName,
  referenceEntries,
} from "../../../shared/referenceKinds";
import type { JsonSchema } from "./JsonSchema";
import { count, id, object, string } from "./schemaBuilders";

/** The documentation of a kind of reference data. */
interface RestKind {
  description: string;
  /** The name of an item. */
  example: string;
  /** Names that demo data does not have, and the ID of the first item that is added to it. */
  examples: { name: string; newName: string; nextId: number };
  /** Fields of the schema that only this kind has. */
  moreFields?: Record<string, JsonSchema>;
}

/** REST's additions to the declarations of the kinds. */
export const restKinds: Record<ReferenceKindName, RestKind> = {
  tags: {
    description: "Tags of recipes",
    example: "Vegan",
    examples: { name: "Street food", newName: "Meat-free", nextId: 17 },
  },
  categories: {
    description: "Categories of recipes; each recipe has one",
    example: "Desserts",
    examples: { name: "Snacks", newName: "Brunch", nextId: 10 },
    moreFields: { recipeCount: count("The number of recipes in the category.") },
  },
  difficultyLevels: {
    description: "Difficulty levels of recipes; each recipe has one",
    example: "Easy",
    examples: { name: "Expert", newName: "Effortless", nextId: 4 },
  },
  ingredients: {
    description: "Ingredients that recipes can use",
    example: "Plums",
    examples: { name: "Dragon fruit", newName: "Virgin olive oil", nextId: 214 },
    moreFields: { recipeCount: count("The number of public recipes that use it.") },
  },
  equipment: {
    description: "Equipment that recipes need",
    example: "Stand mixer",
    examples: { name: "Pasta machine", newName: "Food processor", nextId: 6 },
  },
};

/** REST's name of an item's name, such as `tagName`. */
export const toNameField = (key: string): string => key.replace(/Id$/, "Name");

/** The schema of a name. */
export const nameSchema = (kind: ReferenceKindName): JsonSchema =>
  string("Unique regardless of case.", restKinds[kind].example, maxLength.referenceName);

const makeSchema = (name: ReferenceKindName, { key, thing }: ReferenceKindDeclaration) =>
  object({
    [key]: id(`The ${thing.toLowerCase()}'s ID.`),
    [toNameField(key)]: nameSchema(name),
    ...restKinds[name].moreFields,
  });

/** The schemas of all kinds, by type. */
export const referenceSchemas = Object.fromEntries(
  referenceEntries.map(([name, kind]) => [kind.type, makeSchema(name, kind)]),
) as Record<ReferenceKindDeclaration["type"], JsonSchema>;
