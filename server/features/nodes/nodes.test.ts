import { TestServer } from "../../testing/testServer";

const NODE = "query ($id: ID!) { node(id: $id) { __typename id } }";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const encodeId = (text: string) => Buffer.from(text).toString("base64url");

describe("An object by its global ID", () => {
  it.each(["Recipe", "Category", "DifficultyLevel", "Ingredient", "Tag", "Review"])(
    "is returned to visitors if it is public: %s",
    async (type) => {
      const id = encodeId(`${type}:1`);
      const { data } = await server.graphql(NODE, { id });
      expect(data).toEqual({ node: { __typename: type, id } });
    },
  );

  it("requires a login if it is a user", async () => {
    const id = encodeId("User:1");
    const { errors } = await server.graphql(NODE, { id });
    expect(errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
    const { data } = await server.graphql(NODE, { id }, await server.login("member"));
    expect(data).toEqual({ node: { __typename: "User", id } });
  });

  it.each([
    ["", "BAD_USER_INPUT"],
    ["!", "BAD_USER_INPUT"],
    [encodeId("Recipe:0"), "BAD_USER_INPUT"],
    [encodeId("Recipe:99999999999"), "BAD_USER_INPUT"],
    [encodeId("Recipe:1 or true"), "BAD_USER_INPUT"],
    [encodeId("Secret:1"), "NOT_FOUND"],
    [encodeId("Session:1"), "UNAUTHENTICATED"],
    [encodeId("Recipe:00000000-0000-4000-8000-000000000000"), "NOT_FOUND"],
    [encodeId("constructor:1"), "BAD_USER_INPUT"],
    [encodeId("Recipe:999999"), "NOT_FOUND"],
  ])("is refused with a message for %j", async (id, code) => {
    const { errors } = await server.graphql(NODE, { id });
    expect(errors?.[0]?.extensions["code"]).toBe(code);
  });
});
