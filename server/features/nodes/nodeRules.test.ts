/* oxlint-disable typescript/no-explicit-any */
// Responses of many shapes are compared as a whole.
import type { GraphQLInterfaceType } from "graphql";
import { globalId } from "../../graphql/globalId";
import { makeSchema } from "../../apollo/schema";
import { type Account, type Answer, TestServer } from "../../testing/testServer";

/** An object, and a query that returns it to viewers who may see it. */
interface Example {
  type: string;
  key: number | string;
  /** The query, with `SELECTION` as a placeholder for the fields. */
  query: string;
  read: (data: any) => object | null | undefined;
  selection: string;
}

const VIEWERS: (Account | null)[] = [null, "member", "contributor", "admin"];

let server: TestServer;
let examples: Example[];
const tokens = new Map<Account | null, string | undefined>();

const select = async <Row>(sql: string): Promise<Row[]> => server.database.db.query(sql);

/** Creates objects of every type: public, unlisted and private, for each role. */
beforeAll(async () => {
  server = await TestServer.start();
  for (const viewer of VIEWERS) tokens.set(viewer, viewer ? await server.login(viewer) : undefined);
  await select(`insert into contributor_requests (user_id, message, locale)
    select user_id, 'May I?', 'en' from users where email_key = 'member@potluck.example'`);
  await select(`insert into passkeys (user_id, credential_id, public_key, name)
    select user_id, 'credential', 'key', 'Phone' from users where email_key = 'member@potluck.example'`);
  await select("update recipes set visibility = 'private' where recipe_id = 3");
  await select(
    "update recipes set visibility = 'unlisted', link_key = 'AAAAAAAAAAAAAAAAAAAAAA' where recipe_id = 4",
  );
  await select(`insert into notes (user_id, recipe_id, text)
    select user_id, recipe_id, 'Note.' from users cross join recipes where recipe_id in (2, 3, 4)
    on conflict do nothing`);
  await select(`insert into reviews (user_id, recipe_id, score, text)
    select user_id, recipe_id, 4, 'Good.' from users cross join recipes where recipe_id in (2, 3, 4)
      and email_key = 'member@potluck.example' on conflict do nothing`);
  await select(`insert into photos (key, owner_id, recipe_id, width, height, placeholder)
    select md5(recipe_id::text), owner_id, recipe_id, 40, 30, 'data:image/webp;base64,AAAA'
    from recipes where recipe_id in (2, 3, 4)`);
  await select(`insert into diary_entries (user_id, recipe_id, cooked_on, is_public)
    select user_id, recipe_id, '2026-11-21', recipe_id = 2 from users cross join recipes
    where recipe_id in (2, 3) and email_key = 'member@potluck.example'`);
  examples = await listExamples();
});
afterAll(() => server.close());

const createExample = (type: string, key: number, field: string, selection: string): Example => ({
  type,
  key,
  query: `{ item: ${field} { SELECTION } }`,
  read: ({ item }) => item,
  selection,
});

async function listExamples(): Promise<Example[]> {
  const notes = await select<{ id: number; recipe: number; user: number }>(
    `select note_id as id, recipe_id as recipe, user_id as user from notes where recipe_id in (2, 3, 4)`,
  );
  const reviews = await select<{ id: number }>(
    "select review_id as id from reviews where recipe_id in (2, 3, 4)",
  );
  const users = await select<{ id: number }>("select user_id as id from users");
  const photos = await select<{ id: number; recipe: number }>(
    "select photo_id as id, recipe_id as recipe from photos where recipe_id in (2, 3, 4)",
  );
  const sessions = await select<{ id: string }>("select session_id as id from sessions");
  const passkeys = await select<{ id: number }>("select passkey_id as id from passkeys");
  const requests = await select<{ id: number; user: number }>(
    "select contributor_request_id as id, user_id as user from contributor_requests",
  );
  const diaryEntries = await select<{ id: number }>(
    "select diary_entry_id as id from diary_entries",
  );
  return [
    createExample("Category", 1, "category(categoryId: 1)", "name recipeCount"),
    createExample("DifficultyLevel", 1, "difficultyLevel(difficultyLevelId: 1)", "name"),
    createExample("Ingredient", 1, "ingredient(ingredientId: 1)", "name"),
    createExample("Equipment", 1, "pieceOfEquipment(equipmentId: 1)", "name"),
    createExample("Tag", 1, "tag(tagId: 1)", "name"),
    ...[2, 3, 4].map((id) =>
      createExample("Recipe", id, `recipe(recipeId: ${id})`, "name link viewerCanEdit"),
    ),
    ...reviews.map(({ id }) =>
      createExample("Review", id, `review(reviewId: ${id})`, "text author { name } viewerCanEdit"),
    ),
    ...notes.map(({ id, recipe, user }) =>
      createExample(
        "Note",
        id,
        `note(recipeId: ${recipe}, userId: ${user})`,
        "text author { name }",
      ),
    ),
    ...users.map(({ id }) =>
      createExample(
        "User",
        id,
        `user(userId: ${id})`,
        "name email showsEmail banned role { roleName }",
      ),
    ),
    ...photos.map(({ id, recipe }) => ({
      type: "Photo",
      key: id,
      query: `{ recipe(recipeId: ${recipe}) { photos { SELECTION } } }`,
      read: (data: any) => data?.recipe.photos[0],
      selection: "photoId image { url }",
    })),
    ...sessions.map(({ id }) => ({
      type: "Session",
      key: id,
      query: "{ viewerSessions { SELECTION } }",
      read: (data: any) =>
        data?.viewerSessions.find((session: any) => session.id === globalId("Session", id)),
      selection: "id current createdAt",
    })),
    ...diaryEntries.map(({ id }) =>
      createExample(
        "DiaryEntry",
        id,
        `diaryEntry(diaryEntryId: ${id})`,
        "text isPublic author { name }",
      ),
    ),
    ...passkeys.map(({ id }) => ({
      type: "Passkey",
      key: id,
      query: "{ viewerTwoFactor { passkeys { SELECTION } } }",
      read: (data: any) => data?.viewerTwoFactor.passkeys[0],
      selection: "passkeyId name",
    })),
    ...requests.map(({ id, user }) => ({
      type: "ContributorRequest",
      key: id,
      query: `{ user(userId: ${user}) { contributorRequest { SELECTION } } }`,
      read: (data: any) => data?.user.contributorRequest,
      selection: "message status",
    })),
  ];
}

const sendQuery = (query: string, viewer: Account | null): Promise<Answer<any>> =>
  server.graphql(query, {}, tokens.get(viewer));

const queryNode = ({ type, key, selection }: Example, viewer: Account | null) =>
  sendQuery(`{ node(id: "${globalId(type, key)}") { ... on ${type} { ${selection} } } }`, viewer);

const readCode = ({ errors }: Answer<any>) => errors?.[0]?.extensions["code"];

it("The tested types include every type with a global ID", () => {
  const types = makeSchema().getPossibleTypes(makeSchema().getType("Node") as GraphQLInterfaceType);
  expect(new Set(examples.map(({ type }) => type))).toEqual(new Set(types.map(({ name }) => name)));
});

describe.each(VIEWERS)("An object by its global ID for %s", (viewer) => {
  it("is returned or refused in the same way as by its own field", async () => {
    for (const example of examples) {
      const { type, key, query, selection, read } = example;
      const ownAnswer = await sendQuery(query.replace("SELECTION", selection), viewer);
      const node = await queryNode(example, viewer);
      const item = (ownAnswer.data && read(ownAnswer.data)) ?? null;
      expect([type, key, node.data?.node ?? null]).toEqual([type, key, item]);
      // Lists omit objects that the viewer may not see.
      const code = item ? undefined : (readCode(ownAnswer) ?? "NOT_FOUND");
      expect([type, key, readCode(node)]).toEqual([type, key, code]);
    }
  });
});

it("A missing note is refused in the same way as another user's note", async () => {
  const missing = { type: "Note", key: 999_999, query: "", read: () => null, selection: "text" };
  expect(readCode(await queryNode(missing, "member"))).toBe("FORBIDDEN");
  expect(readCode(await queryNode(missing, "contributor"))).toBe("FORBIDDEN");
  expect(readCode(await queryNode(missing, "admin"))).toBe("NOT_FOUND");
});
