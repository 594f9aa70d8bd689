import {
  ACCEPT,
  CREATE_REQUEST,
  DECLINE,
  makeAsker,
  makeMember,
  openRequests,
  findRequest,
} from "../../testing/contributorRequests";
import { TestServer } from "../../testing/testServer";

const MAY_ASK = "{ viewerCanRequestContributor }";
const NODE = "query ($id: ID!) { node(id: $id) { id } }";

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  admin = await server.login("admin");
});
afterAll(() => server.close());

const readCode = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions["code"];

describe("A request to contribute", () => {
  it.each([
    ["blank", "  ", "A message is required."],
    ["too long", "x".repeat(501), "Message must be at most 500 characters long"],
  ])("is refused with a message that is %s", async (_what, message, refusal) => {
    const { token } = await makeMember(server);
    const { errors } = await server.graphql(CREATE_REQUEST, { message }, token);
    expect(errors?.[0]).toMatchObject({
      message: refusal,
      extensions: { code: "BAD_USER_INPUT", field: "message" },
    });
  });

  it.each(["contributor", "admin"])("is refused for a %s", async (account) => {
    const token = await server.login(account);
    expect(readCode(await server.graphql(CREATE_REQUEST, { message: "x" }, token))).toBe(
      "FORBIDDEN",
    );
    expect((await server.graphql(MAY_ASK, {}, token)).data).toEqual({
      viewerCanRequestContributor: false,
    });
  });

  it("is refused if all new users may contribute", async () => {
    const { token } = await makeMember(server);
    expect((await server.graphql(MAY_ASK, {}, token)).data).toEqual({
      viewerCanRequestContributor: true,
    });
    const open = await TestServer.startOn(server.database, { NEW_USER_ROLE: "contributor" });
    expect((await open.graphql(MAY_ASK, {}, token)).data).toEqual({
      viewerCanRequestContributor: false,
    });
    expect(readCode(await open.graphql(CREATE_REQUEST, { message: "x" }, token))).toBe("FORBIDDEN");
    await open.close();
  });

  it("returns the trimmed message, and is listed for admins, oldest first", async () => {
    const member = await makeMember(server);
    const { data } = await server.graphql(CREATE_REQUEST, { message: "  My soups " }, member.token);
    expect(data).toEqual({
      createContributorRequest: {
        contributorRequestId: expect.any(Number),
        message: "My soups",
        status: "OPEN",
        reason: null,
        answeredAt: null,
        user: { userId: member.userId },
      },
    });
    const otherMember = await makeAsker(server);
    const ids = await openRequests(server, admin);
    expect(ids.at(-1)).toBe(otherMember.id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it("is refused while another request of its user is open, even at the same time", async () => {
    const { token } = await makeMember(server);
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.graphql(CREATE_REQUEST, { message: "x" }, token)),
    );
    expect(answers.map(readCode).sort()).toEqual(["CONFLICT", "CONFLICT", undefined]);
    expect(await server.graphql(CREATE_REQUEST, { message: "x" }, token)).toMatchObject({
      errors: [{ message: "You have already asked to contribute." }],
    });
  });

  it("is visible to its user and to admins only", async () => {
    const { userId, token } = await makeAsker(server);
    const request = await findRequest(server, userId, token);
    expect(request).toMatchObject({ status: "OPEN", message: "My soups" });
    expect(await findRequest(server, userId, admin)).toEqual(request);
    const { token: other } = await makeMember(server);
    expect(await findRequest(server, userId, other)).toBeNull();
    const queryNode = (as: string) => server.graphql(NODE, { id: request!.id }, as);
    expect((await queryNode(token)).data).toEqual({ node: { id: request!.id } });
    expect((await queryNode(admin)).data).toEqual({ node: { id: request!.id } });
    expect(readCode(await queryNode(other))).toBe("NOT_FOUND");
  });

  it("is deleted with the account, and is not listed during a ban", async () => {
    const { id, userId } = await makeAsker(server);
    await server.graphql(`mutation { banUser(userId: ${userId}) { name } }`, {}, admin);
    expect(await openRequests(server, admin)).not.toContain(id);
    await server.graphql(`mutation { unbanUser(userId: ${userId}) { name } }`, {}, admin);
    expect(await openRequests(server, admin)).toContain(id);
    await server.graphql(`mutation { deleteUser(userId: ${userId}) }`, {}, admin);
    expect(readCode(await server.graphql(ACCEPT, { id }, admin))).toBe("NOT_FOUND");
    expect(readCode(await server.graphql(DECLINE, { id }, admin))).toBe("NOT_FOUND");
  });
});
