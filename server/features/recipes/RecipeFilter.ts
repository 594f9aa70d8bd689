import { Field, InputType, Int, registerEnumType } from "type-graphql";
import { z } from "zod";
import { searchText } from "../../graphql/validate";

/** The orders that a list of recipes comes in. */
export enum RecipeSort {
  NAME_ASC = "NAME_ASC",
  NAME_DESC = "NAME_DESC",
  NEWEST = "NEWEST",
  BEST_LOVED = "BEST_LOVED",
  BEST = "BEST",
  KEY_ASC = "KEY_ASC",
}

registerEnumType(RecipeSort, {
  name: "RecipeSort",
  description: "The orders that a list of recipes comes in.",
  valuesConfig: {
    NAME_ASC: { description: "A to Z, without regard to case and accents." },
    NAME_DESC: { description: "Z to A." },
    NEWEST: { description: "The last added first." },
    BEST_LOVED: { description: "The most often favourited first." },
    BEST: {
      description:
        "The best reviewed first, as if five more people had given each recipe a 3: one 5 alone does not pass fifty that average 4.8.",
    },
    KEY_ASC: { description: "By key: the first added first." },
  },
});

/** What recipes must have; all that is given must hold. */
@InputType({ description: "What recipes must have; all that is given must hold." })
export class RecipeFilter {
  static rules = z.looseObject({ search: searchText });

  @Field(() => String, {
    nullable: true,
    description:
      "A part of the name, without regard to case and accents, taken literally; at most 200 characters.",
  })
  search?: string | null;

  @Field(() => Int, { nullable: true, description: "A tag that the recipe carries." })
  tagId?: number | null;

  @Field(() => Int, { nullable: true, description: "An ingredient that one of its lines names." })
  ingredientId?: number | null;

  @Field(() => Int, { nullable: true, description: "The category it is in." })
  categoryId?: number | null;

  @Field(() => Int, { nullable: true, description: "How hard it is." })
  difficultyLevelId?: number | null;

  @Field(() => Int, { nullable: true, description: "The user who added it." })
  ownerId?: number | null;
}
