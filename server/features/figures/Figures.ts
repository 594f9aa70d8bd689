import { Field, Float, Int, ObjectType } from "type-graphql";
import { Recipe } from "../recipes/Recipe";
import { Author } from "../users/Author";

@ObjectType({ simpleResolvers: true, description: "What was added on a day." })
export class DayFigures {
  @Field(() => String, { description: "The day in UTC, such as 2026-11-21." })
  date!: string;

  @Field(() => Int, { description: "The number of new accounts." })
  people!: number;

  @Field(() => Int, { description: "The number of new recipes." })
  recipes!: number;

  @Field(() => Int, { description: "The number of new reviews." })
  reviews!: number;

  @Field(() => Int, { description: "The number of new favourites." })
  favorites!: number;
}

@ObjectType({ simpleResolvers: true, description: "A recipe in a ranking." })
export class RecipeFigure {
  @Field(() => Recipe, { description: "The recipe." })
  recipe!: Recipe;

  @Field(() => Int, { description: "The number of reviews or favourites." })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: "A user in a ranking." })
export class AuthorFigure {
  @Field(() => Author, { description: "The user." })
  author!: Author;

  @Field(() => Int, { description: "The number of recipes." })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: "The size of a database table." })
export class TableFigure {
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

  @Field(() => [TableFigure], { description: "The ten largest tables, largest first." })
  tables!: TableFigure[];
}

/** The place in numbers. */
@ObjectType({ simpleResolvers: true, description: "Statistics for admins." })
export class Figures {
  @Field(() => Int, { description: "The number of accounts." })
  people!: number;

  @Field(() => Int, { description: "The number of recipes." })
  recipes!: number;

  @Field(() => Int, { description: "The number of reviews." })
  reviews!: number;

  @Field(() => Int, { description: "The number of favourites." })
  favorites!: number;

  @Field(() => Int, { description: "The number of notes." })
  notes!: number;

  @Field(() => [DayFigures], { description: "What was added day by day, oldest first." })
  days!: DayFigures[];

  @Field(() => [RecipeFigure], { description: "The ten recipes with the most reviews." })
  mostReviewed!: RecipeFigure[];

  @Field(() => [RecipeFigure], { description: "The ten recipes with the most favourites." })
  mostFavorited!: RecipeFigure[];

  @Field(() => [AuthorFigure], { description: "The ten users who added the most recipes." })
  busiestContributors!: AuthorFigure[];

  @Field(() => Storage, { description: "The size of the data on disk." })
  storage!: Storage;
}
