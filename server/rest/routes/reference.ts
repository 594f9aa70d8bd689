import type { RestCall } from "../RestCall";
import { ref, schemas } from "../openapi/schemas";
import { body, listOf } from "../openapi/shapes";
import { created, json, type Resource, noContent, route } from "../Route";
import { text } from "../values";

/** A kind of reference data: what the schema and REST call it. */
interface Kind {
  name: string;
  description: string;
  type: "Tag" | "Category" | "DifficultyLevel" | "Ingredient";
  path: `/${string}`;
  /** Its queries in the schema: one thing, and all of them. */
  one: string;
  all: string;
  /** Its fields in REST; the key is called the same in the schema. */
  key: string;
  nameField: string;
  /** What REST shows besides key and name. */
  more?: string;
}

/** The five calls of a kind; aliases are the dialect of REST. */
function reference(kind: Kind): Resource {
  const { type, path, one, all, key, nameField } = kind;
  const shown = `${key} ${nameField}: name ${kind.more ?? ""}`;
  const thing = kind.name.toLowerCase();
  const place = `${path}/:${key}` as const;
  const input = (call: RestCall) => ({ input: { name: text(call.body[nameField]) } });
  const sent = {
    variables: input,
    body: body({ [nameField]: schemas[type].properties![nameField]! }),
    fields: { name: nameField },
  };
  type Thing = Record<string, unknown>;
  type Data = Record<string, Thing>;
  const withoutVersion = ({ version: _version, ...rest }: Thing) => rest;
  const routes = [
    route(`GET ${path}`, {
      summary: `List ${thing}.`,
      document: `query { ${all} { ${shown} } }`,
      answer: json(listOf(ref(type)), (data: Record<string, Thing[]>) => data[all]),
    }),
    route(`GET ${place}`, {
      summary: `Read one of the ${thing}.`,
      document: `query ($${key}: Int!) { ${one}(${key}: $${key}) { ${shown} version } }`,
      answer: json(ref(type), (data: Data) => withoutVersion(data[one]!)),
      version: (data) => Number(data[one]!["version"]),
    }),
    route(`POST ${path}`, {
      summary: `Add to the ${thing}.`,
      document: `mutation ($input: ${type}Input!) { create${type}(input: $input) { ${shown} } }`,
      ...sent,
      answer: created(
        ref(type),
        (data: Data) => data[`create${type}`]!,
        (made) => `${path}/${String(made[key])}`,
      ),
    }),
    route(`PUT ${place}`, {
      summary: `Rename one of the ${thing}.`,
      document: `mutation ($${key}: Int!, $input: ${type}Input!, $version: Int) {
        update${type}(${key}: $${key}, input: $input, version: $version) { ${shown} }
      }`,
      ...sent,
      answer: json(ref(type), (data: Data) => data[`update${type}`]),
    }),
    route(`DELETE ${place}`, {
      summary: `Delete one of the ${thing} that no recipe uses.`,
      document: `mutation ($${key}: Int!) { delete${type}(${key}: $${key}) }`,
      answer: noContent,
    }),
  ];
  return { name: kind.name, description: kind.description, routes };
}

export const tags = reference({
  name: "Tags",
  description: "Words that recipes are found by.",
  type: "Tag",
  path: "/tags",
  one: "tag",
  all: "tags",
  key: "tagId",
  nameField: "tagName",
});

export const categories = reference({
  name: "Categories",
  description: "Kinds of dish; each recipe has one.",
  type: "Category",
  path: "/categories",
  one: "category",
  all: "categories",
  key: "categoryId",
  nameField: "categoryName",
  more: "recipeCount",
});

export const difficultyLevels = reference({
  name: "Difficulty levels",
  description: "How hard recipes are; each recipe has one.",
  type: "DifficultyLevel",
  path: "/difficulty-levels",
  one: "difficultyLevel",
  all: "difficultyLevels",
  key: "difficultyLevelId",
  nameField: "difficultyLevelName",
});

export const ingredients = reference({
  name: "Ingredients",
  description: "What the lines of recipes call for.",
  type: "Ingredient",
  path: "/ingredients",
  one: "ingredient",
  all: "ingredients",
  key: "ingredientId",
  nameField: "ingredientName",
});
