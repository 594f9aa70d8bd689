import { setImmediate as immediate } from "node:timers/promises";
import type { GraphQLSchema } from "graphql";
import type { Context } from "../graphql/context";
import { runOperation } from "../graphql/internalOperation";
import { plainRequest, recipesRoute } from "./recipesRoute";
import type { RecipesQuery } from "./routes/recipes.generated";

/** How many recipes are read by one statement: the event loop serves other requests in between. */
export const PAGE_SIZE = 125;

/** The JSON of longer lists is not kept. */
const MAX_KEPT = 16 * 1024 * 1024;

/** The recipes of the list from one ID to another. */
interface Section {
  /** The cursor of the recipe before it; null at the beginning. */
  after: string | null;
  /** The largest ID that belongs to it; null for the last section, which has all larger ones. */
  to: number | null;
  /** What was read of it; null if it has to be read again in any case. */
  read: { version: string; json: string } | null;
}

/** What one statement reads of a section. */
interface Page {
  /** Recipes as JSON, with commas between them. */
  json: string;
  /** The last of them, if the section has more. */
  end: { cursor: string | null; id: number } | null;
}

interface Answer {
  data: RecipesQuery;
  services: Context["services"];
}

/** Called with the context of each statement. */
type Check = (context: Context) => void;

/** What reading the list needs of the application. */
export interface SectionDependencies {
  schema: GraphQLSchema;
  /** What changes with every change within a section, by the first IDs of all but the first. */
  sectionVersions(db: Context["db"], begins: readonly number[]): Promise<string[]>;
  visitorContext(maxPageSize: number): Context;
}

const WHOLE: Section = { after: null, to: null, read: null };

/**
 * Reads the list of all recipes: the first times page by page, then of a list that is not too long the sections that have
 * changed since.
 */
export class RecipeSections {
  private sections: readonly Section[] = [WHOLE];

  constructor(private readonly dependencies: SectionDependencies) {}

  /**
   * The list as JSON, in parts. One caller at a time.
   * @param markOutdated called if a replica has answered
   */
  async *read(markOutdated: () => void): AsyncGenerator<string> {
    let isCurrent = true;
    const check: Check = (context) => {
      if (context.isCurrent) return;
      isCurrent = false;
      markOutdated();
    };
    // Before the recipes themselves, so that what changes meanwhile is noticed the next time.
    const versions = await this.readVersions(check);
    const next: Section[] = [];
    let length = 0;
    let begin = "[";
    for (const [place, section] of this.sections.entries()) {
      const version = versions[place];
      const kept = section.read?.version === version ? section.read : null;
      const pages = kept ? [{ json: kept.json, end: null }] : this.pages(section, check);
      let { after } = section;
      for await (const { json, end } of pages) {
        length += json.length;
        // The versions are those of whole sections.
        const isWhole = after === section.after && !end;
        const read = isWhole && version !== undefined ? { version, json } : null;
        if (length <= MAX_KEPT) next.push({ after, to: end ? end.id : section.to, read });
        after = end?.cursor ?? null;
        if (json === "") continue;
        yield begin + json;
        begin = ",";
      }
    }
    yield begin === "[" ? "[]" : "]";
    this.sections = isCurrent && length <= MAX_KEPT ? next : [WHOLE];
  }

  /** The versions of the sections; none of a single one, which has changed with the list. */
  private async readVersions(check: Check): Promise<string[]> {
    const begins = this.sections.slice(0, -1).map(({ to }) => to! + 1);
    if (begins.length === 0) return [];
    const { sectionVersions, visitorContext } = this.dependencies;
    const context = visitorContext(PAGE_SIZE);
    const versions = await sectionVersions(context.db, begins);
    check(context);
    return versions;
  }

  /**
   * Reads a section page by page: a large one is not read at once. The database reads a page while the one before it is
   * written.
   */
  private async *pages({ after, to }: Section, check: Check): AsyncGenerator<Page> {
    for (let reading: Promise<Answer> | null = this.readPage(after, check); reading;) {
      const { data, services }: Answer = await reading;
      const { edges, pageInfo }: RecipesQuery["recipes"] = data.recipes;
      const id = edges.at(-1)?.node.recipeId ?? Infinity;
      const hasMore: boolean = pageInfo.hasNextPage && (to === null || id < to);
      reading = hasMore ? this.readPage(pageInfo.endCursor, check) : null;
      // An error is thrown where the page is awaited, unless writing has failed by then.
      reading?.catch(() => undefined);
      // Lets the statement go out before this page is written.
      await immediate();
      const { body } = recipesRoute.response.reply(data, plainRequest, services, () =>
        Promise.reject(new Error("The list is paged here.")),
      );
      const recipes = (body && "json" in body ? body.json : []) as { recipeId: number }[];
      const own = to === null ? recipes : recipes.filter(({ recipeId }) => recipeId <= to);
      yield {
        json: JSON.stringify(own).slice(1, -1),
        end: hasMore ? { cursor: pageInfo.endCursor, id } : null,
      };
    }
  }

  private async readPage(after: string | null, check: Check): Promise<Answer> {
    const { schema, visitorContext } = this.dependencies;
    const variables = { ...recipesRoute.variables?.(plainRequest), first: PAGE_SIZE, after };
    const context = visitorContext(PAGE_SIZE);
    const data = await runOperation(schema, recipesRoute.document, variables, context);
    check(context);
    return { data: data as RecipesQuery, services: context.services };
  }
}
