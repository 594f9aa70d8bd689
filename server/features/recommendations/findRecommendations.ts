import type { Context } from "../../graphql/context";
import { recipeById } from "../recipes/loaders";
import type { Recipe } from "../recipes/Recipe";
import { Recommendation } from "./Recommendation";

/** Older favorites are not compared, so that the work does not grow with their number. */
const MAX_FAVORITES = 30;

/** The ingredients and tags of the favorites that lead to other recipes: the most telling ones. */
const MAX_SOURCES = 8;

/** The recipes that are read for each of them. */
const MAX_CANDIDATES_PER_SOURCE = 200;

/** The recipes that are compared with the favorites. */
const MAX_CANDIDATES = 60;

/** One shared ingredient is a coincidence. */
const MIN_SHARED = 2;

/** The names in a reason. */
const MAX_NAMES = 3;

/** True for recipes that are new to the viewer `$1`. A favorite, a review and an own recipe show that it is known. */
const IS_NEW = `
  not exists (select from favorites f where f.user_id = $1 and f.recipe_id = c.recipe_id)
  and not exists (select from reviews v where v.user_id = $1 and v.recipe_id = c.recipe_id)
  and not exists (select from recipes r where r.owner_id = $1 and r.recipe_id = c.recipe_id)`;

/**
 * Selects recipes with the favorite that each is most like, and the names that both share. `recipe_search` contains
 * public recipes only. A facet weighs more the rarer it is. The first recipes belong to different favorites.
 */
const RECOMMENDATIONS = `
  with favorite as materialized (
    select f.recipe_id, s.facets from (
      select recipe_id from favorites where user_id = $1 order by favorite_id desc limit ${MAX_FAVORITES}
    ) f join recipe_search s using (recipe_id)
  ), facet as materialized (
    select left(l.facet, 1) as kind, substr(l.facet, 2)::int as id, l.facet,
      ln(1 + total.count::float8 / c.count) as weight, l.uses
    from (
      select facet, count(*) as uses from favorite, unnest(facets) facet
      where facet ~ '^[itc]\\d' group by facet
    ) l
    join facet_counts c using (facet)
    cross join (select count from facet_counts where facet = '') total
    where c.count > 1
  ), source as materialized (
    select * from facet where kind <> 'c' order by weight * weight * uses desc, facet limit ${MAX_SOURCES}
  ), candidate as materialized (
    select c.recipe_id from (
      select p.recipe_id, s.weight from source s cross join lateral (
        select recipe_id from recipe_lines where s.kind = 'i' and ingredient_id = s.id
        limit ${MAX_CANDIDATES_PER_SOURCE}
      ) p
      union all
      select p.recipe_id, s.weight from source s cross join lateral (
        select recipe_id from recipe_tags where s.kind = 't' and tag_id = s.id
        limit ${MAX_CANDIDATES_PER_SOURCE}
      ) p
    ) c
    where ${IS_NEW}
    group by c.recipe_id order by sum(c.weight) desc, c.recipe_id desc limit ${MAX_CANDIDATES}
  ), pair as (
    select s.recipe_id, f.recipe_id as favorite_id, shared.facets, shared.weight,
      row_number() over (partition by s.recipe_id order by shared.weight desc, f.recipe_id desc) as place
    from candidate join recipe_search s using (recipe_id) cross join favorite f
    cross join lateral (
      select array_agg(facet order by weight desc, facet) as facets, sum(weight) as weight,
        count(*) filter (where kind <> 'c') as count
      from facet where facet = any(s.facets) and facet = any(f.facets)
    ) shared
    where shared.count >= ${MIN_SHARED}
  ), best as (
    select *, row_number() over (partition by favorite_id order by weight desc, recipe_id desc) as turn
    from pair where place = 1
  )
  select recipe_id as "recipeId", favorite_id as "favoriteId", array(
    select coalesce(i.name, t.name, c.name)
    from unnest(facets[1:${MAX_NAMES}]) with ordinality as shared (facet, position)
    left join ingredients i on facet = 'i' || i.ingredient_id
    left join tags t on facet = 't' || t.tag_id
    left join categories c on facet = 'c' || c.category_id
    order by position
  ) as shared
  from best order by turn, weight desc, recipe_id desc limit $2`;

/** A row of the statement. */
interface Row {
  recipeId: number;
  favoriteId: number;
  shared: string[];
}

/** Finds recipes like the viewer's favorites. */
export async function findRecommendations(
  context: Context,
  first: number,
): Promise<Recommendation[]> {
  const rows = await context.query<Row>(RECOMMENDATIONS, [context.viewer!.userId, first]);
  const load = (ids: number[]): Promise<(Recipe | null)[]> =>
    Promise.all(ids.map((id) => context.load(recipeById, id)));
  const [recipes, favorites] = await Promise.all([
    load(rows.map(({ recipeId }) => recipeId)),
    load(rows.map(({ favoriteId }) => favoriteId)),
  ]);
  return rows.flatMap(({ shared }, i) => {
    const [recipe, favorite] = [recipes[i], favorites[i]];
    // One of them may have been deleted since the first statement.
    return recipe && favorite
      ? [Object.assign(new Recommendation(), { recipe, favorite, shared })]
      : [];
  });
}
