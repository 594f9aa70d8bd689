import { Field, Float, Int, ObjectType } from "type-graphql";
import { Recipe } from "../recipes/Recipe";
import { Author } from "../users/Author";

@ObjectType({ simpleResolvers: true, description: "What was added on one day." })
export class DayFigures {
  @Field(() => String, { description: "The day in UTC, such as 2026-11-21." })
  date!: string;

  @Field(() => Int, { description: "New accounts." })
  people!: number;

  @Field(() => Int, { description: "New recipes." })
  recipes!: number;

  @Field(() => Int, { description: "New reviews." })
  reviews!: number;

  @Field(() => Int, { description: "Recipes favourited." })
  favorites!: number;
}

@ObjectType({ simpleResolvers: true, description: "A recipe and how often something was done." })
export class RecipeFigure {
  @Field(() => Recipe, { description: "The recipe." })
  recipe!: Recipe;

  @Field(() => Int, { description: "How often." })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: "A person and how many things are theirs." })
export class AuthorFigure {
  @Field(() => Author, { description: "The person." })
  author!: Author;

  @Field(() => Int, { description: "How many." })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: "What one table takes." })
export class TableFigure {
  @Field(() => String, { description: "The table's name." })
  name!: string;

  @Field(() => Float, { description: "Bytes with its indexes; may be more than an Int holds." })
  bytes!: number;

  @Field(() => Float, {
    description: "Rows, as the database estimates them, which may lag behind; or counted.",
  })
  rows!: number;
}

@ObjectType({ simpleResolvers: true, description: "What the data takes on disk." })
export class Storage {
  @Field(() => Float, { description: "Bytes of all; may be more than an Int holds." })
  databaseBytes!: number;

  @Field(() => [TableFigure], { description: "The ten largest tables, the largest first." })
  tables!: TableFigure[];
}

/** The place in numbers. */
@ObjectType({ simpleResolvers: true, description: "The place in numbers, for admins." })
export class Figures {
  @Field(() => Int, { description: "Accounts." })
  people!: number;

  @Field(() => Int, { description: "Recipes." })
  recipes!: number;

  @Field(() => Int, { description: "Reviews." })
  reviews!: number;

  @Field(() => Int, { description: "Favourites of all people." })
  favorites!: number;

  @Field(() => Int, { description: "Private notes of all people." })
  notes!: number;

  @Field(() => [DayFigures], { description: "Day by day, the oldest first, today last." })
  days!: DayFigures[];

  @Field(() => [RecipeFigure], { description: "The ten recipes with the most reviews." })
  mostReviewed!: RecipeFigure[];

  @Field(() => [RecipeFigure], { description: "The ten recipes favourited most often." })
  mostFavorited!: RecipeFigure[];

  @Field(() => [AuthorFigure], { description: "The ten people who added the most recipes." })
  busiestContributors!: AuthorFigure[];

  @Field(() => Storage, { description: "What the data takes on disk." })
  storage!: Storage;
}
