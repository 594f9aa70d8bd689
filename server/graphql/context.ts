import DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import type { Locale } from "../../shared/locales";
import type { InputSettings } from "../config/InputSettings";
import { isCurrent } from "../database/replicas/getPrimary";
import type { Statement } from "../database/queryPipelined";
import type { Position } from "../database/replicas/positions";
import type { ReadReplicas } from "../database/replicas/ReadReplicas";
import type { AppError } from "../errors";
import {
  type EventDetails,
  recordEvent,
  type RequestDetails,
  type SecurityEvent,
} from "../lib/requestDetails";
import type { UploadedFile } from "../lib/UploadedFile";
import type { Services } from "../services";
import { MAX_PAGE_SIZE } from "./connection";
import { validateInput } from "./validate";

export type RoleName = "admin" | "contributor" | "member";

/** The authenticated user. The session is read for each request. */
export interface Viewer {
  userId: number;
  roleName: RoleName;
  /** The ID of the session that the token names. */
  sessionId: string;
  /** True if the OpenID Connect provider confirmed a second factor. */
  vouched?: boolean;
  /** True if the site requires a confirmed address and this user's is not. */
  mustConfirmEmail?: boolean;
  /** The position that a replica must have replayed to show all of the viewer's writes. */
  position?: Position;
}

/**
 * Returns the SQL parameters of conditions on the viewer: the ID, null for visitors, and true for
 * admins.
 */
export const getViewerParameters = (
  viewer: Viewer | null,
): [userId: number | null, seesAll: boolean] => [viewer?.userId ?? null, seesAllRecipes(viewer)];

/** Returns true for users who see every recipe, including private recipes of others. */
export const seesAllRecipes = (viewer: Viewer | null): boolean => viewer?.roleName === "admin";

/** The sender of a request. */
export interface Caller {
  /** The IP address or IPv6 network that rate limits count. */
  ip: string;
  /** Details of the request for logs and events. */
  details: RequestDetails;
  /** The `User-Agent` header. */
  userAgent: string;
  /** Returns the language that the caller has chosen, or otherwise prefers. */
  locale(): Locale;
  /**
   * Sets the cookie with which pages are rendered for a session.
   * @param token one of `pageTokens`; null for visitors
   */
  setPageToken(token: string | null): void;
  /** Returns the browser's state of an OpenID Connect login that has begun; null without one. */
  loginFlow(): string | null;
  /**
   * Stores that state in the browser.
   * @param sealed one of `loginFlows`; null to remove it
   */
  setLoginFlow(sealed: string | null): void;
}

/** A definition that loads many entities at once; it stands next to the entity. */
export interface Loader<Key, Value> {
  batch(keys: readonly Key[], context: Context): Promise<ArrayLike<Value>>;
  /** Makes a string from a key that is not a plain value; equal keys have equal strings. */
  cacheKey?(key: Key): string;
}

/** A statement that was sent with the one that reads the session, and its rows. */
export interface PrefetchedRows {
  statement: Statement;
  rows: unknown;
}

/** The context of a request, for resolvers. */
export class Context {
  private readonly loaders = new Map<object, DataLoader<never, unknown, unknown>>();
  /** The results of statements that were sent with the one that reads the session. */
  private readonly prefetched: PrefetchedRows[] = [];

  /** The file of a REST call whose body is too large for memory, and therefore for an argument. */
  upload: UploadedFile | null = null;

  /** @param db the primary; `useReplicas` replaces it */
  constructor(
    public db: DataSource,
    readonly services: Services,
    readonly caller: Caller,
    public viewer: Viewer | null,
    /** The reason why the request's token is refused or cannot be checked; most operations then fail with it. */
    readonly authError: AppError | null = null,
    /** The largest page of a list; internal operations may read whole lists. */
    readonly maxPageSize: number = MAX_PAGE_SIZE,
    /** The replicas of the database; null if there are none. */
    readonly replicas: ReadReplicas | null = null,
  ) {}

  /** Sends later reads to replicas, for an operation that changes nothing. */
  useReplicas(): void {
    const { viewer, caller, replicas } = this;
    if (!replicas) return;
    const key = viewer ? `user ${viewer.userId}` : caller.ip;
    this.db = replicas.getDataSourceFor({ position: viewer?.position, key });
  }

  /** True if all data that was read so far equals the primary's, so that it may be stored. */
  get isCurrent(): boolean {
    return isCurrent(this.db);
  }

  /** Stores the rows of prefetched statements, each for the first `query` of the same statement. */
  storePrefetched(prefetched: readonly PrefetchedRows[]): void {
    this.prefetched.push(...prefetched);
  }

  /** Executes a statement, unless it was prefetched (see `Prefetch`). */
  async query<Row>(sql: string, parameters: unknown[]): Promise<Row[]> {
    const index = this.prefetched.findIndex(
      ({ statement: [text, values] }) =>
        text === sql && JSON.stringify(values) === JSON.stringify(parameters),
    );
    if (index === -1) return this.db.query<Row[]>(sql, parameters);
    const [first] = this.prefetched.splice(index, 1);
    // The cast is safe, because the same statement returns rows of the same shape.
    return first!.rows as Row[];
  }

  /** Records an event of the request for its log entry. */
  recordEvent(event: SecurityEvent, details?: EventDetails): void {
    recordEvent(this.caller.details, event, details);
  }

  /** Makes a write visible to the viewer's next reads. */
  async recordWrite(): Promise<void> {
    if (this.viewer) await this.replicas?.recordWrite(this.viewer.userId);
  }

  /**
   * Checks the arguments of a field, after its rules have allowed the call.
   * @throws BAD_USER_INPUT with every field that breaks a rule
   */
  validate(argument: unknown): void {
    validateInput(argument, this.inputSettings);
  }

  /** The settings on which the validation of arguments depends. */
  protected get inputSettings(): InputSettings {
    const { config, siteSettings } = this.services;
    const { passwordMinLength, refuseCommonPasswords } = config;
    return { passwordMinLength, refuseCommonPasswords, siteName: siteSettings.siteName };
  }

  /** Awaits work that needs no database, such as reading a body, while other requests use the connection. */
  withoutDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.caller.details.slot?.lend(work) ?? work();
  }

  /** Loads one entity, batched with all others of its kind in this request. */
  load<Key, Value>(loader: Loader<Key, Value>, key: Key): Promise<Value> {
    return this.getLoader(loader).load(key);
  }

  /** Stores a written value, so that it is not read again. */
  prime<Key, Value>(loader: Loader<Key, Value>, key: Key, value: Value): void {
    this.getLoader(loader).clear(key).prime(key, value);
  }

  /** Clears loaded values after a write. */
  clear(loader: Loader<never, unknown>): void {
    this.loaders.delete(loader);
  }

  /** Clears all loaded values. */
  clearAll(): void {
    this.loaders.clear();
  }

  private getLoader<Key, Value>(loader: Loader<Key, Value>): DataLoader<Key, Value, unknown> {
    const dataLoader =
      this.loaders.get(loader) ??
      new DataLoader<Key, Value, unknown>(
        (keys) => loader.batch(keys, this),
        loader.cacheKey ? { cacheKeyFn: (key) => loader.cacheKey!(key) } : {},
      );
    this.loaders.set(loader, dataLoader);
    // The cast is safe, because the map stores each loader under its own definition.
    return dataLoader as DataLoader<Key, Value, unknown>;
  }
}
