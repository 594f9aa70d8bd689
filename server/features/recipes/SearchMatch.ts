import { Field, ObjectType, registerEnumType } from "type-graphql";
import type { Recipe } from "./Recipe";
import type { Search, Word } from "./search";
import { toSortName } from "../../lib/text";

/** Where a word of a search was found, other than in the recipe's name. */
export enum SearchMatchKind {
  INGREDIENT = "INGREDIENT",
  TAG = "TAG",
  CATEGORY = "CATEGORY",
  DIFFICULTY_LEVEL = "DIFFICULTY_LEVEL",
  OWNER = "OWNER",
}

registerEnumType(SearchMatchKind, {
  name: "SearchMatchKind",
  description: "Where a word of a search was found.",
  valuesConfig: {
    INGREDIENT: { description: "In an ingredient." },
    TAG: { description: "In a tag." },
    CATEGORY: { description: "In the category." },
    DIFFICULTY_LEVEL: { description: "In the difficulty level." },
    OWNER: { description: "In the owner's name." },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: "What a recipe was found by, where a word of the search is not in its name.",
})
export class SearchMatch {
  @Field(() => SearchMatchKind, { description: "Where the word was found." })
  kind!: SearchMatchKind;

  @Field(() => String, { description: "The name that it was found in, such as Chickpeas." })
  name!: string;
}

const { INGREDIENT, TAG, CATEGORY, DIFFICULTY_LEVEL, OWNER } = SearchMatchKind;

/** Everything that a recipe refers to, by facet. */
function namesByFacet(recipe: Recipe): ReadonlyMap<string, SearchMatch> {
  const matches = new Map<string, SearchMatch>();
  const add = (facet: string, kind: SearchMatchKind, name: string) =>
    matches.set(facet, Object.assign(new SearchMatch(), { kind, name }));
  for (const { ingredientId, name } of recipe.ingredients)
    add(`i${ingredientId}`, INGREDIENT, name);
  for (const { tagId, name } of recipe.tags) add(`t${tagId}`, TAG, name);
  add(`c${recipe.categoryId}`, CATEGORY, recipe.category.name);
  add(`d${recipe.difficultyLevelId}`, DIFFICULTY_LEVEL, recipe.difficultyLevel.name);
  add(`o${recipe.ownerId}`, OWNER, recipe.owner.name);
  return matches;
}

const isIn = (name: string, { word, lexemes }: Word) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .some((each) => [word, ...lexemes].some((start) => each.startsWith(start)));

/** What a recipe was found by besides its name: the names of each word that it does not contain. */
export function matchesOf(recipe: Recipe, { spellings, text }: Search): SearchMatch[] {
  const name = toSortName(recipe.name);
  if (name.includes(text)) return [];
  const matches = namesByFacet(recipe);
  const facets = spellings
    .filter((words) => !words.some((word) => isIn(name, word)))
    .flatMap((words) => words.flatMap((word) => word.facets));
  return [...new Set(facets)].flatMap((facet) => matches.get(facet) ?? []);
}
