import { GraphQLError } from "graphql";

/** The HTTP status of every error code; statuses are set nowhere else. */
export const httpStatus = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  PASSWORD_REQUIRED: 401,
  FORBIDDEN: 403,
  ACCOUNT_BANNED: 403,
  EMAIL_UNCONFIRMED: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  TWO_FACTOR_SETUP_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof httpStatus;

interface Details {
  /** The name of the invalid input field. */
  field?: string;
  /** All invalid fields, if there can be several. */
  issues?: Issue[];
  /** The number of seconds to wait before a retry. */
  retryAfter?: number;
  /** The limit that was reached. */
  rateLimit?: RateLimitState;
  /** The request ID in the log. */
  requestId?: string | undefined;
  /** A token that completes a login together with a second factor. */
  challenge?: string;
  /** Options for a passkey that completes a login. */
  passkeyOptions?: object;
  /** The limit that a GraphQL document exceeds. */
  limit?: number;
  /** The cost of a GraphQL document. */
  cost?: number;
  /** The number of SQL statements of a GraphQL document. */
  statements?: number;
  /** The cause, which is logged and never sent to the client. */
  cause?: unknown;
}

/** The state of a rate limit. */
export interface RateLimitState {
  /** The name of the limit. */
  policy: string;
  quota: number;
  remaining: number;
  /** The unit of the quota; requests by default. */
  unit?: "content-bytes";
  /** The length of the window in seconds. */
  window: number;
}

/** An invalid field of an input. */
export interface Issue {
  field: string;
  /** The error message. */
  message: string;
}

/** An expected error with a message for users. No other errors are sent to clients unchanged. */
export class AppError extends GraphQLError {
  /** All invalid fields; the error has the message of the first. */
  readonly issues: Issue[];

  constructor(
    readonly code: ErrorCode,
    message: string,
    { cause, issues, ...extensions }: Details = {},
  ) {
    super(message, { extensions: { code, status: httpStatus[code], ...extensions } });
    this.issues =
      issues ?? (extensions.field === undefined ? [] : [{ field: extensions.field, message }]);
    if (cause !== undefined) this.cause = cause;
  }
}

export const badInput = (message: string, field?: string) =>
  new AppError("BAD_USER_INPUT", message, field === undefined ? {} : { field });

/** @param issues all invalid fields, in the order in which they are reported */
export const invalidInput = (issues: [Issue, ...Issue[]]) =>
  new AppError("BAD_USER_INPUT", issues[0].message, { field: issues[0].field, issues });

export const unauthenticated = (message = "Please log in first.") =>
  new AppError("UNAUTHENTICATED", message);

export const forbidden = () => new AppError("FORBIDDEN", "You do not have permission to do this.");

/** @param reason the admin's message to the owner of the account */
export const accountBanned = (reason?: string | null) =>
  new AppError(
    "ACCOUNT_BANNED",
    reason ? `Your account has been banned: ${reason}` : "Your account has been banned.",
  );

/** The error for an account whose address has to be confirmed first. */
export const emailUnconfirmed = () =>
  new AppError(
    "EMAIL_UNCONFIRMED",
    "Please confirm your email address first. The link is in the mail that we sent you.",
  );

/** The error for an account with a generated password. */
export const passwordChangeRequired = () =>
  new AppError(
    "PASSWORD_CHANGE_REQUIRED",
    "Your password was generated. Please choose one of your own first.",
  );

/**
 * The error for a correct password of an account with a second factor.
 * @param challenge for the second step of the login
 * @param passkeyOptions for a passkey, if the account has one
 */
export const secondFactorRequired = (challenge: string, passkeyOptions: object | null) =>
  new AppError("SECOND_FACTOR_REQUIRED", "Please confirm the login with your second factor.", {
    challenge,
    ...(passkeyOptions && { passkeyOptions }),
  });

/** The error for an account without the second factor that its role requires. */
export const twoFactorSetupRequired = () =>
  new AppError(
    "TWO_FACTOR_SETUP_REQUIRED",
    "Your role requires two-factor login. Please set it up first.",
  );

/** The error for the published password of the demo accounts. */
export const publishedPassword = () =>
  new AppError(
    "FORBIDDEN",
    "The password of the demo accounts is public, so it does not work on this site.",
  );

/**
 * Creates the error for a missing object: `notFound("Recipe")` has the message "Recipe not found."
 */
export const notFound = (thing: string) => new AppError("NOT_FOUND", `${thing} not found.`);

export const conflict = (message: string, field?: string) =>
  new AppError("CONFLICT", message, field === undefined ? {} : { field });

/** The error for an entity that was changed since it was read. */
export const stale = (thing: string) =>
  new AppError(
    "PRECONDITION_FAILED",
    `This ${thing} was changed elsewhere in the meantime. Please check the current version.`,
  );

/** @param message states the limit */
export const tooLarge = (message: string, field?: string) =>
  new AppError("PAYLOAD_TOO_LARGE", message, field === undefined ? {} : { field });

export const rateLimited = (
  retryAfter: number,
  rateLimit: RateLimitState,
  message = "Too many attempts. Please try again later.",
) => new AppError("RATE_LIMITED", message, { retryAfter, rateLimit });

/** The error for a path without an endpoint of REST. */
export const noSuchEndpoint = () => new AppError("NOT_FOUND", "This endpoint does not exist.");

/** The error for an endpoint of REST with another method. */
export const methodNotAllowed = () =>
  new AppError("METHOD_NOT_ALLOWED", "This endpoint does not support this method.");

/**
 * The error for a request that could not be parsed.
 * @param status the status from the body parser
 */
export function unreadable(status: number | undefined): AppError | null {
  if (status === undefined || status < 400 || status > 499) return null;
  return status === httpStatus.PAYLOAD_TOO_LARGE
    ? tooLarge("The request body is too large.")
    : badInput("The request is malformed.");
}

/** Creates an unexpected error, whose cause is logged with the request ID. */
export const unexpected = (requestId: string | undefined) =>
  new AppError("INTERNAL_SERVER_ERROR", "Something went wrong on our side. Please try again.", {
    requestId,
  });

const UNAVAILABLE = "The service is temporarily unavailable. Please try again shortly.";

/** @param retryAfter the seconds until the current work will be done */
export const overloaded = (retryAfter: number) =>
  new AppError("SERVICE_UNAVAILABLE", UNAVAILABLE, { retryAfter });

export const unavailable = (cause?: unknown) =>
  new AppError("SERVICE_UNAVAILABLE", UNAVAILABLE, { retryAfter: 1, cause });
