import type { EventEmitter } from "node:events";
import type { Logger } from "pino";
import type { Config } from "./config/config";
import type { RecipeReader } from "./features/imports/RecipeReader";
import type { MailLinks } from "./features/notices/makeMailLinks";
import type { CurrentSettings } from "./features/siteSettings/CurrentSettings";
import type { Mailer } from "./jobs/mail/Mailer";
import type { PhotoStore } from "./features/photos/PhotoStore";
import type { LogName } from "./lib/logName";
import type { TextRecognizer } from "./features/imports/readers/pictures/makeTextRecognizer";
import type { SecretBox } from "./lib/makeSecretBox";
import type { ByteBudget } from "./lib/ByteBudget";
import type { RequestDetails } from "./lib/requestDetails";
import type { LimitedCaller, Limiter, Redis } from "./lib/makeRateLimiter";

/**
 * Hashes passwords off the event loop. Callers, which are IP addresses or IPv6 networks, are served in turn. Both
 * functions throw SERVICE_UNAVAILABLE when too many wait.
 */
export interface Passwords {
  /** @param password at most 72 bytes */
  hash(password: string, caller: string): Promise<string>;
  /**
   * Compares a password with a hash. Returns false without a hash, after the same time as with one.
   */
  matches(password: string, hash: string | null, caller: string): Promise<boolean>;
  /** Returns the number of passwords that are being hashed or compared, or wait for it. */
  waiting(): number;
  /** Returns true if the cost of a hash differs from that of new hashes. */
  isOutdated(hash: string): boolean;
  close(): Promise<void>;
}

/**
 * The kinds of writes that are limited for each account: recipes, reference data such as ingredients,
 * reviews, votes, suggestions, notes, favorites and emails.
 */
export type LimitedAct =
  | "recipe"
  | "name"
  | "review"
  | "vote"
  | "suggestion"
  | "note"
  | "favorite"
  | "email";

/** Counts the writes of accounts per day, by `userId`. */
export type AccountLimits = Readonly<Record<LimitedAct, Pick<Limiter, "take">>>;

/** Counts the imports of each account. */
export interface ImportStarts {
  /**
   * @param bytes of a text or a file
   * @throws RATE_LIMITED with the seconds to wait
   */
  take(userId: number, bytes: number, details: RequestDetails): Promise<void>;
}

/** Counts wrong passwords in one process or, with Redis, across all processes. */
export interface LoginAttempts {
  /**
   * Counts an attempt before the password is checked, so that concurrent ones cannot exceed the limit. The attempt is
   * uncounted if the password is correct or the check fails.
   * @param check returns null if the password is wrong
   * @throws RATE_LIMITED with the seconds to wait
   */
  check<Result>(
    account: string,
    caller: LimitedCaller,
    check: () => Promise<Result | null>,
  ): Promise<Result | null>;
}

/** Counts wrong codes of second factors in one process or, with Redis, across all processes. */
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

/** Makes and reads the tokens that continue a login after a correct password. */
export interface LoginChallenges {
  /** @param subject the provider's account that is linked when the login is completed */
  sign(user: { userId: number; passwordHash: string }, subject?: string): string;
  /** Reads a challenge; returns null if it is invalid. */
  verify(challenge: string): {
    userId: number;
    /** Returns true if this is the hash of the entered password. */
    isValidFor(passwordHash: string): boolean;
    /** The provider's account that is linked when the login is completed; null for a login without one. */
    subject: string | null;
  } | null;
}

/** The state of a login by OpenID Connect, which the browser keeps while its user is at the provider. */
export interface LoginFlow {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Encrypts flows for a cookie. */
export interface LoginFlows {
  seal(flow: LoginFlow): string;
  /** Decrypts a flow; null if it is invalid. */
  open(sealed: string): LoginFlow | null;
}

/** The provider's claims about a user who has logged in there. */
export interface OpenIdClaims {
  subject: string;
  /** The email address; empty if the provider does not return it. */
  email: string;
  emailVerified: boolean;
  /** The possible names of the user, the best first. */
  names: readonly string[];
  /** The role from the claims: `default` for unknown values, null if they do not determine it. */
  role: "admin" | "contributor" | "default" | null;
  /** True if the login counts as one with a second factor. */
  secondFactor: boolean;
}

/** The outcome of a login at the provider. */
export type OpenIdAnswer =
  | { claims: OpenIdClaims; isCanceled?: never }
  | { isCanceled: true; claims?: never };

/** The OpenID Connect provider by which users log in. */
export interface OpenIdProvider {
  issuer: string;
  /** The name on the login button. */
  name: string;
  /**
   * Starts a login.
   * @returns the state for the browser, and the address to redirect to
   * @throws SERVICE_UNAVAILABLE while the provider is unavailable
   */
  start(): Promise<{ flow: LoginFlow; url: string }>;
  /**
   * Completes a login.
   * @param parameters the query string with which the provider redirected the browser
   * @param requestId for the log
   * @returns the user's claims, or a cancellation; null if the provider has refused the login or its response is
   *   invalid, which is logged
   * @throws SERVICE_UNAVAILABLE while the provider is unavailable
   */
  complete(
    flow: LoginFlow,
    parameters: string,
    requestId: string | undefined,
  ): Promise<OpenIdAnswer | null>;
}

/** Makes and reads the tokens that link a provider's account to a user, together with the user's password. */
export interface IdentityChallenges {
  sign(claims: OpenIdClaims): string;
  /** Reads a challenge; null if it is invalid. */
  verify(challenge: string): OpenIdClaims | null;
}

/** The purposes of a passkey's signature. */
export type PasskeyPurpose = "add" | "login" | "second-factor";

/** Makes and reads the challenges that passkeys sign. */
export interface PasskeyChallenges {
  /** @param userId the owner of the passkey; null for any user */
  make(purpose: PasskeyPurpose, userId: number | null): Uint8Array;
  /** Returns the expiry of a challenge (in base64url); null if it is invalid for this purpose. */
  readExpiry(challenge: string, purpose: PasskeyPurpose, userId: number | null): Date | null;
}

/** Counts requests for password resets in one process or, with Redis, across all processes. */
export interface ResetRequests {
  /** @throws RATE_LIMITED with the seconds to wait */
  take(account: string, caller: LimitedCaller): Promise<void>;
}

/** Makes and reads the tokens of one purpose. Each names a session. */
export interface Tokens {
  sign(userId: number, sessionId: string): string;
  /** Returns the session that a token names; null for an invalid token. */
  verify(token: string): { userId: number; sessionId: string } | null;
}

/** The services of a server besides the database. They live as long as the server. */
export interface Services {
  /** The Redis server that processes share; null if each process counts alone. */
  redis: Pick<Redis, "isReady"> | null;
  config: Config;
  log: Logger;
  /** Replaces users and IP addresses in the log. */
  logName: LogName;
  passwords: Passwords;
  /** The settings that admins can change. */
  siteSettings: CurrentSettings;
  /** Sends mail; null if it cannot be sent. */
  mailer: Mailer | null;
  /** Limits test mails, by `userId`. */
  testMails: Pick<Limiter, "take">;
  /** Tokens for requests, sent in the `Authorization` header. */
  tokens: Tokens;
  /** Tokens for rendering pages, sent in a cookie. Neither kind is accepted as the other. */
  pageTokens: Tokens;
  loginAttempts: LoginAttempts;
  /** Tokens that continue two-factor logins. */
  loginChallenges: LoginChallenges;
  passkeyChallenges: PasskeyChallenges;
  /** The OpenID Connect provider; null if it is not configured. */
  openId: OpenIdProvider | null;
  loginFlows: LoginFlows;
  identityChallenges: IdentityChallenges;
  secondFactorAttempts: SecondFactorAttempts;
  /** Encrypts the secrets of authenticator apps. */
  secrets: SecretBox;
  resetRequests: ResetRequests;
  /** Limits mails that confirm an address, by `userId`. */
  confirmationMails: Pick<Limiter, "take">;
  /** The tokens of links in mails. */
  mailLinks: MailLinks;
  /** Limits registrations, by IP address. */
  registrations: Pick<Limiter, "take">;
  /** Limits the writes of accounts, by `userId`. */
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
  /** Limits the bytes of uploads that are being received, by IP address. */
  uploadBudget: ByteBudget;
  /** Limits the bytes of archives on disk while they are received and stored. */
  archiveBudget: ByteBudget;
  photos: PhotoStore;
  /** Notifies this process's mail worker of queued mail, so that it is sent immediately. */
  outbox: EventEmitter<{ queued: [] }>;
}
