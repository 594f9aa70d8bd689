import { call, type PermittedCall } from "./permittedCall";

/** Asking for the role of a contributor, and the answers. */
export const contributorRequestCalls: PermittedCall[] = [
  call("contributorRequests", [], () => "{ contributorRequests { totalCount } }"),
  call(
    "createContributorRequest",
    [],
    () => `mutation { createContributorRequest(input: { message: "x" }) { status } }`,
  ),
  call(
    "acceptContributorRequest",
    ["request"],
    ({ request }) =>
      `mutation { acceptContributorRequest(contributorRequestId: ${request}) { status } }`,
  ),
  call(
    "declineContributorRequest",
    ["request"],
    ({ request }) =>
      `mutation { declineContributorRequest(contributorRequestId: ${request}) { status } }`,
  ),
];
