import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { Context } from "../graphql/context";
import { PerRequest } from "../lib/PerRequest";
import { EncodedBody } from "./EncodedBody";
import { PAGE_SIZE, RecipeSections, type SectionDependencies } from "./RecipeSections";
import { RECIPES_URL } from "./recipesRoute";
import { isRead, respondStored, type StoredDependencies } from "./respondStored";
import { storeBody } from "./StoredBody";

interface Dependencies extends StoredDependencies, SectionDependencies {
  /** Another one for every other list. */
  version(db: Context["db"]): Promise<string>;
}

/** Requests whose list could not be made. */
const failures = new PerRequest<unknown>();

/** Reports why the list could not be made, in the format of the other endpoints. */
export const reportListFailure: RequestHandler = (request, _response, next) =>
  next(failures.get(request));

/**
 * `GET /api/recipes` without parameters. The body is made once for each version of the data, whoever asks,
 * compressed once for each encoding, and needs no more memory for a large collection.
 */
export class RecipeList {
  private stored: { version: string; body: Promise<EncodedBody> } | null = null;
  private readonly sections: RecipeSections;

  constructor(private readonly dependencies: Dependencies) {
    this.sections = new RecipeSections(dependencies);
  }

  /** Responds to such requests; those with an invalid token go on to the endpoint. */
  readonly middleware = (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void => {
    if (!isRead(request) || request.url !== RECIPES_URL) return next();
    const exchange = { request, response, next };
    const failed = (error: unknown) => failures.set(request, error);
    respondStored(this.dependencies, exchange, (context) => this.current(context), failed);
  };

  async close(): Promise<void> {
    await this.stored?.body.then(remove, () => undefined);
  }

  /**
   * The body as of now; callers with the same version share one. While the primary does not answer, it is made of
   * what a replica knows, for visitors: others could miss what they have written.
   */
  private async current(context: Context): Promise<EncodedBody> {
    const { visitorContext } = this.dependencies;
    const reader = context.viewer ? context : visitorContext(PAGE_SIZE);
    const version = await this.dependencies.version(reader.db);
    const wanted = reader.isCurrent ? version : ofReplica(version);
    if (this.stored?.version === wanted) return this.stored.body;
    const markOutdated = () => (stored.version = ofReplica(version));
    const stored = { version: wanted, body: this.make(this.stored?.body, markOutdated) };
    this.stored = stored;
    stored.body.catch(() => {
      if (this.stored === stored) this.stored = null;
    });
    return stored.body;
  }

  /**
   * One after the other, so that edits during a long read do not start more and more of them. The previous
   * body is there until then, for responses that are about to send it.
   */
  private async make(
    previous: Promise<EncodedBody> | undefined,
    markOutdated: () => void,
  ): Promise<EncodedBody> {
    await previous?.catch(() => undefined);
    try {
      return new EncodedBody(await storeBody(this.sections.read(markOutdated)));
    } finally {
      await previous?.then(remove, () => undefined);
    }
  }
}

/** Another version than any of the primary's, which is asked for as soon as that answers. */
const ofReplica = (version: string) => `${version} of a replica`;

const remove = (body: EncodedBody) => body.remove();
