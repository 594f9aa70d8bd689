import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from "type-graphql";
import { type Context, getViewerParameters, type Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import { User } from "../users/User";
import { Rating, toRating } from "./Rating";
import { hasVisibleRecipe, isVisibleRecipe } from "./visibility";

/** The numbers on a user's profile, all of recipes that the viewer may see. */
@ObjectType({
  simpleResolvers: true,
  description: "The numbers on a user's profile, all of recipes that the viewer may see.",
})
export class UserStatistics {
  @Field(() => Int, { description: "The number of recipes that the user added." })
  recipeCount!: number;

  @Field(() => Int, { description: "The number of the user's reviews." })
  reviewCount!: number;

  @Field(() => Int, { description: "The number of the user's favorites." })
  favoriteCount!: number;

  @Field(() => Rating, { description: "The scores that others gave to the user's recipes." })
  receivedRating!: Rating;
}

interface Row {
  userId: number;
  recipeCount: number;
  reviewCount: number;
  favoriteCount: number;
  histogram: number[];
}

const VIEWER = ["$2::int", "$3::boolean"] as const;

const countRows = (table: string) =>
  `(select count(*)::int from ${table} where user_id = u.user_id and ${hasVisibleRecipe(table)(...VIEWER)})`;

const sumScores = [1, 2, 3, 4, 5].map((score) => `coalesce(sum(scores[${score}]), 0)::int`);

const STATISTICS = `
  select u.user_id as "userId", r."recipeCount", r.histogram,
    ${countRows("reviews")} as "reviewCount", ${countRows("favorites")} as "favoriteCount"
  from unnest($1::int[]) u (user_id)
  cross join lateral (
    select count(*)::int as "recipeCount", array[${sumScores.join()}] as histogram
    from recipes left join recipe_stats using (recipe_id)
    where owner_id = u.user_id and ${isVisibleRecipe(...VIEWER)}
  ) r`;

const statisticsByUser: Loader<number, UserStatistics | null> = {
  async batch(ids, { db, viewer }) {
    const rows: Row[] = await db.query(STATISTICS, [ids, ...getViewerParameters(viewer)]);
    return byKey(ids, rows, ({ userId }) => userId).map(
      (row) =>
        row &&
        Object.assign(new UserStatistics(), { ...row, receivedRating: toRating(row.histogram) }),
    );
  },
};

/** Resolves the numbers on a user's profile. */
@Resolver(() => User)
export class UserStatisticsResolver {
  @FieldResolver(() => UserStatistics, { description: "The numbers on the user's profile." })
  statistics(@Root() user: User, @Ctx() context: Context): Promise<UserStatistics | null> {
    return context.load(statisticsByUser, user.userId);
  }
}
