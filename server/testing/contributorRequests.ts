import type { TestServer } from "./testServer";

export const CREATE_REQUEST = `mutation ($message: String!) {
  createContributorRequest(input: { message: $message }) {
    contributorRequestId message status reason answeredAt user { userId }
  }
}`;
export const ACCEPT = `mutation ($id: Int!) {
  acceptContributorRequest(contributorRequestId: $id) { status user { role { roleName } } }
}`;
export const DECLINE = `mutation ($id: Int!, $reason: String) {
  declineContributorRequest(contributorRequestId: $id, reason: $reason) { status reason }
}`;
const OPEN = "{ contributorRequests { edges { node { contributorRequestId } } } }";
const FIND_REQUEST = `query ($userId: Int!) {
  user(userId: $userId) { contributorRequest { id status message reason } }
}`;

interface CreatedRequest {
  createContributorRequest: { contributorRequestId: number };
}
interface OpenRequests {
  contributorRequests: { edges: { node: { contributorRequestId: number } }[] };
}
interface UserRequest {
  user: { contributorRequest: { id: string; status: string } | null };
}

let memberCount = 0;

/** Registers and logs in a new member. */
export async function makeMember(server: TestServer) {
  const name = `asker-${++memberCount}`;
  const userId = await server.addPerson(name);
  return { name, userId, token: await server.login(name) };
}

/**
 * Creates a contributor request.
 * @returns its id
 */
export async function createRequest(
  server: TestServer,
  token: string,
  headers: Record<string, string> = {},
) {
  const { data } = await server.graphql<CreatedRequest>(
    CREATE_REQUEST,
    { message: "My soups" },
    token,
    headers,
  );
  return data!.createContributorRequest.contributorRequestId;
}

/** Registers a new member with a contributor request. */
export async function makeAsker(server: TestServer, headers: Record<string, string> = {}) {
  const member = await makeMember(server);
  return { ...member, id: await createRequest(server, member.token, headers) };
}

/** Lists the IDs of the open requests, as an admin sees them. */
export async function openRequests(server: TestServer, admin: string): Promise<number[]> {
  const { data } = await server.graphql<OpenRequests>(OPEN, {}, admin);
  return data!.contributorRequests.edges.map(({ node }) => node.contributorRequestId);
}

/** Finds a user's latest request, as the owner of the token sees it. */
export async function findRequest(server: TestServer, userId: number, token: string) {
  const { data } = await server.graphql<UserRequest>(FIND_REQUEST, { userId }, token);
  return data!.user.contributorRequest;
}
