import type { ClassType } from "type-graphql";
import type { ReferenceKindName } from "../../../shared/referenceKinds";
import { Category } from "./Category";
import { DifficultyLevel } from "./DifficultyLevel";
import { Ingredient } from "./Ingredient";
import type { Named } from "./Named";
import { Tag } from "./Tag";

/** The entity of each kind of reference data. */
export const referenceEntities = {
  tags: Tag,
  categories: Category,
  difficultyLevels: DifficultyLevel,
  ingredients: Ingredient,
} satisfies Record<ReferenceKindName, ClassType<Named>>;
