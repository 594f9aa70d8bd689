import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Int,
  Mutation,
  Query,
  registerEnumType,
  Resolver,
  Root,
} from "type-graphql";
import type { DataSource } from "typeorm";
import { connection, readCursor, RecipeConnection, ReviewConnection } from "./connections";
import {
  Cover,
  Favorite,
  Note,
  Rating,
  Recipe,
  RecipeIngredient,
  Review,
  Tag,
  User,
} from "./entities";

export interface Context {
  db: DataSource;
  viewer: User | null;
}

enum RecipeSort {
  NAME_ASC = "NAME_ASC",
}
registerEnumType(RecipeSort, { name: "RecipeSort" });

@InputType()
class RecipeFilter {
  @Field(() => String, { nullable: true }) search?: string;
}

@InputType()
class ReviewInput {
  @Field(() => Int) score!: number;
  @Field(() => String) text!: string;
}

const may = (viewer: User | null, ownerId: number) =>
  viewer !== null && (viewer.role.roleName === "admin" || viewer.userId === ownerId);

function requireViewerId(viewer: User | null): number {
  if (!viewer) throw new Error("Not logged in.");
  return viewer.userId;
}

@Resolver(() => Recipe)
export class RecipeResolver {
  @Query(() => Boolean)
  viewerCanAddRecipe(@Ctx() { viewer }: Context): boolean {
    return viewer !== null && viewer.role.roleName !== "member";
  }

  @Query(() => RecipeConnection)
  async recipes(
    @Arg("first", () => Int, { defaultValue: 24 }) first: number,
    @Arg("after", () => String, { nullable: true }) after: string | null,
    @Arg("filter", () => RecipeFilter, { nullable: true }) _filter: RecipeFilter | null,
    @Arg("sort", () => RecipeSort, { defaultValue: RecipeSort.NAME_ASC }) _sort: RecipeSort,
    @Ctx() { db }: Context,
  ) {
    const repository = db.getRepository(Recipe);
    const query = repository
      .createQueryBuilder("recipe")
      .select("recipe.recipeId")
      .orderBy("recipe.sortName")
      .addOrderBy("recipe.recipeId")
      .limit(first + 1);
    if (after) {
      const [name, key] = readCursor(after);
      query.where("(recipe.sortName, recipe.recipeId) > (:name, :key)", { name, key });
    }
    const page = await query.getMany();
    const rows = await Promise.all(
      page.map(({ recipeId }) => repository.findOneByOrFail({ recipeId })),
    );
    return connection(rows, first, await repository.count(), (row) => [row.sortName, row.recipeId]);
  }

  @Query(() => Recipe)
  recipe(@Arg("recipeId", () => Int) recipeId: number, @Ctx() { db }: Context) {
    return db.getRepository(Recipe).findOneByOrFail({ recipeId });
  }

  @FieldResolver(() => [RecipeIngredient])
  ingredients(@Root() recipe: Recipe) {
    return recipe.ingredients.sort((a, b) => a.position - b.position);
  }

  @FieldResolver(() => [Tag])
  tags(@Root() recipe: Recipe) {
    return recipe.tags.sort((a, b) => (a.sortName < b.sortName ? -1 : 1));
  }

  @FieldResolver(() => Cover)
  cover(@Root() { recipeId }: Recipe, @Ctx() { db }: Context) {
    return db.getRepository(Cover).findOneByOrFail({ recipeId });
  }

  @FieldResolver(() => Rating)
  async rating(@Root() { recipeId }: Recipe, @Ctx() { db }: Context): Promise<Rating> {
    const reviews = await db.getRepository(Review).findBy({ recipeId });
    const count = reviews.length;
    const sum = reviews.reduce((total, { score }) => total + score, 0);
    const histogram = [1, 2, 3, 4, 5].map(
      (each) => reviews.filter(({ score }) => score === each).length,
    );
    return { count, average: count ? sum / count : null, histogram };
  }

  @FieldResolver(() => Boolean)
  async viewerHasFavorited(@Root() { recipeId }: Recipe, @Ctx() { db, viewer }: Context) {
    return (
      viewer !== null && db.getRepository(Favorite).existsBy({ recipeId, userId: viewer.userId })
    );
  }

  @FieldResolver(() => Boolean)
  viewerCanEdit(@Root() { owner }: Recipe, @Ctx() { viewer }: Context) {
    return may(viewer, owner.userId);
  }

  @FieldResolver(() => Boolean)
  viewerCanDelete(@Root() { owner }: Recipe, @Ctx() { viewer }: Context) {
    return may(viewer, owner.userId);
  }

  @FieldResolver(() => Note, { nullable: true })
  async viewerNote(@Root() { recipeId }: Recipe, @Ctx() { db, viewer }: Context) {
    return viewer && db.getRepository(Note).findOneBy({ recipeId, userId: viewer.userId });
  }

  @FieldResolver(() => Review, { nullable: true })
  async viewerReview(@Root() { recipeId }: Recipe, @Ctx() { db, viewer }: Context) {
    return viewer && db.getRepository(Review).findOneBy({ recipeId, userId: viewer.userId });
  }

  @FieldResolver(() => ReviewConnection)
  async reviews(
    @Root() { recipeId }: Recipe,
    @Arg("first", () => Int, { defaultValue: 20 }) first: number,
    @Ctx() { db }: Context,
  ) {
    const [rows, count] = await db
      .getRepository(Review)
      .findAndCount({ where: { recipeId }, order: { reviewId: "DESC" }, take: first + 1 });
    return connection(rows, first, count, (row) => [row.reviewId]);
  }

  @Mutation(() => Recipe)
  async addFavorite(@Arg("recipeId", () => Int) recipeId: number, @Ctx() { db, viewer }: Context) {
    await db.getRepository(Favorite).save({ recipeId, userId: requireViewerId(viewer) });
    return db.getRepository(Recipe).findOneByOrFail({ recipeId });
  }

  @Mutation(() => Recipe)
  async removeFavorite(
    @Arg("recipeId", () => Int) recipeId: number,
    @Ctx() { db, viewer }: Context,
  ) {
    await db.getRepository(Favorite).delete({ recipeId, userId: requireViewerId(viewer) });
    return db.getRepository(Recipe).findOneByOrFail({ recipeId });
  }
}

@Resolver(() => Review)
export class ReviewResolver {
  @Mutation(() => Review)
  createReview(
    @Arg("recipeId", () => Int) recipeId: number,
    @Arg("input", () => ReviewInput) input: ReviewInput,
    @Ctx() { db, viewer }: Context,
  ) {
    return db
      .getRepository(Review)
      .save({ ...input, recipeId, userId: requireViewerId(viewer) }) as Promise<Review>;
  }

  @FieldResolver(() => User)
  author(@Root() { userId }: Review, @Ctx() { db }: Context) {
    return db.getRepository(User).findOneByOrFail({ userId });
  }

  @FieldResolver(() => Recipe)
  recipe(@Root() { recipeId }: Review, @Ctx() { db }: Context) {
    return db.getRepository(Recipe).findOneByOrFail({ recipeId });
  }

  @FieldResolver(() => Boolean)
  viewerCanEdit(@Root() { userId }: Review, @Ctx() { viewer }: Context) {
    return viewer?.userId === userId;
  }

  @FieldResolver(() => Boolean)
  viewerCanDelete(@Root() { userId }: Review, @Ctx() { viewer }: Context) {
    return may(viewer, userId);
  }
}
