import { checkReadModel } from "./checkReadModel";
import { callRest } from "../../testing/callRest";
import { openPage } from "../../testing/pages";
import { TestServer } from "../../testing/testServer";

const FIELDS = "recipeId name visibility link viewerVisibilities version";
const CREATE = `mutation ($input: RecipeInput!) { saved: createRecipe(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: RecipeInput!) {
  saved: updateRecipe(recipeId: $id, input: $input) { ${FIELDS} } }`;

interface Saved {
  recipeId: number;
  name: string;
  visibility: string;
  link: string | null;
  viewerVisibilities: string[];
}

const input = { name: "Plum cake", categoryId: 1, difficultyLevelId: 1, instructions: "Bake." };

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  await server.addPerson("other", "contributor");
  for (const account of ["admin", "contributor", "member", "other"]) {
    tokens[account] = await server.login(account);
  }
});
afterAll(() => server.close());

const readCode = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions["code"];

const create = (visibility: string | undefined, account = "contributor") =>
  server.graphql<{ saved: Saved }>(CREATE, { input: { ...input, visibility } }, tokens[account]);
const createRecipe = async (visibility: string, account?: string) =>
  (await create(visibility, account)).data!.saved;
const change = (id: number, visibility: string | undefined, account = "contributor") =>
  server.graphql<{ saved: Saved }>(
    UPDATE,
    { id, input: { ...input, visibility } },
    tokens[account],
  );
const open = (recipeId: number, account?: string, key?: string) =>
  server.graphql<{ recipe: { name: string; link: string | null } }>(
    `query ($recipeId: Int!, $key: String) { recipe(recipeId: $recipeId, key: $key) {
      name link reviews { edges { node { text recipe { name } } } } } }`,
    { recipeId, key },
    account && tokens[account],
  );
const readKey = (link: string | null) =>
  new URL(link!, "https://potluck.example").searchParams.get("key")!;

describe("A new recipe", () => {
  it("is public unless its owner chooses otherwise", async () => {
    expect((await create(undefined)).data?.saved).toMatchObject({
      visibility: "PUBLIC",
      link: null,
    });
    expect(await createRecipe("PRIVATE")).toMatchObject({ visibility: "PRIVATE", link: null });
    const { recipeId, link } = await createRecipe("UNLISTED");
    expect(link).toMatch(new RegExp(`^/recipes/${recipeId}\\?key=[\\w-]{22}$`));
  });

  it("of a member can only be private", async () => {
    for (const visibility of [undefined, "PUBLIC", "UNLISTED"]) {
      expect(readCode(await create(visibility, "member"))).toBe("FORBIDDEN");
    }
    expect(await createRecipe("PRIVATE", "member")).toMatchObject({
      viewerVisibilities: ["PRIVATE"],
    });
    const body = { categoryId: 1, recipeName: "x", recipeInstructions: "x", difficultyId: 1 };
    const answer = await callRest(server, "POST /recipes", { token: tokens["member"]!, body });
    expect([answer.status, answer.text]).toEqual([403, "You do not have permission to do this."]);
    const hidden = await callRest<{ visibility: string }>(server, "POST /recipes", {
      token: tokens["member"]!,
      body: { ...body, visibility: "PRIVATE" },
    });
    expect([hidden.status, hidden.json.visibility]).toEqual([201, "private"]);
  });

  it("of a visitor is refused", async () => {
    const { errors } = await server.graphql(CREATE, { input: { ...input, visibility: "PRIVATE" } });
    expect(errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
  });
});

describe("The visibility of a recipe", () => {
  it("is changed by its owner only", async () => {
    const { recipeId } = await createRecipe("PRIVATE");
    expect(readCode(await change(recipeId, "PUBLIC", "other"))).toBe("NOT_FOUND");
    expect(readCode(await change(recipeId, "PUBLIC", "member"))).toBe("NOT_FOUND");
    expect(readCode(await change(recipeId, "PUBLIC", "admin"))).toBe("FORBIDDEN");
    expect((await change(recipeId, undefined, "admin")).data?.saved.visibility).toBe("PRIVATE");
    expect((await change(recipeId, "PUBLIC")).data?.saved.visibility).toBe("PUBLIC");
    expect(readCode(await change(recipeId, "PRIVATE", "other"))).toBe("FORBIDDEN");
  });

  it("is extended to other users only by those who may publish", async () => {
    const userId = await server.addPerson("learner");
    tokens["learner"] = await server.login("learner");
    const { recipeId } = await createRecipe("PRIVATE", "learner");
    expect(readCode(await change(recipeId, "PUBLIC", "learner"))).toBe("FORBIDDEN");
    expect(readCode(await change(recipeId, "UNLISTED", "learner"))).toBe("FORBIDDEN");
    expect((await change(recipeId, "PRIVATE", "learner")).errors).toBeUndefined();
    await server.database.db.query(
      "update users set role_id = (select role_id from roles where role_name = 'contributor') where user_id = $1",
      [userId],
    );
    expect((await change(recipeId, "PUBLIC", "learner")).data?.saved.visibility).toBe("PUBLIC");
    expect((await open(recipeId)).data?.recipe.name).toBe(input.name);
  });

  it("is unchanged if an edit leaves it out", async () => {
    const { recipeId, link } = await createRecipe("UNLISTED");
    expect((await change(recipeId, undefined)).data?.saved).toMatchObject({
      visibility: "UNLISTED",
      link,
    });
    expect((await change(recipeId, "UNLISTED")).data?.saved.link).toBe(link);
  });
});

describe("The link of an unlisted recipe", () => {
  it("opens it for anyone, and is shown to its owner and admins", async () => {
    const { recipeId, link } = await createRecipe("UNLISTED");
    for (const account of [undefined, "member", "other"]) {
      expect(readCode(await open(recipeId, account))).toBe("NOT_FOUND");
      expect(readCode(await open(recipeId, account, "wrong"))).toBe("NOT_FOUND");
      expect((await open(recipeId, account, readKey(link))).data?.recipe).toMatchObject({
        name: input.name,
        link: null,
      });
    }
    for (const account of ["contributor", "admin"]) {
      expect((await open(recipeId, account)).data?.recipe).toMatchObject({ link });
    }
    const { json } = await callRest<{ recipeName: string; link: null }>(server, `GET ${link}`);
    expect(json).toMatchObject({ recipeName: input.name, link: null });
    expect((await callRest(server, `GET /recipes/${recipeId}`)).status).toBe(404);
  });

  it("opens no other recipe", async () => {
    const { link } = await createRecipe("UNLISTED");
    const otherRecipe = await createRecipe("UNLISTED");
    const hidden = await createRecipe("PRIVATE");
    for (const { recipeId } of [otherRecipe, hidden]) {
      expect(readCode(await open(recipeId, undefined, readKey(link)))).toBe("NOT_FOUND");
      expect(readCode(await open(recipeId, undefined, ""))).toBe("NOT_FOUND");
    }
  });

  it("has a page that search engines are asked to leave out", async () => {
    const { link } = await createRecipe("UNLISTED");
    const { status, html, headers } = await openPage(server, link!);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${input.name}`);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain("oembed?");
    expect(html).not.toContain("ld+json");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("ends when the recipe is private, and another one begins when it is unlisted again", async () => {
    const { recipeId, link } = await createRecipe("UNLISTED");
    await change(recipeId, "PRIVATE");
    expect(readCode(await open(recipeId, undefined, readKey(link)))).toBe("NOT_FOUND");
    expect((await openPage(server, link!)).status).toBe(404);
    const again = (await change(recipeId, "UNLISTED")).data!.saved.link;
    expect(again).not.toBe(link);
    expect(readCode(await open(recipeId, undefined, readKey(link)))).toBe("NOT_FOUND");
    expect((await open(recipeId, undefined, readKey(again))).errors).toBeUndefined();
  });
});

describe("Data of other users about a recipe", () => {
  it("is hidden with it, and visible when it is public again", async () => {
    const { recipeId } = await createRecipe("PUBLIC");
    const as = tokens["member"]!;
    for (const mutation of [
      `addFavorite(recipeId: ${recipeId}) { recipeId }`,
      `createReview(recipeId: ${recipeId}, input: { score: 5, text: "Good." }) { text }`,
      `writeNote(recipeId: ${recipeId}, input: { text: "More plums." }) { text }`,
    ]) {
      expect((await server.graphql(`mutation { ${mutation} }`, {}, as)).errors).toBeUndefined();
    }
    const [{ user_id: userId }] = await server.database.db.query<[{ user_id: number }]>(
      "select user_id from users where email_key = 'member@potluck.example'",
    );
    const readCounts = async () => {
      const { data } = await server.graphql<{
        user: { favorites: { totalCount: number }; reviews: { totalCount: number } };
        recipes: { totalCount: number };
      }>(
        `{ user(userId: ${userId}) { favorites { totalCount } reviews { totalCount } }
          recipes(filter: { favorites: true }) { totalCount } }`,
        {},
        as,
      );
      const { favorites, reviews } = data!.user;
      return [favorites.totalCount, reviews.totalCount, data!.recipes.totalCount];
    };
    const readNote = async () =>
      (await callRest(server, `GET /user-notes/recipe/${recipeId}/user/${userId}`, { token: as }))
        .status;
    const before = await readCounts();
    await change(recipeId, "PRIVATE");
    expect(await readCounts()).toEqual(before.map((count) => count - 1));
    expect(await readNote()).toBe(404);
    await change(recipeId, "UNLISTED");
    expect(await readCounts()).toEqual(before.map((count) => count - 1));
    await change(recipeId, "PUBLIC");
    expect(await readCounts()).toEqual(before);
    expect(await readNote()).toBe(200);
    expect(await checkReadModel(server.database.db)).toEqual({});
  });
});

describe("The viewer's own recipes", () => {
  it("are listed with the private ones, optionally of one visibility, for the viewer only", async () => {
    await server.addPerson("lister", "contributor");
    tokens["lister"] = await server.login("lister");
    for (const visibility of ["PUBLIC", "UNLISTED", "PRIVATE"])
      await createRecipe(visibility, "lister");
    const list = async (query = "") =>
      (
        await callRest<{ visibility: string }[]>(server, `GET /recipes/own${query}`, {
          token: tokens["lister"]!,
        })
      ).json.map(({ visibility }) => visibility);
    expect(await list()).toEqual(["private", "unlisted", "public"]);
    expect(await list("?visibility=UNLISTED")).toEqual(["unlisted"]);
    expect(await list("?first=2")).toEqual(["private", "unlisted"]);
    expect((await callRest(server, "GET /recipes/own")).status).toBe(401);
  });

  it("are exported with the private ones, and by admins without those of others", async () => {
    const { recipeId } = await createRecipe("PRIVATE");
    const name = "Cake that only its owner knows";
    await server.database.db.query(
      "update recipes set name = $2, sort_name = $2 where recipe_id = $1",
      [recipeId, name],
    );
    const exportNames = async (of: string, account: string) =>
      (await callRest(server, `GET /recipes/export.jsonld?of=${of}`, { token: tokens[account]! }))
        .text;
    expect(await exportNames("own", "contributor")).toContain(name);
    expect(await exportNames("own", "other")).not.toContain(name);
    expect(await exportNames("all", "admin")).not.toContain(name);
  });
});

describe("A hidden recipe", () => {
  it("stays hidden after it was deleted and restored", async () => {
    for (const visibility of ["UNLISTED", "PRIVATE"]) {
      const { recipeId, link } = await createRecipe(visibility);
      const expectMutation = async (mutation: string) =>
        expect(
          (await server.graphql(`mutation { ${mutation} }`, {}, tokens["contributor"])).errors,
        ).toBeUndefined();
      await expectMutation(`deleteRecipe(recipeId: ${recipeId})`);
      await expectMutation(`restoreRecipe(recipeId: ${recipeId}) { recipeId }`);
      expect(readCode(await open(recipeId))).toBe("NOT_FOUND");
      expect((await open(recipeId, "contributor")).data?.recipe.link).toBe(link);
    }
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it("is deleted with its owner's account, even if public recipes are kept", async () => {
    const userId = await server.addPerson("leaver", "contributor");
    tokens["leaver"] = await server.login("leaver");
    for (const visibility of ["PUBLIC", "UNLISTED", "PRIVATE"])
      await createRecipe(visibility, "leaver");
    const { errors } = await server.graphql(
      `mutation { deleteAccount(input: { password: "potluck-demo", keepRecipes: true, keepReviews: true }) }`,
      {},
      tokens["leaver"],
    );
    expect(errors).toBeUndefined();
    const rows = await server.database.db.query(
      "select visibility from recipes where owner_id = $1",
      [userId],
    );
    expect(rows).toEqual([{ visibility: "public" }]);
  });

  it("is not revealed by search suggestions", async () => {
    const { recipeId } = await createRecipe("PUBLIC");
    const findWords = async () =>
      server.database.db.query("select word from search_vocabulary where word = 'xylocake'");
    const rename = (visibility: string) =>
      server.graphql(
        UPDATE,
        { id: recipeId, input: { ...input, name: "Xylocake", visibility } },
        tokens["contributor"],
      );
    await rename("PUBLIC");
    expect(await findWords()).toHaveLength(1);
    await rename("PRIVATE");
    expect(await findWords()).toHaveLength(0);
  });
});
