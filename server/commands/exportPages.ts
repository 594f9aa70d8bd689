import { randomBytes } from "node:crypto";
import { parse } from "graphql";
import { pino } from "pino";
import type { DataSource } from "typeorm";
import type { ExportFormat } from "../../shared/exportFormats";
import type { Config } from "../config/config";
import type { RecipeExport } from "../features/exports/RecipeExport";
import type { RecipePages } from "../features/exports/packRecipes";
import type { RecipeCollection } from "../features/exports/collections";
import { type Caller, Context, type Viewer } from "../graphql/context";
import { executeOrThrow, prepareOperation } from "../graphql/execute";
import { makeSchema } from "../apollo/schema";
import { makeDetails } from "../lib/requestDetails";
import { makeServices } from "../makeServices";

const DOCUMENT = parse(`
  query ($of: RecipeCollection!, $format: RecipeFormat!, $after: String) {
    exportedRecipes(of: $of, after: $after) {
      edges { node { exported(format: $format) { fileName text photos } } }
      pageInfo { hasNextPage endCursor }
    }
  }`);

interface Page {
  exportedRecipes: {
    edges: { node: { exported: RecipeExport } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

/** The recipes of a collection, read page by page through the schema, as a viewer may see them. */
export async function* exportPages(
  db: DataSource,
  config: Config,
  viewer: Viewer,
  of: RecipeCollection,
  format: ExportFormat,
): RecipePages {
  const operation = prepareOperation(makeSchema(), DOCUMENT);
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
      const data = await executeOrThrow(operation, { of, format, after }, context);
      const { edges, pageInfo } = (data as Page).exportedRecipes;
      yield edges.map(({ node }) => node.exported);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
  } finally {
    await close();
  }
}
