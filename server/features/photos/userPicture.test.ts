import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import sharp from "sharp";
import { callRest } from "../../testing/callRest";
import { picture } from "../../testing/photos";
import { TestServer } from "../../testing/testServer";
import { makeFolderStore } from "./makeFolderStore";
import { sweepPhotos } from "./sweepPhotos";

const folder = mkdtempSync(join(tmpdir(), "potluck-pictures-"));
const SET = `mutation ($image: Byte!) { setPicture(image: $image) { userId picture {
  url width height alt srcSet placeholder } } }`;
const REMOVE = "mutation ($id: Int!) { removePicture(userId: $id) { picture { url } } }";
const READ = "query ($id: Int!) { user(userId: $id) { picture { url alt } } }";

interface Picture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

let server: TestServer;
let member: string;
let memberId: number;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off", PHOTOS_DIR: folder });
  member = await server.login("member");
  memberId = await findViewerId(member);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function findViewerId(token: string): Promise<number> {
  const { data } = await server.graphql<{ viewer: { userId: number } }>(
    "{ viewer { userId } }",
    {},
    token,
  );
  return data!.viewer.userId;
}

const set = async (image: Buffer, token?: string) =>
  server.graphql<{ setPicture: { userId: number; picture: Picture } }>(
    SET,
    { image: image.toString("base64") },
    token,
  );
const remove = (id: number, token: string) => server.graphql(REMOVE, { id }, token);
const read = async (id: number, token = member) => {
  const { data } = await server.graphql<{ user: { picture: Picture | null } }>(READ, { id }, token);
  return data!.user.picture;
};
const fetchStatus = async (url: string) => (await fetch(server.url + url)).status;

describe("A user's picture", () => {
  it("is refused from visitors, and if it is not an image", async () => {
    expect((await set(await picture())).errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
    const { errors } = await set(Buffer.from("A plum cake."), member);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "image" });
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is the square in the middle, with the name as its text, for everyone who is logged in", async () => {
    const { data } = await set(await picture(90, 60), member);
    expect(data!.setPicture.picture).toMatchObject({
      width: 60,
      height: 60,
      alt: "Nell Abernathy",
    });
    expect(await read(memberId, await server.login("contributor"))).toMatchObject({
      url: data!.setPicture.picture.url,
    });
    const file = await fetch(server.url + data!.setPicture.picture.url);
    expect(await sharp(await file.arrayBuffer()).metadata()).toMatchObject({
      format: "webp",
      width: 60,
      height: 60,
    });
    expect(file.headers.get("cache-control")).toMatch(/^private/);
  });

  it("stays longer than a photo without a recipe", async () => {
    await server.database.db.query("update photos set changed_at = now() - interval '3 days'");
    const photos = makeFolderStore(folder);
    await sweepPhotos(server.database.db, { photos, log: pino({ level: "silent" }) });
    const { url } = (await read(memberId))!;
    expect(await fetchStatus(url)).toBe(200);
  });

  it("does not become the photo of a recipe", async () => {
    const [row] = await server.database.db.query<{ photo_id: number }[]>(
      "select photo_id from photos where person_id = $1",
      [memberId],
    );
    const { errors } = await server.graphql(
      `mutation ($photoIds: [Int!]) { createRecipe(input: { name: "x", categoryId: 1,
        difficultyLevelId: 1, instructions: "x", visibility: PRIVATE, photoIds: $photoIds }) { recipeId } }`,
      { photoIds: [row!.photo_id] },
      member,
    );
    expect(errors?.[0]?.message).toBe("This photo no longer exists.");
  });

  it("is replaced with its files, also by uploads at the same time", async () => {
    const { url } = (await read(memberId))!;
    const fileCount = readdirSync(folder).length;
    await Promise.all([set(await picture(), member), set(await picture(), member)]);
    expect(await fetchStatus(url)).toBe(404);
    expect(readdirSync(folder)).toHaveLength(fileCount);
  });

  it("is removed by the user and by admins only, with its files", async () => {
    const { errors } = await remove(memberId, await server.login("contributor"));
    expect(errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
    for (const token of [member, await server.login("admin")]) {
      await set(await picture(), member);
      expect((await remove(memberId, token)).data).toEqual({ removePicture: { picture: null } });
      expect(readdirSync(folder)).toEqual([]);
    }
    expect((await remove(999_999, member)).errors?.[0]?.message).toBe("User not found.");
  });

  it("is set, read and removed over REST", async () => {
    const call = <Json>(endpoint: string, body?: Buffer) =>
      callRest<Json>(server, endpoint, { token: member, body });
    const { status, json } = await call<{ picture: Picture }>(
      "PUT /account/picture",
      await picture(40, 80),
    );
    expect([status, json.picture.width, json.picture.height]).toEqual([200, 40, 40]);
    const profile = await call<{ picture: Picture }>(`GET /users/${memberId}`);
    expect(profile.json.picture.url).toBe(json.picture.url);
    expect((await call(`DELETE /users/${memberId}/picture`)).status).toBe(204);
    expect((await call(`GET /users/${memberId}`)).json).toMatchObject({ picture: null });
  });

  it("is part of the account's export, and is deleted with the account", async () => {
    const userId = await server.addPerson("pictured");
    const token = await server.login("pictured");
    await set(await picture(), token);
    const exported = await callRest<{ photos: object[] }>(server, "GET /account/export", { token });
    expect(exported.json.photos).toEqual([expect.objectContaining({ showsUser: true })]);
    await server.graphql(
      `mutation { deleteAccount(input: { password: "potluck-demo", keepRecipes: true, keepReviews: true }) }`,
      {},
      token,
    );
    const rows = await server.database.db.query("select from photos where owner_id = $1", [userId]);
    expect(rows).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is deleted by the next sweep if an admin deletes the account", async () => {
    const id = await server.addPerson("removed");
    await set(await picture(), await server.login("removed"));
    const admin = await server.login("admin");
    const { errors } = await server.graphql(`mutation { deleteUser(userId: ${id}) }`, {}, admin);
    expect(errors).toBeUndefined();
    await server.database.db.query("update photos set changed_at = now() - interval '3 days'");
    const photos = makeFolderStore(folder);
    await sweepPhotos(server.database.db, { photos, log: pino({ level: "silent" }) });
    expect(readdirSync(folder)).toEqual([]);
  });
});
