import { Command } from "commander";
import { parse } from "graphql";
import type { DataSource } from "typeorm";
import type { Finding, LintedLine, LintedRecipe } from "../../shared/lint/Finding";
import { lintRecipe } from "../../shared/lint/lintRecipe";
import type { Config } from "../config/config";
import { RecipeCollection } from "../features/exports/collections";
import type { Viewer } from "../graphql/context";
import { CommandError, UsageError } from "./CommandError";
import { readRecipePages } from "./readRecipePages";
import { printJson, printLine } from "./terminal";
import { withDatabase } from "./withDatabase";

const DOCUMENT = parse(`
  query ($of: RecipeCollection!, $after: String) {
    exportedRecipes(of: $of, after: $after) {
      edges {
        node {
          recipeId
          name
          instructions
          notes: ingredientsNotes
          servings
          prepMinutes
          cookMinutes
          totalMinutes
          lines { heading name preparation isOptional }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }`);

interface Recipe extends Omit<LintedRecipe, "lines"> {
  recipeId: number;
  name: string;
  lines: (Omit<LintedLine, "name"> & { name: string | null })[];
}

interface Options {
  json?: true;
  recipe?: string;
}

const HELP = `
Lists hints at all public recipes: ingredients that no step names, ingredients that a step uses and the
list lacks, a step longer than the total time, degrees Fahrenheit without Celsius, and recipes without
times or servings. Each line has the recipe's ID, its name, the rule and the words concerned,
separated by tabs. The exit status is 0 also with hints.

Examples:
  potluck lint
  potluck lint --recipe 12
  potluck lint --json | jq 'group_by(.rule) | map({rule: .[0].rule, count: length})'`;

export const lintCommand = (): Command =>
  new Command("lint")
    .description("List parts of recipes that may be missing or wrong")
    .option("--json", "print the hints as JSON")
    .option("--recipe <id>", "only the hints at one public recipe")
    .addHelpText("after", HELP)
    .action(lint);

/** An admin without an account, who reads all public recipes. */
const OPERATOR: Viewer = { userId: 0, roleName: "admin", sessionId: "" };

const readNames = async (db: DataSource): Promise<string[]> => {
  const rows: { name: string }[] = await db.query(
    "select name from ingredients union select name from aliases where ingredient_id is not null",
  );
  return rows.map(({ name }) => name);
};

const describeFinding = ({ words, step, minutes }: Finding): string =>
  [words, step !== null && `step ${step}`, minutes !== undefined && `${minutes} min`]
    .filter(Boolean)
    .join(", ");

/** Lints the public recipes page by page. */
async function* lintPages(db: DataSource, config: Config) {
  const names = await readNames(db);
  const query = { document: DOCUMENT, variables: { of: RecipeCollection.ALL } };
  for await (const page of readRecipePages<Recipe>(db, config, OPERATOR, query)) {
    for (const { recipeId, name, ...recipe } of page) {
      // A heading has no name.
      const lines = recipe.lines.map((line) => ({ ...line, name: line.name ?? "" }));
      yield { recipeId, name, findings: lintRecipe({ ...recipe, lines }, names) };
    }
  }
}

function readRecipeId(text: string | undefined): number | null {
  const recipeId = text === undefined ? null : Number(text);
  if (recipeId === null || Number.isInteger(recipeId)) return recipeId;
  throw new UsageError("--recipe needs the ID of a recipe.");
}

async function lint({ json, recipe }: Options): Promise<void> {
  const onlyId = readRecipeId(recipe);
  await withDatabase(async (db, config) => {
    const results: object[] = [];
    let count = 0;
    for await (const { recipeId, name, findings } of lintPages(db, config)) {
      if (onlyId !== null && recipeId !== onlyId) continue;
      count++;
      for (const finding of findings) {
        const { rule, words, line, step, minutes } = finding;
        if (json) results.push({ recipeId, name, rule, words, line, step, minutes });
        else printLine([recipeId, name, rule, describeFinding(finding)].join("\t"));
      }
    }
    if (onlyId !== null && count === 0) {
      throw new CommandError(`There is no public recipe ${onlyId}.`);
    }
    if (json) printJson(results);
  });
}
