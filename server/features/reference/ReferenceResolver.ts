import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { EntityTarget, ObjectLiteral } from "typeorm";
import type { Context } from "../../context";
import { admin, contributor } from "../../rules";
import { nameKey, sortName } from "../../text";
import { Category } from "./Category";
import { DifficultyLevel } from "./DifficultyLevel";
import { Ingredient } from "./Ingredient";
import { IngredientInput } from "./IngredientInput";
import { recipeCountByCategory } from "./loaders";
import { Tag } from "./Tag";

const all = <Kind extends ObjectLiteral>({ db }: Context, Kind: EntityTarget<Kind>, by: string) =>
  db.getRepository(Kind).createQueryBuilder("kind").orderBy(`kind.${by}`).getMany();

/** The words that recipes are described with. */
@Resolver(() => Category)
export class ReferenceResolver {
  @Query(() => [Category], { description: "All categories, by name." })
  categories(@Ctx() context: Context): Promise<Category[]> {
    return all(context, Category, "sortName");
  }

  @Query(() => [DifficultyLevel], { description: "All difficulty levels, by key." })
  difficultyLevels(@Ctx() context: Context): Promise<DifficultyLevel[]> {
    return all(context, DifficultyLevel, "difficultyLevelId");
  }

  @Query(() => [Ingredient], { description: "All ingredients, by name." })
  ingredients(@Ctx() context: Context): Promise<Ingredient[]> {
    return all(context, Ingredient, "sortName");
  }

  @Query(() => [Tag], { description: "All tags, by name." })
  tags(@Ctx() context: Context): Promise<Tag[]> {
    return all(context, Tag, "sortName");
  }

  @Authorized(contributor, admin)
  @Mutation(() => Ingredient, {
    description:
      "Adds an ingredient that lines may name. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT.",
  })
  async createIngredient(
    @Arg("input", { description: "The new ingredient." }) { name }: IngredientInput,
    @Ctx() { db }: Context,
  ): Promise<Ingredient> {
    return db
      .getRepository(Ingredient)
      .save({ name, nameKey: nameKey(name), sortName: sortName(name) })
      .then((row) => Object.assign(new Ingredient(), row));
  }

  @FieldResolver(() => Int, { description: "How many recipes are in this category." })
  recipeCount(@Root() category: Category, @Ctx() context: Context): Promise<number> {
    return context.load(recipeCountByCategory, category.categoryId);
  }
}
