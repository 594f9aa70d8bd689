/** The reasons for a failed fetch. */
export type FetchFailure =
  | "invalid-address"
  | "not-public"
  | "not-found"
  | "unreachable"
  | "too-slow"
  | "too-large"
  | "too-many-redirects"
  | "wrong-type"
  | "failed";

/** The messages for users. */
const messages: Record<FetchFailure, string> = {
  "invalid-address": "This is not the address of a page: it must begin with http:// or https://.",
  "not-public": "This address does not lead to a page of the public Internet.",
  "not-found": "There is no page at this address.",
  unreachable: "The site cannot be reached.",
  "too-slow": "The site took too long to answer.",
  "too-large": "The page is too large.",
  "too-many-redirects": "The site redirects too often.",
  "wrong-type": "This address does not lead to a page.",
  failed: "The site did not send the page.",
};

/** The error of a failed fetch; its message is shown to users. */
export class FetchError extends Error {
  constructor(
    readonly failure: FetchFailure,
    cause?: unknown,
  ) {
    super(messages[failure], cause === undefined ? {} : { cause });
  }
}
