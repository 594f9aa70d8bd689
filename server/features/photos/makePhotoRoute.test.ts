import { addRecipe, readPageData, openPage } from "../../testing/pages";
import { ObjectStore } from "../../testing/ObjectStore";
import { picture, upload, type UploadedPhoto } from "../../testing/photos";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

const lines: string[] = [];
const destination = { write: (line: string) => void lines.push(line) };
const SITE = "https://potluck.example";

let objects: ObjectStore;
let server: TestServer;
let token: string;
let photo: UploadedPhoto;
beforeAll(async () => {
  objects = await ObjectStore.open();
  server = await TestServer.start(
    { ...objects.settings, PUBLIC_URL: SITE, DEMO_LOGINS: "on", LOG_LEVEL: "warn" },
    destination,
  );
  token = await server.login("contributor");
  photo = (await upload(server, token, await picture(700, 500, "jpeg"))).json;
});
afterAll(async () => {
  await server.close();
  await objects.close();
});
beforeEach(() => lines.splice(0));

const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);
const sharedPath = () => photo.url.replace(/-700\.webp$/, "-share.jpg");

describe("A URL below /photos", () => {
  it.each([
    ["nothing", "/photos"],
    ["a folder", "/photos/"],
    ["another name", "/photos/secret.txt"],
    ["a photo that is not there", `/photos/${"0".repeat(32)}-320.webp`],
    ["a key alone", `/photos/${"0".repeat(32)}`],
    ["an odd width", `/photos/${"0".repeat(32)}-0320.webp`],
    ["a way out", `/photos/..%2f${"0".repeat(32)}-320.webp`],
    ["a file on its way", `/photos/${"0".repeat(32)}-320.webp.0.part`],
    ["another kind", `/photos/${"0".repeat(32)}-320.svg`],
  ])("returns 404 for a photo of %s", async (_what, path) => {
    const answer = await get(path, { headers: { Accept: "text/html" } });
    expect([answer.status, await answer.text()]).toEqual([404, "Not found."]);
    expect(answer.headers.get("cache-control")).toBeNull();
  });

  it.each(["POST", "PUT", "DELETE"])("rejects %s", async (method) => {
    expect((await get(photo.url, { method })).status).toBe(405);
    expect((await get(photo.url)).status).toBe(200);
  });

  it("returns a picture, which only the uploader's browser may cache until a recipe has it", async () => {
    for (const [path, type, policy] of [
      [photo.url, "image/webp", "same-origin"],
      [sharedPath(), "image/jpeg", "cross-origin"],
    ] as const) {
      const answer = await get(path, { headers: { "Accept-Encoding": "br, gzip" } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "cache-control": "private, max-age=3600",
        "content-length": String(bytes.length),
        "content-type": type,
        "cross-origin-resource-policy": policy,
        "x-content-type-options": "nosniff",
      });
      expect(answer.headers.get("content-encoding")).toBeNull();
      expect(bytes).toEqual(objects.objects.get(path.slice("/photos/".length))!.bytes);
      const head = await get(path, { method: "HEAD" });
      expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
        200,
        String(bytes.length),
        "",
      ]);
    }
  });

  it("reports an unavailable store, and logs it", async () => {
    objects.failure = 500;
    const answer = await get(photo.url);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("cache-control")).toBeNull();
    expect(answer.headers.get("content-type")).toMatch(/json/);
    const refused = await upload(server, token, await picture());
    expect(refused).toMatchObject({ status: 503 });
    // The test waits for the deletion, because the response does not.
    await waitUntil(async () =>
      lines.some((line) => line.includes("deleting a photo file failed")),
    );
    objects.failure = null;
    const causes = lines.map((line) => (JSON.parse(line) as { err: { message: string } }).err);
    expect(causes).toContainEqual(
      expect.objectContaining({ message: "the object store answered 500 to GET" }),
    );
    expect(causes).toContainEqual(
      expect.objectContaining({ message: "the object store answered 500 to PUT" }),
    );
    const [row] = await server.database.db.query("select count(*)::int as n from photos");
    expect(row.n).toBe(1);
  });

  it("does not wait for a store that never responds, and neither does an upload", async () => {
    objects.failure = "silent";
    const [shown, refused] = await Promise.all([
      get(photo.url),
      upload(server, token, await picture()),
    ]);
    await waitUntil(async () =>
      lines.some((line) => line.includes("deleting a photo file failed")),
    );
    objects.failure = null;
    expect([shown.status, shown.headers.get("retry-after")]).toEqual([503, "1"]);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    const causes = lines.map((line) => (JSON.parse(line) as { err: { message: string } }).err);
    expect(causes).toContainEqual(
      expect.objectContaining({ message: "the photo store did not answer within 4000 ms" }),
    );
    const [row] = await server.database.db.query("select count(*)::int as n from photos");
    expect(row.n).toBe(1);
  });

  it("reports an error if the store fails during a response, and the server continues", async () => {
    objects.failure = "cut off";
    const answer = await get(photo.url);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    objects.failure = null;
    await waitUntil(async () => lines.length > 0);
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      "sending a photo failed",
    ]);
    expect((await get(photo.url)).status).toBe(200);
  });
});

describe("A shared recipe with a photo", () => {
  let path: string;
  beforeAll(async () => {
    path = `/recipes/${await addRecipe(server, { name: "Aardvark cake", photoIds: [photo.photoId] })}`;
  });

  it("shows the photo on its page, even to programs", async () => {
    const { html } = await openPage(server, path);
    expect(html).toContain(`<meta property="og:image" content="${SITE}${sharedPath()}" />`);
    expect(html).toContain('<meta property="og:image:type" content="image/jpeg" />');
    expect(html).toContain('<meta property="og:image:width" content="1200" />');
    expect(html).toContain('<meta property="og:image:alt" content="Photo of Aardvark cake" />');
    expect(readPageData(html)["image"]).toEqual([SITE + photo.url]);
  });

  it.each([
    ["itself", () => path, "532px"],
    ["the list that it begins", () => "/recipes", "356px"],
  ])("preloads its photo in the displayed size: %s", async (_page, userAgent, width) => {
    const { html } = await openPage(server, userAgent());
    const [preload] = /<link rel="preload" as="image"[^>]*>/.exec(html)!;
    expect(preload).toContain(`href="${photo.url}"`);
    expect(preload).toContain(`imagesrcset="${photo.srcSet}"`);
    expect(preload).toMatch(new RegExp(`imagesizes="[^"]* ${width}"`));
  });

  it("provides other sites with the picture that is made for them", async () => {
    const ask = async (fields = "") => {
      const url = encodeURIComponent(SITE + path);
      return (await get(`/oembed?url=${url}${fields}`)).json() as Promise<Record<string, unknown>>;
    };
    expect(await ask()).toMatchObject({
      thumbnail_url: SITE + sharedPath(),
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    expect(await ask("&maxwidth=600")).not.toHaveProperty("thumbnail_url");
  });
});

describe("A photo of a deleted recipe", () => {
  const mutation = (name: string, id: number) =>
    server.graphql(
      `mutation { ${name}(recipeId: ${id}) ${name === "deleteRecipe" ? "" : "{ name }"} }`,
      {},
      token,
    );
  const statuses = async ({ url }: UploadedPhoto) => {
    const shared = url.replace(/-\d+\.webp$/, "-share.jpg");
    const answers = [get(url), get(url, { method: "HEAD" }), get(shared)];
    return (await Promise.all(answers)).map(({ status }) => status);
  };

  it("is not found, until the recipe is restored", async () => {
    const uploaded = (await upload(server, token, await picture())).json;
    const id = await addRecipe(server, { photoIds: [uploaded.photoId] });
    expect(await statuses(uploaded)).toEqual([200, 200, 200]);
    await mutation("deleteRecipe", id);
    expect(await statuses(uploaded)).toEqual([404, 404, 404]);
    expect((await get(photo.url)).status).toBe(200);
    await mutation("restoreRecipe", id);
    expect(await statuses(uploaded)).toEqual([200, 200, 200]);
  });

  it("is not found after a purge, even before its files are deleted", async () => {
    const uploaded = (await upload(server, token, await picture())).json;
    const id = await addRecipe(server, { photoIds: [uploaded.photoId] });
    const { db } = server.database;
    await mutation("deleteRecipe", id);
    await db.query(
      "update photos set changed_at = now() - interval '31 days' where photo_id = $1",
      [uploaded.photoId],
    );
    await db.query("delete from deleted_recipes where recipe_id = $1", [id]);
    expect(await statuses(uploaded)).toEqual([404, 404, 404]);
  });
});

describe("A photo of a public recipe", () => {
  const CREATE = `mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }`;
  const UPDATE = `mutation ($id: Int!, $input: RecipeInput!) {
    updateRecipe(recipeId: $id, input: $input) { photos { image { url } } } }`;
  const INPUT = { name: "Secret cake", categoryId: 1, difficultyLevelId: 1, instructions: "Bake." };
  type Updated = { updateRecipe: { photos: { image: { url: string } }[] } };

  let recipeId: number;
  let uploadedPhoto: UploadedPhoto;
  /** The current URL of the photo. */
  let url: string;
  beforeAll(async () => {
    uploadedPhoto = (await upload(server, token, await picture(700, 500))).json;
    url = uploadedPhoto.url;
    const input = { ...INPUT, photoIds: [uploadedPhoto.photoId] };
    const { data } = await server.graphql<{ createRecipe: { recipeId: number } }>(
      CREATE,
      { input },
      token,
    );
    recipeId = data!.createRecipe.recipeId;
  });

  const change = async (input: object) => {
    const variables = { id: recipeId, input: { ...INPUT, ...input } };
    const { data } = await server.graphql<Updated>(UPDATE, variables, token);
    return data!.updateRecipe.photos[0]?.image.url;
  };
  const PUBLIC = "public, max-age=31536000, immutable";
  const PRIVATE = "private, max-age=3600";
  const requestFile = async (path: string, on = server) => {
    const { headers, status } = await fetch(on.url + path);
    return [status, headers.get("cache-control")];
  };
  const getSharedPath = (path: string) => path.replace(/-\d+\.webp$/, "-share.jpg");

  it("may be cached by anyone", async () => {
    expect(await requestFile(url)).toEqual([200, PUBLIC]);
    expect(await requestFile(getSharedPath(url))).toEqual([200, PUBLIC]);
  });

  it.each(["UNLISTED", "PRIVATE"])(
    "gets a new URL once the recipe is %s, and no process finds its former URL",
    async (visibility) => {
      const otherServer = await TestServer.startOn(server.database, objects.settings);
      const pathBefore = url;
      url = (await change({ visibility }))!;
      for (const on of [server, otherServer]) {
        expect(await requestFile(pathBefore, on)).toEqual([404, null]);
        expect(await requestFile(getSharedPath(pathBefore), on)).toEqual([404, null]);
        expect(await requestFile(url, on)).toEqual([200, PRIVATE]);
        expect(await requestFile(getSharedPath(url), on)).toEqual([200, PRIVATE]);
      }
      await otherServer.close();
      // The URL must stay the same after an edit that does not change what other users see.
      expect(await change({ visibility })).toBe(url);
    },
  );

  it("is not included in cached pages, feeds or previews for other users, by any URL", async () => {
    const keys = [uploadedPhoto.url, url].map((path) => path.slice(8, 40));
    for (const path of [
      "/",
      "/recipes",
      "/recipes?sort=newest",
      `/recipes/${recipeId}`,
      "/feed.atom",
    ]) {
      const text = await (await get(path, { headers: { Accept: "text/html" } })).text();
      expect(keys.filter((key) => text.includes(key))).toEqual([]);
    }
  });

  it("is exported with its file under its current URL", async () => {
    const exported = (path: string) =>
      get(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
    const name = uploadedPhoto.url.slice("/photos/".length);
    const archive = Buffer.from(
      await (await exported(`/recipes/${recipeId}/export.zip`)).arrayBuffer(),
    );
    expect(archive.includes(objects.objects.get(name)!.bytes)).toBe(true);
    const account = Buffer.from(await (await exported("/account/export.zip")).arrayBuffer());
    expect(account.includes(objects.objects.get(name)!.bytes)).toBe(true);
    expect(await (await exported(`/recipes/${recipeId}/export.jsonld`)).text()).toContain(url);
  });

  it("keeps its URL when the recipe becomes public again", async () => {
    expect(await change({ visibility: "PUBLIC" })).toBe(url);
    expect(await requestFile(url)).toEqual([200, PUBLIC]);
  });

  it("gets a new URL when it is removed from the recipe", async () => {
    expect(await change({ photoIds: [] })).toBeUndefined();
    expect(await requestFile(url)).toEqual([404, null]);
    const back = (await change({ photoIds: [uploadedPhoto.photoId] }))!;
    expect(back).not.toBe(url);
    expect(await requestFile(back)).toEqual([200, PUBLIC]);
  });
});

describe("The request of a photo", () => {
  it("takes one statement", async () => {
    const statements = await server.database.counter.collectStatements(() => get(photo.url));
    expect(statements).toHaveLength(1);
  });
});
