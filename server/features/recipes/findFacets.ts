import { Field, Int, ObjectType } from "type-graphql";
import type { DataSource } from "typeorm";
import { matching, recipesQuery } from "./findRecipes";
import type { RecipeFilter } from "./RecipeFilter";

/** One value that a filter can take. */
@ObjectType({ simpleResolvers: true, description: "An option of a filter." })
export class FacetOption {
  @Field(() => Int, { description: "The numeric ID of the option, such as a tag's." })
  value!: number;

  @Field(() => String, { description: "The display name of the option." })
  label!: string;

  @Field(() => Int, {
    description: "The number of recipes that match this option and the other filters.",
  })
  count!: number;
}

/** The filters' options. */
@ObjectType({
  simpleResolvers: true,
  description: "The options of all filters that are used by any recipe, sorted by label.",
})
export class RecipeFacets {
  @Field(() => [FacetOption], { description: "The categories." })
  categories!: FacetOption[];

  @Field(() => [FacetOption], { description: "The difficulty levels, sorted by ID." })
  difficultyLevels!: FacetOption[];

  @Field(() => [FacetOption], { description: "The ingredients." })
  ingredients!: FacetOption[];

  @Field(() => [FacetOption], { description: "The tags." })
  tags!: FacetOption[];
}

interface Facet {
  /** Where the values of all recipes stand, as (recipe_id, value). */
  uses: string;
  /** Where their words stand, as (value, name, place). */
  words: string;
  /** The filter that the facet's own choice belongs to. */
  filter: keyof RecipeFilter;
}

const facets: Record<keyof RecipeFacets, Facet> = {
  categories: {
    uses: "select recipe_id, category_id as value from recipes",
    words: "select category_id as value, name, sort_name as place from categories",
    filter: "categoryId",
  },
  difficultyLevels: {
    uses: "select recipe_id, difficulty_level_id as value from recipes",
    words: `select difficulty_level_id as value, name, to_char(difficulty_level_id, '0000000000') as place
      from difficulty_levels`,
    filter: "difficultyLevelId",
  },
  ingredients: {
    uses: "select recipe_id, ingredient_id as value from recipe_ingredients",
    words: "select ingredient_id as value, name, sort_name as place from ingredients",
    filter: "ingredientId",
  },
  tags: {
    uses: "select recipe_id, tag_id as value from recipe_tags",
    words: "select tag_id as value, name, sort_name as place from tags",
    filter: "tagId",
  },
};

/** The options of one filter; its own choice does not narrow it, the other filters do. */
async function optionsOf(db: DataSource, filter: RecipeFilter, facet: Facet) {
  const matches = matching(recipesQuery(db).select("recipe.recipe_id"), {
    ...filter,
    [facet.filter]: null,
  });
  const [sql, parameters] = matches.getQueryAndParameters();
  const rows: FacetOption[] = await db.query(
    `with found as (${sql}), uses as (${facet.uses})
     select w.value, w.name as label, count(found.recipe_id)::int as count
     from uses join (${facet.words}) w using (value) left join found using (recipe_id)
     group by w.value, w.name, w.place order by w.place`,
    parameters,
  );
  return rows.map((row) => Object.assign(new FacetOption(), row));
}

/** All four filters' options, in four statements. */
export async function findFacets(db: DataSource, filter: RecipeFilter): Promise<RecipeFacets> {
  const names = Object.keys(facets) as (keyof RecipeFacets)[];
  const options = await Promise.all(names.map((name) => optionsOf(db, filter, facets[name])));
  return Object.assign(
    new RecipeFacets(),
    Object.fromEntries(names.map((name, i) => [name, options[i]])),
  );
}
