import { facetCounting } from "./facetCounting";
import { triggerFunction } from "./triggerFunction";

/**
 * What keeps the read model as the entities are, in the transaction that writes them, whoever writes.
 * `set potluck.read_model = 'off'` leaves it to a rebuild that follows, as restoring a backup does.
 */

type Event = "insert" | "update" | "delete";

const rowsOf: Record<Event, string> = {
  insert: "referencing new table as changed",
  update: "referencing old table as before new table as changed",
  delete: "referencing old table as changed",
};

const trigger = (table: string, event: Event, call: string) =>
  `create trigger read_model_${event} after ${event} on ${table} ${rowsOf[event]}
  for each statement execute function ${call}`;

const triggers = (table: string, events: readonly Event[], call: string) =>
  events.map((event) => trigger(table, event, call));

/** The recipes that the rows of a statement belong to, also where an update moved one. */
const REFRESH_CHANGED = triggerFunction(
  "read_model_recipes",
  `perform refresh_recipes(array(
      select recipe_id from changed where recipe_id is not null group by recipe_id order by recipe_id));`,
);

const REFRESH_MOVED = triggerFunction(
  "read_model_moved",
  `perform refresh_recipes(array(
      select recipe_id from (select recipe_id from before union select recipe_id from changed) moved
      where recipe_id is not null order by recipe_id));`,
);

const FACETS = [
  ...facetCounting("as first released"),
  trigger("recipe_search", "insert", "read_model_facets_inserted()"),
  trigger("recipe_search", "update", "read_model_facets_updated()"),
  trigger("recipe_search", "delete", "read_model_facets_deleted()"),
];

/** Adds what came and takes what went; the row is locked until the transaction ends, so none is lost. */
const FAVORITES = [
  triggerFunction(
    "read_model_favorites",
    `update recipe_stats s set favorites = s.favorites + c.change
    from (select recipe_id, tg_argv[0]::integer * count(*) as change from changed group by recipe_id) c
    where s.recipe_id = c.recipe_id;`,
  ),
  trigger("favorites", "insert", "read_model_favorites('1')"),
  trigger("favorites", "delete", "read_model_favorites('-1')"),
];

const countScores = (rows: string) => `
    update recipe_stats s set scores = array[
      s.scores[1] + c.change[1], s.scores[2] + c.change[2], s.scores[3] + c.change[3],
      s.scores[4] + c.change[4], s.scores[5] + c.change[5]]
    from (
      select recipe_id, array[
        coalesce(sum(change) filter (where score = 1), 0), coalesce(sum(change) filter (where score = 2), 0),
        coalesce(sum(change) filter (where score = 3), 0), coalesce(sum(change) filter (where score = 4), 0),
        coalesce(sum(change) filter (where score = 5), 0)]::integer[] as change
      from (${rows}) scored group by recipe_id
    ) c
    where s.recipe_id = c.recipe_id;`;

const REVIEWS = [
  triggerFunction(
    "read_model_reviews",
    countScores("select recipe_id, score, tg_argv[0]::integer as change from changed"),
  ),
  triggerFunction(
    "read_model_reviews_updated",
    countScores(`select recipe_id, score, -1 as change from before
        union all select recipe_id, score, 1 from changed`),
  ),
  trigger("reviews", "insert", "read_model_reviews('1')"),
  trigger("reviews", "delete", "read_model_reviews('-1')"),
  trigger("reviews", "update", "read_model_reviews_updated()"),
];

/** Reference data and people: the words that search finds them by, and the version of all names. */
const TERMS = [
  triggerFunction(
    "read_model_reference",
    `execute format('select refresh_terms(%L, array(select %I from changed))', tg_argv[0], tg_argv[1]);
    update reference_version set version = version + 1;`,
  ),
  triggerFunction(
    "read_model_reference_deleted",
    `execute format('delete from search_terms using changed where facet = %L || %I', tg_argv[0], tg_argv[1]);
    update reference_version set version = version + 1;`,
  ),
  ...(
    [
      ["categories", "c", "category_id"],
      ["difficulty_levels", "d", "difficulty_level_id"],
      ["tags", "t", "tag_id"],
      ["ingredients", "i", "ingredient_id"],
    ] as const
  ).flatMap(([table, kind, key]) => [
    ...triggers(table, ["insert", "update"], `read_model_reference('${kind}', '${key}')`),
    trigger(table, "delete", `read_model_reference_deleted('${kind}', '${key}')`),
  ]),
  triggerFunction(
    "read_model_users_inserted",
    "perform refresh_terms('o', array(select user_id from changed));",
  ),
  triggerFunction(
    "read_model_users_updated",
    `perform refresh_terms('o', array(
        select user_id from changed join before using (user_id) where changed.name <> before.name));
    perform refresh_recipes(array(select r.recipe_id from recipes r
      join changed on changed.user_id = r.owner_id join before on before.user_id = r.owner_id
      where changed.name <> before.name order by r.recipe_id));`,
  ),
  triggerFunction(
    "read_model_users_deleted",
    "delete from search_terms using changed where facet = 'o' || user_id;",
  ),
  trigger("users", "insert", "read_model_users_inserted()"),
  trigger("users", "update", "read_model_users_updated()"),
  trigger("users", "delete", "read_model_users_deleted()"),
];

/** All triggers, with the functions that they call. */
export const readModelTriggers: readonly string[] = [
  REFRESH_CHANGED,
  REFRESH_MOVED,
  ...triggers("recipes", ["insert", "update"], "read_model_recipes()"),
  ...triggers("recipe_ingredients", ["insert", "update", "delete"], "read_model_recipes()"),
  ...triggers("recipe_tags", ["insert", "update", "delete"], "read_model_recipes()"),
  ...triggers("photos", ["insert", "delete"], "read_model_recipes()"),
  trigger("photos", "update", "read_model_moved()"),
  ...FACETS,
  ...FAVORITES,
  ...REVIEWS,
  ...TERMS,
];
