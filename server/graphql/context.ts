import DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import type { Locale } from "../../shared/locales";
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

/** The authenticated user, whom the database confirms for each request. */
export interface Viewer {
  userId: number;
  roleName: RoleName;
  /** The session that the token names. */
  sessionId: string;
  /** Whether the provider that the user logged in by has vouched for a second factor. */
  vouched?: boolean;
  /** What a replica must have replayed to show the viewer everything that they have written. */
  position?: Position;
}

/** What a request says about whoever sends it. */
export interface Caller {
  /** The IP address, or IPv6 network, that limits count. */
  ip: string;
  /** What is known about the request. */
  details: RequestDetails;
  /** What the caller's program calls itself: its User-Agent header. */
  userAgent: string;
  /** The language that the caller has chosen, or else prefers. */
  locale(): Locale;
  /**
   * Has pages rendered for a session from now on, in the browser that sent the request.
   * @param token one of `pageTokens`; null for visitors
   */
  setPageToken(token: string | null): void;
  /** What the browser keeps of a login by OpenID Connect that it has begun; null without one. */
  loginFlow(): string | null;
  /**
   * Has the browser that sent the request keep it.
   * @param sealed one of `loginFlows`; null to forget it
   */
  setLoginFlow(sealed: string | null): void;
}

/** Loads many entities at once; defined next to the entity. */
export interface Loader<Key, Value> {
  batch(keys: readonly Key[], context: Context): Promise<ArrayLike<Value>>;
  /** What makes two keys the same, where they are not plain values. */
  cacheKey?(key: Key): string;
}

/** A statement that was sent with the one that reads the session, and its rows. */
export interface PrefetchedRows {
  statement: Statement;
  rows: unknown;
}

/** What a resolver knows about the request it serves. */
export class Context {
  private readonly loaders = new Map<object, DataLoader<never, unknown, unknown>>();
  /** Results of statements that were sent with the one that reads the session. */
  private readonly prefetched: PrefetchedRows[] = [];

  /** The file that a REST call has brought along, if it is too large for memory and therefore for an argument. */
  upload: UploadedFile | null = null;

  /** @param db the primary; `useReplicas` replaces it */
  constructor(
    public db: DataSource,
    readonly services: Services,
    readonly caller: Caller,
    public viewer: Viewer | null,
    /** Why the token that came with the request is refused, or cannot be checked; most operations then end with it. */
    readonly authError: AppError | null = null,
    /** The largest page of a list; internal operations may read whole lists. */
    readonly maxPageSize: number = MAX_PAGE_SIZE,
    /** Null without replicas. */
    readonly replicas: ReadReplicas | null = null,
  ) {}

  /** Lets replicas answer from now on, for an operation that changes nothing. */
  useReplicas(): void {
    const { viewer, caller, replicas } = this;
    if (!replicas) return;
    const key = viewer ? `user ${viewer.userId}` : caller.ip;
    this.db = replicas.getDataSourceFor({ position: viewer?.position, key });
  }

  /** Whether everything that was read so far is what the primary knew, so that it may be stored. */
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
    // The statement is the same, and so is the shape of its rows.
    return first!.rows as Row[];
  }

  /** Records what the request has done or tried, for its line in the log. */
  recordEvent(event: SecurityEvent, about?: EventDetails): void {
    recordEvent(this.caller.details, event, about);
  }

  /** Has the viewer see at once what an operation has written. */
  async recordWrite(): Promise<void> {
    if (this.viewer) await this.replicas?.recordWrite(this.viewer.userId);
  }

  /**
   * Checks the arguments of a field, once its rules let the viewer pass.
   * @throws BAD_USER_INPUT with every field that breaks a rule
   */
  validate(argument: unknown): void {
    validateInput(argument, this.services.config);
  }

  /** Awaits something that needs no database, such as a body, while other requests may use it. */
  withoutDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.caller.details.slot?.lend(work) ?? work();
  }

  /** Loads one entity, batched with all others of its kind in this request. */
  load<Key, Value>(loader: Loader<Key, Value>, key: Key): Promise<Value> {
    return this.loaderOf(loader).load(key);
  }

  /** Stores what a write made known, so that it is not read back. */
  prime<Key, Value>(loader: Loader<Key, Value>, key: Key, value: Value): void {
    this.loaderOf(loader).clear(key).prime(key, value);
  }

  /** Forgets what was loaded, after a write made it stale. */
  clear(loader: Loader<never, unknown>): void {
    this.loaders.delete(loader);
  }

  /** Forgets everything that was loaded. */
  clearAll(): void {
    this.loaders.clear();
  }

  private loaderOf<Key, Value>(loader: Loader<Key, Value>): DataLoader<Key, Value, unknown> {
    const made =
      this.loaders.get(loader) ??
      new DataLoader<Key, Value, unknown>(
        (keys) => loader.batch(keys, this),
        loader.cacheKey ? { cacheKeyFn: (key) => loader.cacheKey!(key) } : {},
      );
    this.loaders.set(loader, made);
    // The map holds loaders of all kinds; this one was stored under its own definition.
    return made as DataLoader<Key, Value, unknown>;
  }
}
