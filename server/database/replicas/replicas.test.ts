import { PassThrough } from "node:stream";
import { parse } from "graphql";
import { type ReplicatedDatabase, startReplicated } from "../../testing/replicatedDatabase";
import { callRest } from "../../testing/callRest";
import { openPage } from "../../testing/pages";
import { TestServer } from "../../testing/testServer";
import { until } from "../../testing/until";
import { type Client, noClient } from "../../ssr/builtClient";
import type { Renderer } from "../../ssr/Renderer";

const PAGE = parse(`query ($recipeId: Int!) {
  viewer { name }
  recipe(recipeId: $recipeId) {
    name viewerHasFavorited viewerNote { text } rating { count } ingredients { name }
  }
}`);

const renderer: Renderer = async ({ ask, url }) => {
  const recipeId = Number(/\d+/.exec(new URL(url).pathname)?.[0] ?? 1);
  const state = JSON.stringify(await ask(PAGE, { recipeId })).replaceAll("<", "");
  return {
    language: "en",
    modules: [],
    initialState: "{}",
    render(callbacks) {
      setImmediate(() => callbacks.onShellReady());
      const screen = new PassThrough();
      screen.end(state);
      return { pipe: (to) => screen.pipe(to), abort: () => undefined };
    },
  };
};

const client: Client = {
  ...noClient,
  template: `<!doctype html><html lang="en"><head><title>Potluck</title></head><body><div id="root"></div></body></html>`,
  // Pages with search params are drawn for each request.
  isCanonicalPage: (url) => !url.includes("?"),
  renderer,
};

/** What pages of a test show of a recipe. */
interface Shown {
  viewer: { name: string } | null;
  recipe: {
    name: string;
    viewerHasFavorited: boolean | null;
    viewerNote: { text: string } | null;
    rating: { count: number };
    ingredients: { name: string }[];
  };
}

const describeOnPostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describeOnPostgres("Replicas of the database", () => {
  let database: ReplicatedDatabase;
  /** Asks replicas however old they are. */
  let patient: TestServer;
  /** Asks replicas that are up to two seconds old. */
  let strict: TestServer;
  const MAX_AGE_SECONDS = 2;
  let log = "";

  const start = (maxAge: number, destination?: PassThrough) =>
    TestServer.startOn(
      database,
      {
        DATABASE_URL: database.url,
        JWT_SECRET: "a secret of tests, long enough to sign with",
        DATABASE_REPLICA_URLS: database.replicas.map(({ url }) => url).join(),
        REPLICA_MAX_AGE: `${maxAge}`,
        METRICS: "on",
        RATE_LIMIT: "off",
        LOG_LEVEL: destination ? "info" : "silent",
      },
      destination,
      client,
    );

  const metrics = async (server: TestServer): Promise<string> =>
    (await fetch(`${server.url}/metrics`)).text();
  /** How many statements replicas have answered. */
  const answered = async (server: TestServer): Promise<number> =>
    [
      ...(await metrics(server)).matchAll(/_target_statements_total\{target="[^p].*"\} (\d+)/g),
    ].reduce((sum, [, count]) => sum + Number(count), 0);
  const askedReplicas = async (server: TestServer): Promise<number> =>
    [...(await metrics(server)).matchAll(/potluck_replica_asked\{.*\} 1/g)].length;
  const untilAsked = (server: TestServer, count = database.replicas.length) =>
    until(async () => (await askedReplicas(server)) === count);

  const pause = () => Promise.all(database.replicas.map((replica) => replica.pause()));
  const resume = () => Promise.all(database.replicas.map((replica) => replica.resume()));
  /** Has replicas go on, and waits until they have everything. */
  const catchUp = async () => {
    await resume();
    await untilAsked(strict);
  };

  /** Logs in long ago: of new sessions no replica is expected to know. */
  const logIn = async (account: string): Promise<string> => {
    const token = await patient.login(account);
    await database.db.query("update sessions set created_at = now() - interval '1 day'");
    return token;
  };

  const shown = async (server: TestServer, recipeId: number, token?: string): Promise<Shown> => {
    const { data, errors } = await server.graphql<never>(
      `{ viewer { name } recipe(recipeId: ${recipeId}) {
        name viewerHasFavorited viewerNote { text } rating { count } ingredients { name } } }`,
      {},
      token,
    );
    expect(errors).toBeUndefined();
    return data!;
  };
  const cookieOf = async (server: TestServer, token: string): Promise<string> => {
    const { headers } = await server.graphql("{ viewer { name } }", {}, token);
    return headers.getSetCookie()[0]!.split(";")[0]!;
  };
  const shownOnPage = async (server: TestServer, path: string, cookie = ""): Promise<Shown> => {
    const response = await fetch(server.url + path, {
      headers: { Accept: "text/html", ...(cookie ? { Cookie: cookie } : {}) },
    });
    expect(response.status).toBe(200);
    const [, json] = /<div id="root">(.*?)<\/div>/s.exec(await response.text()) ?? [];
    return (JSON.parse(json!) as { data: Shown }).data;
  };
  const mutate = async (server: TestServer, mutation: string, token: string) => {
    const { errors } = await server.graphql(`mutation { ${mutation} }`, {}, token);
    expect(errors).toBeUndefined();
  };

  beforeAll(async () => {
    database = await startReplicated(2);
    patient = await start(3_600);
    const lines = new PassThrough();
    lines.on("data", (line: Buffer) => (log += line.toString()));
    strict = await start(MAX_AGE_SECONDS, lines);
    await Promise.all([untilAsked(patient), untilAsked(strict)]);
  }, 180_000);
  afterAll(async () => {
    await patient?.close();
    await strict?.close();
    await database?.close();
  });
  afterEach(() => catchUp());

  it.each<[string, () => Promise<unknown>]>([
    ["a query", () => shown(patient, 1)],
    ["a GET", () => callRest(patient, "GET /recipes/1")],
    ["a list", () => callRest(patient, "GET /recipes?first=3")],
    ["a page that is not stored", () => openPage(patient, "/recipes/1?from=1")],
    ["a page that is stored", () => openPage(patient, "/recipes/1")],
  ])("answer %s of visitors", async (_name, read) => {
    await read();
    const before = await answered(patient);
    await read();
    expect(await answered(patient)).toBeGreaterThan(before);
  });

  it("answer what members read who have written nothing lately", async () => {
    const token = await logIn("member");
    await until(async () => {
      const before = await answered(patient);
      await shown(patient, 1, token);
      return (await answered(patient)) > before;
    });
  });

  describe("that are held back", () => {
    it("still show people at once what they have written themselves", async () => {
      const token = await logIn("member");
      const otherDevice = await logIn("member");
      const cookie = await cookieOf(patient, token);
      const [unknown] = await database.db.query<{ recipe_id: number }[]>(
        `select recipe_id from recipes where visibility = 'public' and recipe_id not in (
           select recipe_id from reviews join users using (user_id) where name = $1) limit 1`,
        [(await shown(patient, 1, token)).viewer!.name],
      );
      const recipeId = unknown!.recipe_id;
      const before = await shown(patient, recipeId);
      await pause();

      await mutate(patient, `addFavorite(recipeId: ${recipeId}) { recipeId }`, token);
      expect((await shown(patient, recipeId, token)).recipe.viewerHasFavorited).toBe(true);
      await mutate(
        patient,
        `writeNote(recipeId: ${recipeId}, input: { text: "Less salt." }) { recipe { recipeId } }`,
        token,
      );
      const { viewer, recipe } = await shownOnPage(patient, `/recipes/${recipeId}`, cookie);
      expect(viewer).not.toBeNull();
      expect(recipe.viewerNote).toEqual({ text: "Less salt." });
      const review = { recipeId, score: 5, reviewText: "Good." };
      expect(
        (await callRest(patient, "POST /reviews", { token, body: review })).status,
      ).toBeLessThan(300);
      const { json } = await callRest<{ reviews: unknown }>(
        patient,
        `GET /reviews/recipe/${recipeId}`,
        {
          token,
        },
      );
      expect(JSON.stringify(json)).toContain("Good.");
      expect((await shown(patient, recipeId, otherDevice)).recipe.rating.count).toBe(
        before.recipe.rating.count + 1,
      );
      // A replica that is as old as it may be goes on answering others.
      expect(await shown(patient, recipeId)).toEqual(before);

      await resume();
      await until(async () => {
        const count = await answered(patient);
        await shown(patient, recipeId, token);
        return (await answered(patient)) > count;
      });
      expect((await shown(patient, recipeId, token)).recipe.viewerHasFavorited).toBe(true);
    });

    it("show a recipe at once as its owner has edited it, over both processes", async () => {
      const token = await logIn("contributor");
      const { data } = await patient.graphql<{ viewer: { userId: number } }>(
        "{ viewer { userId } }",
        {},
        token,
      );
      const [own] = await database.db.query<{ recipe_id: number; name: string }[]>(
        "select recipe_id, name from recipes where owner_id = $1 and visibility = 'public' limit 1",
        [data!.viewer.userId],
      );
      const { recipe_id: recipeId, name } = own!;
      const path = `/recipes/${recipeId}`;
      const { json } = await callRest<Record<string, unknown>>(patient, `GET ${path}`, { token });
      await pause();

      const body = { ...json, recipeName: `${name} anew` };
      const { status, text } = await callRest(patient, `PUT ${path}`, { token, body });
      expect([status, text]).toEqual([200, expect.stringContaining(`${name} anew`)]);
      for (const server of [patient, strict]) {
        expect((await shown(server, recipeId, token)).recipe.name).toBe(`${name} anew`);
        const read = await callRest(server, `GET ${path}`, { token });
        expect(read.text).toContain(`${name} anew`);
      }
      expect((await shown(patient, recipeId)).recipe.name).toBe(name);
    });

    it("show nobody what is older than the setting says", async () => {
      const token = await logIn("admin");
      const { recipe } = await shown(strict, 3);
      expect((await shownOnPage(strict, "/recipes/3")).recipe).toEqual(recipe);
      await pause();
      const review = `createReview(recipeId: 3, input: { score: 1, text: "Hm." }) { reviewId }`;
      await mutate(strict, review, token);
      const written = Date.now();
      const isFresh = ({ rating }: Shown["recipe"]) => rating.count > recipe.rating.count;
      let rounds = 0;
      for (let isLate = false; !isLate || rounds < 3; rounds++) {
        isLate = Date.now() > written + MAX_AGE_SECONDS * 1_000;
        const states = [
          (await shown(strict, 3)).recipe,
          (await shownOnPage(strict, "/recipes/3")).recipe,
          (await shownOnPage(strict, "/recipes/3?from=1")).recipe,
        ];
        if (isLate) expect(states.map(isFresh)).toEqual([true, true, true]);
      }
      await until(async () => (await askedReplicas(strict)) === 0);
      const lines = log.split("\n").filter((line) => line.includes("is not asked any more"));
      expect(lines).toHaveLength(database.replicas.length);
      expect(await metrics(strict)).toMatch(/potluck_replica_lag_seconds\{.*\} [1-9]/);
      await catchUp();
      expect(log).toContain("replica is asked");
      // What was stored meanwhile is not shown any longer than it is true.
      expect(isFresh((await shownOnPage(strict, "/recipes/3")).recipe)).toBe(true);
    });

    it("let bans, roles and ended sessions hold at the next request", async () => {
      const userId = await patient.addPerson("rude");
      const token = await logIn("rude");
      const admin = await logIn("admin");
      await catchUp();
      await untilAsked(patient);
      await pause();
      const codeFor = async (query: string, server = patient) =>
        (await server.graphql(query, {}, token)).errors?.[0]?.extensions["code"];
      const roles = await database.db.query<{ role_id: number; role_name: string }[]>(
        "select role_id, role_name from roles",
      );
      const setRole = (name: string) => {
        const { role_id: roleId } = roles.find(({ role_name: each }) => each === name)!;
        return mutate(
          patient,
          `setUserRole(userId: ${userId}, roleId: ${roleId}) { userId }`,
          admin,
        );
      };
      const list = "{ users(first: 1) { totalCount } }";
      expect(await codeFor(list)).toBe("FORBIDDEN");
      await setRole("admin");
      expect(await codeFor(list)).toBeUndefined();
      await setRole("member");
      expect(await codeFor(list)).toBe("FORBIDDEN");
      await mutate(patient, `banUser(userId: ${userId}) { userId }`, admin);
      for (const server of [patient, strict]) {
        expect(await codeFor("{ viewer { name } }", server)).toBe("ACCOUNT_BANNED");
      }
      await mutate(patient, `unbanUser(userId: ${userId}) { userId }`, admin);
      expect(await codeFor("{ viewer { name } }")).toBe("UNAUTHENTICATED");
    });

    it("name ingredients as a recipe has them, also those that were merged meanwhile", async () => {
      const admin = await logIn("admin");
      const [row] = await database.db.query<{ recipe_id: number; ingredient_id: number }[]>(
        `select recipe_id, ingredient_id from recipe_ingredients join recipes using (recipe_id)
         where visibility = 'public' order by recipe_id desc limit 1`,
      );
      const { recipe_id: recipeId, ingredient_id: mergedId } = row!;
      const { recipe } = await shown(patient, recipeId);
      await pause();
      const [other] = await database.db.query<{ ingredient_id: number }[]>(
        `select ingredient_id from ingredients where ingredient_id not in
           (select ingredient_id from recipe_ingredients where recipe_id = $1) limit 1`,
        [recipeId],
      );
      const pair = `kind: INGREDIENT, mergedId: ${mergedId}, intoId: ${other!.ingredient_id}`;
      await mutate(patient, `createMerge(${pair}) { mergeId }`, admin);
      expect((await shown(patient, recipeId, admin)).recipe.ingredients).not.toEqual(
        recipe.ingredients,
      );
      expect((await shown(patient, recipeId)).recipe.ingredients).toEqual(recipe.ingredients);
    });
  });

  it("that stop fail no request, and are asked again once they are back", async () => {
    let isOver = false;
    const statuses: number[] = [];
    const read = async () => {
      while (!isOver) {
        statuses.push((await callRest(strict, "GET /recipes?first=3")).status);
        statuses.push((await openPage(strict, "/recipes/1?from=1")).status);
        statuses.push((await strict.graphql("{ tags { name } }")).status);
      }
    };
    const reading = Promise.all([read(), read(), read(), read()]);
    for (const replica of database.replicas) await replica.stop();
    await until(async () => (await askedReplicas(strict)) === 0);
    expect((await fetch(`${strict.url}/readyz`)).status).toBe(200);
    for (const replica of database.replicas) await replica.start();
    await untilAsked(strict);
    const before = await answered(strict);
    await until(async () => (await answered(strict)) > before);
    isOver = true;
    await reading;
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
