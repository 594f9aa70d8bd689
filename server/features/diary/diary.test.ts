import { callRest } from "../../testing/callRest";
import { uploaded } from "../../testing/photos";
import { type Caller, StatementScene } from "../../testing/statementScene";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";
import { deleteRecipe } from "../recipes/deleteRecipe";
import { restoreRecipe } from "../recipes/restoreRecipe";

const FIELDS = `diaryEntryId cookedOn text isPublic version viewerCanEdit viewerCanDelete
  author { name } photos { photoId caption hiddenReason viewerCanHide image { url alt } }`;

interface EntryPhoto {
  photoId: number;
  caption: string | null;
  hiddenReason: string | null;
  viewerCanHide: boolean;
  image: { url: string; alt: string };
}

interface Entry {
  diaryEntryId: number;
  cookedOn: string;
  text: string | null;
  isPublic: boolean;
  version: number;
  viewerCanEdit: boolean;
  viewerCanDelete: boolean;
  author: { name: string };
  photos: EntryPhoto[];
}

let server: TestServer;
let scene: StatementScene;
let member: Caller;
let other: Caller;
let recipeId: number;
beforeAll(async () => {
  server = await TestServer.start();
  scene = await StatementScene.make(server, 1);
  member = await scene.addPerson("member");
  other = await scene.addPerson("member");
  recipeId = await scene.recipe();
});
afterAll(() => server.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function call<Data>(document: string, variables: object, caller?: Caller) {
  const { data, errors } = await server.graphql<Record<string, Data>>(
    document,
    variables,
    caller?.token,
  );
  return { data: data && Object.values(data)[0]!, code: errors?.[0]?.extensions["code"] };
}

const create = (input: object, caller: Caller | undefined = member, id = recipeId) =>
  call<Entry>(
    `mutation ($id: Int!, $input: DiaryEntryInput!) {
      createDiaryEntry(recipeId: $id, input: $input) { ${FIELDS} } }`,
    { id, input },
    caller,
  );
const createEntry = async (input: object, caller = member) => (await create(input, caller)).data!;

const update = (id: number, input: object, caller?: Caller, version: number | null = null) =>
  call<Entry>(
    `mutation ($id: Int!, $input: DiaryEntryInput!, $version: Int) {
      updateDiaryEntry(diaryEntryId: $id, input: $input, version: $version) { ${FIELDS} } }`,
    { id, input, version },
    caller,
  );

const remove = (id: number, caller?: Caller) =>
  call<string>(`mutation ($id: Int!) { deleteDiaryEntry(diaryEntryId: $id) }`, { id }, caller);

const read = (id: number, caller?: Caller) =>
  call<Entry>(`query ($id: Int!) { diaryEntry(diaryEntryId: $id) { ${FIELDS} } }`, { id }, caller);

const hide = (photoId: number, caller?: Caller) =>
  call<EntryPhoto>(
    `mutation ($photoId: Int!) {
      hidePhoto(photoId: $photoId, input: { reason: "Not a dish." }) { hiddenReason } }`,
    { photoId },
    caller,
  );

const listOf = async (owner: "recipe" | "user", id: number, caller?: Caller) => {
  const { data } = await call<{ diaryEntries: { edges: { node: Entry }[] } }>(
    `query ($id: Int!) { ${owner}(${owner}Id: $id) { diaryEntries { edges { node { ${FIELDS} } } } } }`,
    { id },
    caller,
  );
  return data!.diaryEntries.edges.map(({ node }) => node.diaryEntryId);
};

const statusOf = async (url: string) => (await fetch(`${server.url}${url}`)).status;
const query = (sql: string, parameters: unknown[]) =>
  server.database.db.query<Record<string, unknown>[]>(sql, parameters);

describe("A diary entry", () => {
  it("is refused to visitors, for unknown recipes and for days in the future", async () => {
    const { data, errors } = await server.graphql(
      `mutation { createDiaryEntry(recipeId: ${recipeId}, input: {}) { diaryEntryId } }`,
    );
    expect([data, errors![0]!.extensions["code"]]).toEqual([null, "UNAUTHENTICATED"]);
    expect(await create({}, member, 999_999)).toMatchObject({ code: "NOT_FOUND" });
    for (const cookedOn of [dayFromNow(3), "1899-12-31", "2026-02-30", "yesterday"]) {
      expect(await create({ cookedOn })).toMatchObject({ code: "BAD_USER_INPUT" });
    }
    expect(await create({ text: "x".repeat(501) })).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  it("is private, of today and without text by default, several times for a recipe", async () => {
    const entry = await createEntry({});
    expect(entry).toMatchObject({
      text: null,
      isPublic: false,
      version: 1,
      photos: [],
      author: { name: member.name },
      viewerCanEdit: true,
      viewerCanDelete: true,
    });
    expect([dayFromNow(0), dayFromNow(-1)]).toContain(entry.cookedOn);
    const again = await createEntry({ cookedOn: "2026-01-02", text: " Crisp. ", isPublic: true });
    expect(again).toMatchObject({ cookedOn: "2026-01-02", text: "Crisp.", isPublic: true });
    expect(again.diaryEntryId).not.toBe(entry.diaryEntryId);
  });

  it("is added once if the same request is repeated", async () => {
    const input = { cookedOn: "2026-01-03", text: "Sent twice" };
    const first = await createEntry(input);
    expect(await createEntry(input)).toEqual(first);
    expect((await createEntry({ ...input, text: "Other" })).diaryEntryId).not.toBe(
      first.diaryEntryId,
    );
  });

  it("is visible to its author, and to others if it is public and the recipe visible", async () => {
    const hidden = (await createEntry({ text: "secret" })).diaryEntryId;
    const shown = (await createEntry({ text: "shown", isPublic: true })).diaryEntryId;
    expect((await read(hidden, member)).data).toMatchObject({ text: "secret" });
    for (const reader of [other, scene.cook, scene.admin, undefined]) {
      expect(await read(hidden, reader)).toMatchObject({ code: "NOT_FOUND" });
      expect((await read(shown, reader)).data).toMatchObject({ text: "shown" });
      const list = await listOf("recipe", recipeId, reader);
      expect([list.includes(hidden), list.includes(shown)]).toEqual([false, true]);
    }
    expect(await listOf("recipe", recipeId, member)).toEqual(
      expect.arrayContaining([hidden, shown]),
    );
    await query("update recipes set visibility = 'private' where recipe_id = $1", [recipeId]);
    expect(await read(shown, other)).toMatchObject({ code: "NOT_FOUND" });
    expect(await read(shown, scene.cook)).toMatchObject({ data: { text: "shown" } });
    await query("update recipes set visibility = 'public' where recipe_id = $1", [recipeId]);
  });

  it("is edited by its author only, and keeps what is omitted", async () => {
    const { diaryEntryId: id } = await createEntry({ text: "one", isPublic: true });
    expect(await update(id, { text: "x" })).toMatchObject({ code: "UNAUTHENTICATED" });
    for (const stranger of [other, scene.cook, scene.admin]) {
      expect(await update(id, { text: "x" }, stranger)).toMatchObject({ code: "FORBIDDEN" });
    }
    expect((await update(id, { cookedOn: "2026-03-04" }, member)).data).toMatchObject({
      cookedOn: "2026-03-04",
      text: "one",
      isPublic: true,
      version: 2,
    });
    expect(await update(id, { text: "x" }, member, 1)).toMatchObject({
      code: "PRECONDITION_FAILED",
    });
    expect((await update(id, { text: "" }, member, 2)).data).toMatchObject({ text: null });
  });

  it("is deleted by its author, and a public one by admins", async () => {
    const shown = (await createEntry({ isPublic: true })).diaryEntryId;
    const hidden = (await createEntry({})).diaryEntryId;
    expect(await remove(shown)).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await remove(shown, other)).toMatchObject({ code: "FORBIDDEN" });
    expect(await remove(hidden, scene.admin)).toMatchObject({ code: "NOT_FOUND" });
    expect((await remove(shown, scene.admin)).data).toBeTruthy();
    expect((await remove(hidden, member)).data).toBeTruthy();
    expect(await read(hidden, member)).toMatchObject({ code: "NOT_FOUND" });
  });

  it("has the same rules over REST", async () => {
    const body = { recipeId, cookedOn: "2026-05-06", text: "Over REST", isPublic: true };
    const rest = <Data>(route: string, caller?: Caller, sent?: object) =>
      callRest<Data>(server, route, { token: caller?.token, ...(sent && { body: sent }) });
    expect((await rest("POST /diary", undefined, body)).status).toBe(401);
    expect((await rest("POST /diary", member, { ...body, cookedOn: 7 })).status).toBe(400);
    expect((await rest("POST /diary", member, { ...body, isPublic: "x" })).status).toBe(400);
    const { status, json } = await rest<{ diaryEntryId: number }>("POST /diary", member, body);
    expect([status, json]).toMatchObject([201, { ...body, userName: member.name, photos: [] }]);
    const path = `/diary/${json.diaryEntryId}`;
    expect((await rest(`GET ${path}`)).json).toMatchObject(body);
    expect((await rest(`PUT ${path}`, other, { text: "x" })).status).toBe(403);
    expect((await rest(`PUT ${path}`, member, { isPublic: false })).json).toMatchObject({
      text: "Over REST",
      isPublic: false,
    });
    expect((await rest(`GET ${path}`)).status).toBe(404);
    expect((await rest(`DELETE ${path}`, other)).status).toBe(404);
    expect((await rest(`DELETE ${path}`, member)).status).toBe(204);
  });
});

describe("The cooking diary on a profile", () => {
  it("is private until the user shows it, then without private entries; newest first", async () => {
    const cook = await scene.addPerson("member");
    const [old, secret, fresh] = [
      await createEntry({ cookedOn: "2025-01-01", isPublic: true }, cook),
      await createEntry({ cookedOn: "2025-02-01" }, cook),
      await createEntry({ cookedOn: "2025-03-01", isPublic: true }, cook),
    ].map(({ diaryEntryId }) => diaryEntryId);
    expect(await listOf("user", cook.userId, cook)).toEqual([fresh, secret, old]);
    for (const reader of [other, scene.admin]) {
      expect(await listOf("user", cook.userId, reader)).toEqual([]);
    }
    const readSwitch = () =>
      call(`query ($id: Int!) { user(userId: $id) { showsDiary } }`, { id: cook.userId }, other);
    expect(await readSwitch()).toMatchObject({ data: { showsDiary: false } });
    const { data } = await call<{ showsDiary: boolean }>(
      `mutation ($id: Int!, $input: UserInput!) { updateUser(userId: $id, input: $input) { showsDiary } }`,
      { id: cook.userId, input: { name: cook.name, email: `${cook.name}@x.yz`, showsDiary: true } },
      cook,
    );
    expect(data).toEqual({ showsDiary: true });
    expect(await readSwitch()).toMatchObject({ data: { showsDiary: true } });
    expect(await listOf("user", cook.userId, other)).toEqual([fresh, old]);
  });
});

describe("The photos of a diary entry", () => {
  const photos = async (count: number, caller = member) => {
    const ids: number[] = [];
    for (let i = 0; i < count; i++) ids.push(await uploaded(server, caller.token));
    return ids.map((photoId) => ({ photoId }));
  };

  it("are at most three of the author's own, which nothing else has", async () => {
    const four = await photos(4);
    expect(await create({ photos: four })).toMatchObject({ code: "BAD_USER_INPUT" });
    const [mine] = four;
    expect(await create({ photos: [mine, mine] })).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await create({ photos: [mine] }, other)).toMatchObject({ code: "BAD_USER_INPUT" });
    const { diaryEntryId } = await createEntry({ photos: [mine] });
    expect(await create({ photos: [mine] })).toMatchObject({ code: "BAD_USER_INPUT" });
    const { data } = await update(diaryEntryId, { photos: four.slice(1) }, member);
    expect(data!.photos.map(({ photoId }) => ({ photoId }))).toEqual(four.slice(1));
  });

  it("have descriptions, and stay without being sent again", async () => {
    const [photo] = await photos(1);
    const entry = await createEntry({ photos: [{ ...photo, caption: "Golden" }], isPublic: true });
    expect(entry.photos[0]).toMatchObject({ caption: "Golden", image: { alt: "Golden" } });
    const { data } = await update(entry.diaryEntryId, { text: "x" }, member);
    expect(data!.photos).toEqual(entry.photos);
    const kept = await update(entry.diaryEntryId, { photos: [photo] }, member);
    expect(kept.data!.photos[0]).toMatchObject({ caption: "Golden" });
    expect((await update(entry.diaryEntryId, { photos: [] }, member)).data!.photos).toEqual([]);
    expect(await statusOf(entry.photos[0]!.image.url)).toBe(404);
  });

  it("get another address when the entry or the recipe becomes private", async () => {
    const entry = await createEntry({ photos: await photos(1), isPublic: true });
    const { url } = entry.photos[0]!.image;
    expect(await statusOf(url)).toBe(200);
    await update(entry.diaryEntryId, { isPublic: false }, member);
    expect(await statusOf(url)).toBe(404);
    const { data } = await read(entry.diaryEntryId, member);
    expect(await statusOf(data!.photos[0]!.image.url)).toBe(200);
  });

  it("are hidden by admins with a reason, which their owner sees", async () => {
    const entry = await createEntry({ photos: await photos(1), isPublic: true });
    const { diaryEntryId } = entry;
    const { photoId, image } = entry.photos[0]!;
    expect(await hide(photoId)).toMatchObject({ code: "UNAUTHENTICATED" });
    for (const stranger of [member, other, scene.cook]) {
      expect(await hide(photoId, stranger)).toMatchObject({ code: "FORBIDDEN" });
    }
    expect((await read(diaryEntryId, scene.admin)).data!.photos[0]!.viewerCanHide).toBe(true);
    expect((await hide(photoId, scene.admin)).data).toEqual({ hiddenReason: "Not a dish." });
    expect(await statusOf(image.url)).toBe(404);
    for (const reader of [undefined, other, scene.cook]) {
      expect((await read(diaryEntryId, reader)).data!.photos).toEqual([]);
    }
    for (const reader of [member, scene.admin]) {
      expect((await read(diaryEntryId, reader)).data!.photos).toMatchObject([
        { photoId, hiddenReason: "Not a dish." },
      ]);
    }
    const shown = await callRest(server, `PUT /photos/${photoId}/show`, {
      token: scene.admin.token,
    });
    expect(shown.json).toMatchObject({ photoId, hiddenReason: null });
    expect((await read(diaryEntryId)).data!.photos).toMatchObject([{ photoId }]);
  });

  it("of a private entry and of a recipe cannot be hidden", async () => {
    const entry = await createEntry({ photos: await photos(1) });
    expect(await hide(entry.photos[0]!.photoId, scene.admin)).toMatchObject({ code: "NOT_FOUND" });
    const [row] = await query("select photo_id from photos where recipe_id = $1 limit 1", [
      recipeId,
    ]);
    expect(await hide(Number(row!["photo_id"]), scene.admin)).toMatchObject({
      code: "BAD_USER_INPUT",
    });
  });

  it("are deleted and restored with the recipe, and not served after their entry", async () => {
    const id = await scene.recipe();
    const input = { text: "kept", isPublic: true, photos: await photos(1) };
    const entry = (await create(input, member, id)).data!;
    const { photoId, image } = entry.photos[0]!;
    const { db } = server.database;
    await deleteRecipe(db, id, scene.cook.userId);
    expect(await read(entry.diaryEntryId, member)).toMatchObject({ code: "NOT_FOUND" });
    expect(await statusOf(image.url)).toBe(404);
    await restoreRecipe(db, id);
    const { data } = await read(entry.diaryEntryId, other);
    expect(data).toMatchObject({ text: "kept", photos: [{ photoId }] });
    expect(await statusOf(image.url)).toBe(200);
    const [row] = await query("select recipe_id from photos where photo_id = $1", [photoId]);
    expect(row).toEqual({ recipe_id: null });
    await remove(entry.diaryEntryId, member);
    expect(await statusOf(image.url)).toBe(404);
  });

  it("are exported and deleted with the account, also in a deleted recipe", async () => {
    const cook = await scene.addPerson("member");
    const id = await scene.recipe();
    const upload = async () => ({ photos: await photos(1, cook), text: "mine" });
    const entries = [
      (await create(await upload(), cook, id)).data!,
      await createEntry(await upload(), cook),
    ];
    const { data } = await call<{ diary: object[]; photos: object[] }>(
      "{ viewerExport }",
      {},
      cook,
    );
    expect(data).toMatchObject({ diary: [{ text: "mine" }, { text: "mine" }] });
    expect(data!.photos).toMatchObject([{ diaryEntryId: entries[0]!.diaryEntryId }, {}]);
    await deleteRecipe(server.database.db, id, scene.cook.userId);
    const photoIds = entries.map((entry) => entry.photos[0]!.photoId);
    await call(
      `mutation { deleteAccount(input: { password: "potluck-demo", keepRecipes: true, keepReviews: true }) }`,
      {},
      cook,
    );
    await waitUntil(async () => {
      const rows = await query("select from photos where photo_id = any($1)", [photoIds]);
      return rows.length === 0;
    });
    expect(await query("select from users where user_id = $1", [cook.userId])).toEqual([]);
    await restoreRecipe(server.database.db, id);
    expect(await listOf("recipe", id, member)).toEqual([]);
  });
});
