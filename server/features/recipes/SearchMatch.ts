import { Field, ObjectType, registerEnumType } from "type-graphql";
import type { Recipe } from "./Recipe";
import type { Search, Word } from "./search";
import { toSortName } from "../../lib/text";

/** The places of a match outside of the recipe's name. */
export enum SearchMatchKind {
  INGREDIENT = "INGREDIENT",
  TAG = "TAG",
  EQUIPMENT = "EQUIPMENT",
  CATEGORY = "CATEGORY",
  DIFFICULTY_LEVEL = "DIFFICULTY_LEVEL",
  OWNER = "OWNER",
}

registerEnumType(SearchMatchKind, {
  name: "SearchMatchKind",
  description: "The place where a word of a search was found.",
  valuesConfig: {
    INGREDIENT: { description: "In an ingredient." },
    TAG: { description: "In a tag." },
    EQUIPMENT: { description: "In a piece of equipment." },
    CATEGORY: { description: "In the category." },
    DIFFICULTY_LEVEL: { description: "In the difficulty level." },
    OWNER: { description: "In the owner's name." },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: "The match that found a recipe, if a word of the search is not in its name.",
})
export class SearchMatch {
  @Field(() => SearchMatchKind, { description: "The place where the word was found." })
  kind!: SearchMatchKind;

  @Field(() => String, { description: "The name that contains the word, such as Chickpeas." })
  name!: string;
}

const { INGREDIENT, TAG, EQUIPMENT, CATEGORY, DIFFICULTY_LEVEL, OWNER } = SearchMatchKind;

/** Collects the names of all that a recipe refers to, by facet. */
function collectMatches(recipe: Recipe): ReadonlyMap<string, SearchMatch> {
  const matches = new Map<string, SearchMatch>();
  const add = (facet: string, kind: SearchMatchKind, name: string) =>
    matches.set(facet, Object.assign(new SearchMatch(), { kind, name }));
  for (const { ingredientId, name } of recipe.ingredients)
    add(`i${ingredientId}`, INGREDIENT, name);
  for (const { tagId, name } of recipe.tags) add(`t${tagId}`, TAG, name);
  for (const { equipmentId, name } of recipe.equipment) add(`q${equipmentId}`, EQUIPMENT, name);
  add(`c${recipe.categoryId}`, CATEGORY, recipe.category.name);
  add(`d${recipe.difficultyLevelId}`, DIFFICULTY_LEVEL, recipe.difficultyLevel.name);
  add(`o${recipe.ownerId}`, OWNER, recipe.owner.name);
  return matches;
}

const hasWord = (name: string, { word, lexemes }: Word) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .some((part) => [word, ...lexemes].some((start) => part.startsWith(start)));

/** Finds the names by which a recipe was found, for each word that its own name does not contain. */
export function findMatches(recipe: Recipe, { spellings, text }: Search): SearchMatch[] {
  const name = toSortName(recipe.name);
  if (name.includes(text)) return [];
  const matches = collectMatches(recipe);
  const facets = spellings
    .filter((words) => !words.some((word) => hasWord(name, word)))
    .flatMap((words) => words.flatMap((word) => word.facets));
  return [...new Set(facets)].flatMap((facet) => matches.get(facet) ?? []);
}
