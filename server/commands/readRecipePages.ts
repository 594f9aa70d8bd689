import { randomBytes } from "node:crypto";
import { type DocumentNode, parse } from "graphql";
import { pino } from "pino";
import type { DataSource } from "typeorm";
import type { ExportFormat } from "../../shared/exportFormats";
import type { Config } from "../config/config";
import type { RecipePages } from "../features/exports/packRecipes";
import type { RecipeCollection } from "../features/exports/collections";
import type { RecipeExport } from "../features/exports/RecipeExport";
import { type Caller, Context, type Viewer } from "../graphql/context";
import { executeOrThrow, prepareOperation } from "../graphql/execute";
import { makeSchema } from "../apollo/schema";
import { makeDetails } from "../lib/requestDetails";
import { makeServices } from "../makeServices";

interface Page<Node> {
  exportedRecipes: {
    edges: { node: Node }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

/** A query of `exportedRecipes`, with a variable for the cursor. */
interface PageQuery {
  document: DocumentNode;
  variables: { of: RecipeCollection } & Record<string, unknown>;
}

/** The recipes of a collection, read page by page through the schema, as a viewer may see them. */
export async function* readRecipePages<Node>(
  db: DataSource,
  config: Config,
  viewer: Viewer,
  { document, variables }: PageQuery,
): AsyncGenerator<Node[], void> {
  const operation = prepareOperation(makeSchema(), document);
  const operator: Caller = {
    ip: "",
    details: makeDetails(),
    userAgent: "",
    locale: () => config.defaultLocale,
    setPageToken: () => undefined,
    loginFlow: () => null,
    setLoginFlow: () => undefined,
  };
  const secret = randomBytes(32).toString("hex");
  const { services, close } = await makeServices(config, pino({ level: "silent" }), secret);
  try {
    let after: string | null = null;
    do {
      const context: Context = new Context(db, services, operator, viewer);
      const data = await executeOrThrow(operation, { ...variables, after }, context);
      const { edges, pageInfo } = (data as Page<Node>).exportedRecipes;
      yield edges.map(({ node }) => node);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
  } finally {
    await close();
  }
}

const EXPORTS = parse(`
  query ($of: RecipeCollection!, $format: RecipeFormat!, $after: String) {
    exportedRecipes(of: $of, after: $after) {
      edges { node { exported(format: $format) { fileName text photos } } }
      pageInfo { hasNextPage endCursor }
    }
  }`);

/** The exported recipes of a collection. */
export async function* exportPages(
  db: DataSource,
  config: Config,
  viewer: Viewer,
  of: RecipeCollection,
  format: ExportFormat,
): RecipePages {
  const query = { document: EXPORTS, variables: { of, format } };
  for await (const page of readRecipePages<{ exported: RecipeExport }>(db, config, viewer, query)) {
    yield page.map(({ exported }) => exported);
  }
}
