import { Field, Float, Int, ObjectType } from "type-graphql";
import { Recipe } from "../recipes/Recipe";
import { Author } from "../users/Author";

@ObjectType({ simpleResolvers: true, description: "The additions of a day." })
export class DayStats {
  @Field(() => String, { description: "The day in UTC, such as 2026-11-21." })
  date!: string;

  @Field(() => Int, { description: "The number of new accounts." })
  people!: number;

  @Field(() => Int, { description: "The number of new recipes." })
  recipes!: number;

  @Field(() => Int, { description: "The number of new reviews." })
  reviews!: number;

  @Field(() => Int, { description: "The number of new favorites." })
  favorites!: number;
}

@ObjectType({ simpleResolvers: true, description: "A recipe in a ranking." })
export class RecipeCount {
  @Field(() => Recipe, { description: "The recipe." })
  recipe!: Recipe;

  @Field(() => Int, { description: "The number of reviews or favorites." })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: "A user in a ranking." })
export class AuthorCount {
  @Field(() => Author, { description: "The user." })
  author!: Author;

  @Field(() => Int, { description: "The number of recipes." })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: "The size of a database table." })
export class TableStats {
  @Field(() => String, { description: "The table's name." })
  name!: string;

  @Field(() => Float, {
    description: "The size of the table and its indexes in bytes; may exceed the range of an Int.",
  })
  bytes!: number;

  @Field(() => Float, {
    description: "The number of rows: counted, or estimated by the database and possibly outdated.",
  })
  rows!: number;
}

@ObjectType({ simpleResolvers: true, description: "The size of the data on disk." })
export class Storage {
  @Field(() => Float, {
    description: "The size of the database in bytes; may exceed the range of an Int.",
  })
  databaseBytes!: number;

  @Field(() => [TableStats], { description: "The ten largest tables, largest first." })
  tables!: TableStats[];
}

@ObjectType({
  simpleResolvers: true,
  description: "The numbers of things that wait for an admin, a contributor or a cook.",
})
export class PendingWork {
  @Field(() => Int, { description: "The number of public recipes without a photo of the dish." })
  recipesWithoutPhoto!: number;

  @Field(() => Int, { description: "The number of public recipes without a review." })
  recipesWithoutReviews!: number;

  @Field(() => Int, { description: "The number of open requests to become a contributor." })
  openRequests!: number;

  @Field(() => Int, { description: "The number of ingredients that were proposed for the list." })
  proposedIngredients!: number;

  @Field(() => Int, { description: "The number of the viewer's imports that are ready to check." })
  viewerImports!: number;
}

/** Statistics about the site. */
@ObjectType({ simpleResolvers: true, description: "Statistics for admins." })
export class Stats {
  @Field(() => Int, { description: "The number of accounts." })
  people!: number;

  @Field(() => Int, { description: "The number of recipes." })
  recipes!: number;

  @Field(() => Int, { description: "The number of reviews." })
  reviews!: number;

  @Field(() => Int, { description: "The number of favorites." })
  favorites!: number;

  @Field(() => Int, { description: "The number of notes." })
  notes!: number;

  @Field(() => PendingWork, { description: "The work that waits." })
  pending!: PendingWork;

  @Field(() => [DayStats], { description: "The additions day by day, oldest first." })
  days!: DayStats[];

  @Field(() => [RecipeCount], { description: "The ten recipes with the most reviews." })
  mostReviewed!: RecipeCount[];

  @Field(() => [RecipeCount], { description: "The ten recipes with the most favorites." })
  mostFavorited!: RecipeCount[];

  @Field(() => [AuthorCount], { description: "The ten users who added the most recipes." })
  busiestContributors!: AuthorCount[];

  @Field(() => Storage, { description: "The size of the data on disk." })
  storage!: Storage;
}
