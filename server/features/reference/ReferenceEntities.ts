import type { ClassType } from "type-graphql";
import type { ReferenceKindName } from "../../../shared/referenceKinds";
import type { Node } from "../../graphql/Node";
import { Category } from "./Category";
import { DifficultyLevel } from "./DifficultyLevel";
import { Ingredient } from "./Ingredient";
import { Tag } from "./Tag";

/** The fields that all kinds of reference data share. */
export interface Named extends Node {
  name: string;
  nameKey: string;
  sortName: string;
  version: number;
}

/** The entity of each kind of reference data. */
export const referenceEntities = {
  tags: Tag,
  categories: Category,
  difficultyLevels: DifficultyLevel,
  ingredients: Ingredient,
} satisfies Record<ReferenceKindName, ClassType<Named>>;
