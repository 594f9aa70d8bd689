/**
 * Writes a database of version 0.1 (commit 195717a8) or 0.2 (2243726b) with everything that this version can
 * store, a backup of it, and an archive of a user's recipes. The script starts that version from a worktree and
 * enters the data over its REST API:
 *
 *     git worktree add ../version02 2243726b && npm ci --prefix ../version02
 *     node tools/withServers.mjs \
 *       node -r @swc-node/register server/testing/oldVersions/write.ts 0.2 ../version02
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Authenticator } from "../Authenticator";
import { DOT_BASE64, makeGzip } from "../archives";
import { PasskeyDevice } from "../PasskeyDevice";
import { picture } from "../photos";

const PASSWORD = "potluck-old";

/** Version 0.1 stores no language of recipes. */
const LANGUAGE = process.argv[2] === "0.1" ? {} : { language: "en-GB" };

/** Links an account as a login with OpenID Connect does, which needs a provider. */
const LINK_ACCOUNT = `insert into identities (user_id, issuer, subject, email_key)
  select user_id, 'https://id.example', 'jo', email_key from users where name = 'Jo'`;

type Reply = Record<string, never>;

const PORT = "4499";
/** The host name is one for which browsers create passkeys. */
const url = `http://localhost:${PORT}`;

/** Calls the REST API and returns the JSON of a successful response. */
async function call(operation: string, token?: string, body?: object | Uint8Array): Promise<Reply> {
  const [method, path] = operation.split(" ") as [string, string];
  const isBytes = body instanceof Uint8Array;
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      "Content-Type": isBytes ? "application/octet-stream" : "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${operation}: ${response.status} ${text}`);
  return text.startsWith("{") ? (JSON.parse(text) as Reply) : {};
}

const logIn = async (userEmail: string): Promise<string> =>
  (await call("POST /auth/login", undefined, { userEmail, password: PASSWORD }))["token"]!;

async function register(userName: string): Promise<{ token: string; userId: number }> {
  const userEmail = `${userName.toLowerCase()}@old.example`;
  await call("POST /auth/register", undefined, { userName, userEmail, password: PASSWORD });
  const token = await logIn(userEmail);
  const [, claims] = token.split(".");
  const { sub, userId = sub } = JSON.parse(Buffer.from(claims!, "base64url").toString());
  return { token, userId: Number(userId) };
}

/** Waits until an import has been read or taken. */
async function waitForImport(token: string, importId: number, state: string): Promise<Reply> {
  for (;;) {
    const current = await call(`GET /imports/${importId}`, token);
    const reached = String(current["state"]).toUpperCase();
    if (reached === state) return current;
    if (reached === "FAILED") throw new Error(JSON.stringify(current));
    await new Promise((done) => setTimeout(done, 100));
  }
}

const addPhoto = async (token: string): Promise<number> =>
  (await call("POST /photos", token, await picture(640, 480)))["photoId"]!;

/** Enters reference data and returns the numeric IDs by name. */
async function addReferenceData(admin: string): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  const add = async (path: string, field: string, id: string, names: string[]) => {
    for (const name of names)
      ids[name] = (await call(`POST ${path}`, admin, { [field]: name }))[id]!;
  };
  await add("/categories", "categoryName", "categoryId", ["Bread", "Soups", "Soup"]);
  await add("/difficulty-levels", "difficultyLevelName", "difficultyLevelId", ["Easy", "Hard"]);
  await add("/tags", "tagName", "tagId", ["vegan", "quick", "fast"]);
  const ingredients = ["butter", "flour", "spring onion", "scallion", "tomato", "tomatoe", "salt"];
  await add("/ingredients", "ingredientName", "ingredientId", ingredients);
  return ids;
}

/** Enters everything that users write, and what admins and the bin keep of it. */
async function enterData(): Promise<void> {
  const admin = await logIn("admin@old.example");
  const ids = await addReferenceData(admin);
  const [jo, ann] = [await register("Jo"), await register("Ann")];
  const [ben, cy] = [await register("Ben"), await register("Cy")];
  await call(`PUT /users/${jo.userId}/role`, admin, { roleId: 2 });
  const line = (name: string, more: object) => ({ ingredientId: ids[name], ...more });
  const recipe = {
    recipeName: "Scallion bread",
    recipeInstructions: "Dough:\nKnead: Knead the dough for 10 minutes.\nBake at 200 °C.",
    ingredientsNotes: "For the dough:\n50 g butter",
    categoryId: ids["Bread"],
    difficultyId: ids["Easy"],
    ingredients: [
      line("flour", { quantity: "1/2", unit: "kg", preparation: "sifted" }),
      line("scallion", { quantity: "2-3", unit: "", isOptional: true }),
      line("salt", { quantity: "1", unit: "tsp", scales: false }),
    ],
    tagIds: [ids["vegan"], ids["fast"]],
    ...{ recipeDescription: "For Sundays.", recipeSource: "Aunt Jo's notebook" },
    ...{ servings: 1.5, servingsUnit: "loaves", coverDrawing: "LOAF" },
    ...{ prepMinutes: 20, cookMinutes: 40, totalMinutes: 90 },
    ...LANGUAGE,
  };
  const addRecipe = async (token: string, change: object): Promise<number> =>
    (await call("POST /recipes", token, { ...recipe, ...change }))["recipeId"]!;

  const photos = [await addPhoto(jo.token), await addPhoto(jo.token)];
  const bread = await addRecipe(jo.token, { photoIds: photos });
  await addRecipe(jo.token, {
    recipeName: "Tomato soup",
    categoryId: ids["Soup"],
    ingredients: [line("tomatoe", { quantity: "1", unit: "kg" }), line("butter", {})],
    visibility: "UNLISTED",
  });
  await addRecipe(ann.token, { recipeName: "Ann's own bread", visibility: "PRIVATE" });
  await call(`PUT /recipes/${bread}`, jo.token, { ...recipe, recipeName: "Spring onion bread" });

  await call("POST /reviews", ann.token, { recipeId: bread, score: 4, reviewText: "Wonderful." });
  await call("POST /user-favorites", ann.token, { userId: ann.userId, recipeId: bread });
  await call(`POST /user-notes/recipe/${bread}`, ann.token, { noteText: "Less salt." });
  await call(`PUT /recipes/${bread}/cooking-progress`, ann.token, {
    recipeVersion: 2,
    done: [`line:${ids["flour"]}`, "step:0.0"],
    step: 1,
  });

  const deletedPhotos = [await addPhoto(jo.token)];
  const deleted = await addRecipe(jo.token, {
    recipeName: "Deleted bread",
    photoIds: deletedPhotos,
  });
  await call("POST /reviews", ann.token, { recipeId: deleted, score: 2, reviewText: "Too dry." });
  await call("POST /user-favorites", ann.token, { userId: ann.userId, recipeId: deleted });
  await call(`POST /user-notes/recipe/${deleted}`, ann.token, { noteText: "More water." });
  await call(`DELETE /recipes/${deleted}`, jo.token);

  const merge = (kind: string, merged: string, into: string) =>
    call("POST /admin/merges", admin, { kind, mergedId: ids[merged], intoId: ids[into] });
  await merge("INGREDIENT", "scallion", "spring onion");
  await merge("INGREDIENT", "tomatoe", "tomato");
  await merge("TAG", "fast", "quick");
  await merge("CATEGORY", "Soup", "Soups");
  const alias = { kind: "INGREDIENT", itemId: ids["flour"], aliasName: "plain flour" };
  await call("POST /admin/aliases", admin, alias);
  const different = { kind: "INGREDIENT", oneId: ids["tomato"], otherId: ids["butter"] };
  await call("POST /admin/duplicates/reject", admin, different);

  const text =
    "Tea\nServes 2\n\n1 l water\n2 tsp tea leaves\n\nBoil the water.\nAdd the tea leaves.";
  const ready = await call("POST /imports", jo.token, { text });
  const { recipes } = await waitForImport(jo.token, ready["importId"]!, "READY");
  const [{ importItemId }] = recipes as unknown as [{ importItemId: number }];
  await call(`PUT /import-items/${importItemId}`, jo.token, { recipeName: "Green tea" });
  const photo = { name: "Rye bread", ingredients: "1 kg rye flour", photo_data: DOT_BASE64 };
  const paprika = makeGzip({ ...photo, directions: "Bake." });
  const file = await call("POST /imports/file?fileName=rye.paprikarecipe", jo.token, paprika);
  await waitForImport(jo.token, file["importId"]!, "READY");
  const other = await call("POST /imports", jo.token, { text: text.replace("Tea", "Mint tea") });
  await waitForImport(jo.token, other["importId"]!, "READY");
  await call(`POST /imports/${other["importId"]}/take`, jo.token, { visibility: "PRIVATE" });
  await waitForImport(jo.token, other["importId"]!, "TAKEN");

  await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${ben.token}` },
    body: JSON.stringify({
      query: `mutation { createContributorRequest(input: { message: "Please." }) { status } }`,
    }),
  });

  await secureAccount(ann.token);
  await call("POST /password-reset/request", undefined, { email: "ben@old.example" });
  await call(`PUT /users/${cy.userId}/ban`, admin, { reason: "Spam" });
}

/** Adds an authenticator app and a passkey to the account of Ann. */
async function secureAccount(token: string): Promise<void> {
  const device = new PasskeyDevice(url);
  const options = await call("POST /account/passkey-options", token, { password: PASSWORD });
  const response = device.create(options as never);
  await call("POST /account/passkeys", token, { name: "Phone", response });
  const setup = await call("POST /account/two-factor/authenticator", token, { password: PASSWORD });
  const code = new Authenticator(setup["uri"]!).code();
  await call("POST /account/two-factor/authenticator/confirm", token, { code });
}

/** Waits until the server responds. */
async function waitForServer(): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/healthz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Exports all recipes of a user as an archive. */
async function exportArchive(userEmail: string): Promise<Buffer> {
  const headers = { Authorization: `Bearer ${await logIn(userEmail)}` };
  const response = await fetch(`${url}/api/recipes/export.zip`, { headers });
  if (!response.ok) throw new Error(`The export failed: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Dumps a database without the commands of psql and the settings of newer servers. */
function dump(databaseUrl: string): string {
  const options = ["--inserts", "--rows-per-insert=1000", "--no-owner", "--no-comments"];
  const output = execFileSync("pg_dump", [...options, "--no-privileges", databaseUrl], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return output.replace(/^(?:--.*|\\.*|SET transaction_timeout.*|)\n/gm, "");
}

async function main(version: string, worktree: string): Promise<void> {
  const databaseUrl = process.env["TEST_DATABASE_URL"]!;
  const folder = mkdtempSync(join(tmpdir(), "old-version-"));
  const output = join(__dirname, version);
  mkdirSync(output, { recursive: true });
  const options = {
    cwd: resolve(worktree),
    stdio: "inherit",
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT,
      PUBLIC_URL: url,
      DATA_DIR: folder,
      JWT_SECRET: "a secret for the data of tests, long enough",
      ADMIN_EMAIL: "admin@old.example",
      ADMIN_PASSWORD: PASSWORD,
      STARTER_DATA: "none",
      RATE_LIMIT: "off",
      LOG_LEVEL: "warn",
      REQUEST_WAIT_MS: "60000",
    },
  } as const;
  const program = ["-r", "@swc-node/register"];
  const server = spawn(process.execPath, [...program, "server/main.ts"], options);
  try {
    await waitForServer();
    await enterData();
    execFileSync("psql", ["--quiet", "--command", LINK_ACCOUNT, databaseUrl]);
    writeFileSync(join(output, "database.sql"), dump(databaseUrl));
    writeFileSync(join(output, "recipes.zip"), await exportArchive("jo@old.example"));
    const backup = [...program, "server/cli.ts", "export", join(output, "backup.gz")];
    execFileSync(process.execPath, backup, options);
  } finally {
    const exit = once(server, "exit");
    server.kill();
    await exit;
    rmSync(folder, { recursive: true });
  }
}

void main(process.argv[2]!, process.argv[3]!);
