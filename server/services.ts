import type { EventEmitter } from "node:events";
import type { Logger } from "pino";
import type { Config } from "./config/config";
import type { RecipeReader } from "./features/imports/RecipeReader";
import type { PhotoStore } from "./features/photos/PhotoStore";
import type { LogName } from "./lib/logName";
import type { TextRecognizer } from "./features/imports/readers/pictures/makeTextRecognizer";
import type { SecretBox } from "./lib/makeSecretBox";
import type { ByteBudget } from "./lib/ByteBudget";
import type { RequestDetails } from "./lib/requestDetails";
import type { LimitedCaller, Limiter, Redis } from "./lib/makeRateLimiter";

/**
 * Hashes passwords off the event loop. Callers, which are IP addresses or IPv6 networks, take turns. Both functions throw
 * SERVICE_UNAVAILABLE when too many wait.
 */
export interface Passwords {
  /** @param password at most 72 bytes */
  hash(password: string, caller: string): Promise<string>;
  /** Takes as long without a hash to compare with as with one, and returns false. */
  matches(password: string, hash: string | null, caller: string): Promise<boolean>;
  /** How many are being hashed or compared, or wait for it. */
  waiting(): number;
  /** Whether a hash was made at another cost than new ones are. */
  isOutdated(hash: string): boolean;
  close(): Promise<void>;
}

/** The acts that are limited for each account: recipes, reference data such as ingredients, reviews, notes, favorites and emails. */
export type LimitedAct = "recipe" | "name" | "review" | "note" | "favorite" | "email";

/** Counts what accounts do in a day, by `userId`. */
export type AccountLimits = Readonly<Record<LimitedAct, Pick<Limiter, "take">>>;

/** Counts the imports of each account. */
export interface ImportStarts {
  /**
   * @param bytes of a text or a file
   * @throws RATE_LIMITED with the seconds to wait
   */
  take(userId: number, bytes: number, details: RequestDetails): Promise<void>;
}

/** Counts wrong passwords in one process or, with Redis, over all. */
export interface LoginAttempts {
  /**
   * Counts an attempt before the password is checked, so that concurrent ones cannot exceed the limit. Only
   * a wrong password stays counted, and neither a right one nor a check that failed.
   * @param check returns null if the password is wrong
   * @throws RATE_LIMITED with the seconds to wait
   */
  check<Result>(
    account: string,
    caller: LimitedCaller,
    check: () => Promise<Result | null>,
  ): Promise<Result | null>;
}

/** Counts wrong codes of second factors in one process or, with Redis, over all. */
export interface SecondFactorAttempts {
  /**
   * Counts an attempt as `LoginAttempts` does.
   * @param check returns null if the code is wrong
   * @throws RATE_LIMITED with the seconds to wait
   */
  check<Result>(
    userId: number,
    details: RequestDetails,
    check: () => Promise<Result | null>,
  ): Promise<Result | null>;
}

/** Makes and reads what a login with a right password is continued with. */
export interface LoginChallenges {
  /** @param subject the provider's account that is linked once the login is completed */
  sign(user: { userId: number; passwordHash: string }, subject?: string): string;
  /** Whose login it is, or null for a challenge that is no good in whatever way. */
  verify(challenge: string): {
    userId: number;
    /** Whether this is the hash of the password that was right. */
    isFor(passwordHash: string): boolean;
    /** The provider's account that is linked once the login is completed; null for none. */
    subject: string | null;
  } | null;
}

/** What a browser keeps of a login by OpenID Connect while its user is at the provider. */
export interface LoginFlow {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Encrypts flows for a cookie. */
export interface LoginFlows {
  seal(flow: LoginFlow): string;
  /** Null for what is no good in whatever way. */
  open(sealed: string): LoginFlow | null;
}

/** What a provider says of somebody who has logged in there. */
export interface OpenIdClaims {
  subject: string;
  /** Empty if the provider does not tell. */
  email: string;
  emailVerified: boolean;
  /** What the user may be called, the best first. */
  names: readonly string[];
  /** The role that the claims give; `default` for none of the known values, null if they do not decide. */
  role: "admin" | "contributor" | "default" | null;
  /** Whether the login counts as one with a second factor. */
  secondFactor: boolean;
}

/** How a login at the provider has ended. */
export type OpenIdAnswer =
  | { claims: OpenIdClaims; isCancelled?: never }
  | { isCancelled: true; claims?: never };

/** The OpenID Connect provider that people log in by. */
export interface OpenIdProvider {
  issuer: string;
  /** What people call it. */
  name: string;
  /**
   * Begins a login.
   * @returns what the browser keeps, and the address that it goes to
   * @throws SERVICE_UNAVAILABLE while the provider is away
   */
  start(): Promise<{ flow: LoginFlow; url: string }>;
  /**
   * Completes a login.
   * @param parameters what the provider has sent the browser back with, as a query string
   * @param requestId for the log
   * @returns who has logged in, or that they have cancelled it; null if the provider has refused it or its answer
   *   is no good, which the log says
   * @throws SERVICE_UNAVAILABLE while the provider is away
   */
  complete(
    flow: LoginFlow,
    parameters: string,
    requestId: string | undefined,
  ): Promise<OpenIdAnswer | null>;
}

/** Makes and reads what links a provider's account to one here, together with its password. */
export interface IdentityChallenges {
  sign(claims: OpenIdClaims): string;
  /** Null for a challenge that is no good in whatever way. */
  verify(challenge: string): OpenIdClaims | null;
}

/** What a passkey signs a challenge for. */
export type PasskeyPurpose = "add" | "login" | "second-factor";

/** Makes and reads the challenges that passkeys sign. */
export interface PasskeyChallenges {
  /** @param userId whose passkey is to sign it; null for anybody's */
  make(purpose: PasskeyPurpose, userId: number | null): Uint8Array;
  /** When a challenge (in base64url) expires; null if it is no good for this. */
  expiryOf(challenge: string, purpose: PasskeyPurpose, userId: number | null): Date | null;
}

/** Counts requests for password resets in one process or, with Redis, over all. */
export interface ResetRequests {
  /** @throws RATE_LIMITED with the seconds to wait */
  take(account: string, caller: LimitedCaller): Promise<void>;
}

/** Makes and reads the tokens of one purpose. Each names a session. */
export interface Tokens {
  sign(userId: number, sessionId: string): string;
  /** The session a token names, or null for a token that is no good in whatever way. */
  verify(token: string): { userId: number; sessionId: string } | null;
}

/** What lives as long as the server and is not the database. */
export interface Services {
  /** The Redis server that several processes count on; null if each counts for itself. */
  redis: Pick<Redis, "isReady"> | null;
  config: Config;
  log: Logger;
  /** What people and IP addresses are called in the log. */
  logName: LogName;
  passwords: Passwords;
  /** Tokens for requests, sent in the `Authorization` header. */
  tokens: Tokens;
  /** Tokens for rendering pages, sent in a cookie. Neither kind is accepted as the other. */
  pageTokens: Tokens;
  loginAttempts: LoginAttempts;
  /** What two-factor logins are continued with. */
  loginChallenges: LoginChallenges;
  passkeyChallenges: PasskeyChallenges;
  /** Null if nobody logs in by OpenID Connect. */
  openId: OpenIdProvider | null;
  loginFlows: LoginFlows;
  identityChallenges: IdentityChallenges;
  secondFactorAttempts: SecondFactorAttempts;
  /** Encrypts the secrets of authenticator apps. */
  secrets: SecretBox;
  resetRequests: ResetRequests;
  /** Limits registrations, by IP address. */
  registrations: Pick<Limiter, "take">;
  /** Limits what accounts add and write, by `userId`. */
  accountLimits: AccountLimits;
  /** Limits photo uploads, by `userId`. */
  photoUploads: Pick<Limiter, "take">;
  /** Limits imports of recipes, by `userId`. */
  importStarts: ImportStarts;
  /** Notifies this process's import worker of work, so that it begins immediately. */
  imports: EventEmitter<{ queued: [] }>;
  /** Reads recipes to import and matches their lines. */
  recipeReader: RecipeReader;
  /** Recognizes the text of pictures to import. */
  textRecognizer: TextRecognizer;
  /** Bounds the bytes of uploads that are being received, by IP address. */
  uploadBudget: ByteBudget;
  /** Bounds how much of archives is on disks while it is received and stored. */
  archiveBudget: ByteBudget;
  photos: PhotoStore;
  /** Notifies this process's mail worker of queued mail, so that it is sent immediately. */
  outbox: EventEmitter<{ queued: [] }>;
}
