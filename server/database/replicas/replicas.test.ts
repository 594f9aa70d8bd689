import { PassThrough } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import pino from "pino";
import type { DataSource } from "typeorm";
import { checkReplicas } from "../../commands/replicaChecks";
import { readConfig } from "../../config/config";
import { User } from "../../features/users/User";
import { type ReplicatedDatabase, startReplicated } from "../../testing/replicatedDatabase";
import { callRest } from "../../testing/callRest";
import { openPage } from "../../testing/pages";
import { countReplicated, countReplicas, readMetrics } from "../../testing/replicaMetrics";
import { TEST_SECRET, TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";
import {
  client,
  readPageCookies,
  mutate,
  type RecipeView,
  readRecipe,
  readRecipePage,
} from "../../testing/recipeViews";
import { Replicas } from "./Replicas";

const describeOnPostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describeOnPostgres("Replicas of the database", () => {
  let database: ReplicatedDatabase;
  /** A server that uses replicas of any age. */
  let patient: TestServer;
  /** A server that uses replicas that are up to two seconds old. */
  let strict: TestServer;
  const MAX_AGE_SECONDS = 2;
  let log = "";

  const start = (maxAge: number, destination?: PassThrough) =>
    TestServer.startOn(
      database,
      {
        DATABASE_URL: database.url,
        JWT_SECRET: TEST_SECRET,
        DATABASE_REPLICA_URLS: database.replicas.map(({ url }) => url).join(),
        REPLICA_MAX_AGE: `${maxAge}`,
        METRICS: "on",
        RATE_LIMIT: "off",
        LOG_LEVEL: destination ? "info" : "silent",
      },
      destination,
      client,
    );

  /** Repeats a read until replicas serve it, since on a busy machine they may be out of use for a moment. */
  const untilAnswering = (read: () => Promise<unknown>) =>
    waitUntil(async () => {
      const answersBefore = await countReplicated(patient);
      await read();
      return (await countReplicated(patient)) > answersBefore;
    });
  const untilAsked = (server: TestServer, count = database.replicas.length) =>
    waitUntil(async () => (await countReplicas(server)) === count);

  const pause = () => Promise.all(database.replicas.map((replica) => replica.pause()));
  const resume = () => Promise.all(database.replicas.map((replica) => replica.resume()));
  /** Resumes the replicas and waits until they have replayed everything. */
  const catchUp = async () => {
    await resume();
    await untilAsked(strict);
  };

  /** Logs in and backdates the session, since replicas are not expected to have new sessions. */
  const logIn = async (account: string): Promise<string> => {
    const token = await patient.login(account);
    await database.db.query("update sessions set created_at = now() - interval '1 day'");
    return token;
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
    ["a query", () => readRecipe(patient, 1)],
    ["a GET", () => callRest(patient, "GET /recipes/1")],
    ["a list", () => callRest(patient, "GET /recipes?first=3")],
    ["a page that is not stored", () => openPage(patient, "/recipes/1?from=1")],
    ["a page that is stored", () => openPage(patient, "/recipes/1")],
  ])("return %s to visitors", async (_name, read) => {
    await untilAnswering(read);
  });

  it("serve members who have not written recently", async () => {
    const token = await logIn("member");
    await untilAnswering(() => readRecipe(patient, 1, token));
  });

  describe("that lag behind", () => {
    it("still show users their own writes immediately", async () => {
      const token = await logIn("member");
      const otherDevice = await logIn("member");
      const cookie = await readPageCookies(patient, token);
      const [unknown] = await database.db.query<{ recipe_id: number }[]>(
        `select recipe_id from recipes where visibility = 'public' and recipe_id not in (
           select recipe_id from reviews join users using (user_id) where name = $1) limit 1`,
        [(await readRecipe(patient, 1, token)).viewer!.name],
      );
      const recipeId = unknown!.recipe_id;
      const before = await readRecipe(patient, recipeId);
      await pause();

      await mutate(patient, `addFavorite(recipeId: ${recipeId}) { recipeId }`, token);
      expect((await readRecipe(patient, recipeId, token)).recipe.viewerHasFavorited).toBe(true);
      await mutate(
        patient,
        `writeNote(recipeId: ${recipeId}, input: { text: "Less salt." }) { recipe { recipeId } }`,
        token,
      );
      const { viewer, recipe } = await readRecipePage(patient, `/recipes/${recipeId}`, cookie);
      expect(viewer).not.toBeNull();
      expect(recipe.viewerNote).toEqual({ text: "Less salt." });
      const review = { recipeId, score: 5, reviewText: "Good." };
      const { status } = await callRest(patient, "POST /reviews", { token, body: review });
      expect(status).toBeLessThan(300);
      const reviews = `GET /reviews/recipe/${recipeId}`;
      expect((await callRest(patient, reviews, { token })).text).toContain("Good.");
      expect((await readRecipe(patient, recipeId, otherDevice)).recipe.rating.count).toBe(
        before.recipe.rating.count + 1,
      );
      // A replica of the maximum age still serves other readers.
      await waitUntil(async () => isDeepStrictEqual(await readRecipe(patient, recipeId), before));

      await resume();
      await untilAnswering(() => readRecipe(patient, recipeId, token));
      expect((await readRecipe(patient, recipeId, token)).recipe.viewerHasFavorited).toBe(true);
    });

    it("show an owner's edit immediately, in both processes", async () => {
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

      const body = { ...json, recipeName: `${name} again` };
      const { status, text } = await callRest(patient, `PUT ${path}`, { token, body });
      expect([status, text]).toEqual([200, expect.stringContaining(`${name} again`)]);
      for (const server of [patient, strict]) {
        expect((await readRecipe(server, recipeId, token)).recipe.name).toBe(`${name} again`);
        const read = await callRest(server, `GET ${path}`, { token });
        expect(read.text).toContain(`${name} again`);
      }
      await waitUntil(async () => (await readRecipe(patient, recipeId)).recipe.name === name);
    });

    it("show other users a newly added recipe at its link", async () => {
      const token = await logIn("contributor");
      await pause();
      const name = "Hot off the stove";
      const input = `{ name: "${name}", categoryId: 1, difficultyLevelId: 1, instructions: "Cook." }`;
      const { data, errors } = await patient.graphql<{ createRecipe: { recipeId: number } }>(
        `mutation { createRecipe(input: ${input}) { recipeId } }`,
        {},
        token,
      );
      expect(errors).toBeUndefined();
      const { recipeId } = data!.createRecipe;
      expect((await readRecipe(patient, recipeId)).recipe.name).toBe(name);
      const visitor = await readRecipePage(patient, `/recipes/${recipeId}?from=1`);
      expect(visitor.recipe.name).toBe(name);
      const other = await readRecipe(patient, recipeId, await logIn("member"));
      expect(other.recipe.name).toBe(name);
    });

    it("serve no data older than the setting", async () => {
      const token = await logIn("admin");
      const { recipe } = await readRecipe(strict, 3);
      expect((await readRecipePage(strict, "/recipes/3")).recipe).toEqual(recipe);
      await pause();
      const review = `createReview(recipeId: 3, input: { score: 1, text: "Hm." }) { reviewId }`;
      await mutate(strict, review, token);
      const written = Date.now();
      const isFresh = ({ rating }: RecipeView["recipe"]) => rating.count > recipe.rating.count;
      let rounds = 0;
      for (let isLate = false; !isLate || rounds < 3; rounds++) {
        isLate = Date.now() > written + MAX_AGE_SECONDS * 1_000;
        const states = [
          (await readRecipe(strict, 3)).recipe,
          (await readRecipePage(strict, "/recipes/3")).recipe,
          (await readRecipePage(strict, "/recipes/3?from=1")).recipe,
        ];
        if (isLate) expect(states.map(isFresh)).toEqual([true, true, true]);
      }
      await waitUntil(async () => (await countReplicas(strict)) === 0);
      const lagging = /potluck_replica_lag_seconds\{.*\} [1-9]/;
      await waitUntil(async () => lagging.test(await readMetrics(strict)));
      await catchUp();
      // A cached result must not be shown longer than it is valid.
      expect(isFresh((await readRecipePage(strict, "/recipes/3")).recipe)).toBe(true);
    });

    it("apply bans, roles and ended sessions to the next request", async () => {
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
        const change = `setUserRole(userId: ${userId}, roleId: ${roleId}) { userId }`;
        return mutate(patient, change, admin);
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

    it("name the ingredients of a recipe, including merged ones", async () => {
      const admin = await logIn("admin");
      const [row] = await database.db.query<{ recipe_id: number; ingredient_id: number }[]>(
        `select recipe_id, ingredient_id from recipe_lines join recipes using (recipe_id)
         where visibility = 'public' order by recipe_id desc limit 1`,
      );
      const { recipe_id: recipeId, ingredient_id: mergedId } = row!;
      const { recipe } = await readRecipe(patient, recipeId);
      await pause();
      const [target] = await database.db.query<{ ingredient_id: number }[]>(
        `select ingredient_id from ingredients where ingredient_id not in
           (select ingredient_id from recipe_lines where recipe_id = $1) limit 1`,
        [recipeId],
      );
      const pair = `kind: INGREDIENT, mergedId: ${mergedId}, intoId: ${target!.ingredient_id}`;
      await mutate(patient, `createMerge(${pair}) { mergeId }`, admin);
      expect((await readRecipe(patient, recipeId, admin)).recipe.ingredients).not.toEqual(
        recipe.ingredients,
      );
      await waitUntil(async () => {
        const { ingredients } = (await readRecipe(patient, recipeId)).recipe;
        return isDeepStrictEqual(ingredients, recipe.ingredients);
      });
    });
  });

  describe("that execute a statement", () => {
    const WHERE = "pg_is_in_recovery() as standby";
    let replicas: Replicas;
    let reads: DataSource;
    const untilInUse = () =>
      waitUntil(async () => replicas.replicas.every(({ isAsked }) => isAsked));
    beforeAll(async () => {
      const options = {
        replicaUrls: database.replicas.map(({ url }) => url),
        replicaMaxAge: 3_600,
        databaseConnections: 4,
        transactionPooling: false,
      };
      replicas = new Replicas(database.db, options, pino({ level: "silent" }));
      reads = replicas.getDataSourceFor({ key: "a test" });
      await untilInUse();
    });
    afterAll(() => replicas.close());

    it("return its result, even for a repository", async () => {
      const isStandby = async (row: unknown) => isDeepStrictEqual(await row, { standby: true });
      await waitUntil(() =>
        isStandby(reads.query<unknown[]>(`select ${WHERE}`).then(([row]) => row)),
      );
      const query = reads.getRepository(User).createQueryBuilder().select(WHERE).limit(1);
      await waitUntil(() => isStandby(query.getRawOne()));
    });

    it("forward it to the primary within a transaction", async () => {
      const rows = await reads.transaction((data) => data.query(`select ${WHERE}`));
      expect(rows).toEqual([{ standby: false }]);
    });

    it.each([
      ["writes", `update users set name = name where user_id = 1 returning ${WHERE}`],
      ["locks", `select ${WHERE} from users where user_id = 1 for update`],
    ])("do not execute it if it %s, so that the primary does", async (_name, statement) => {
      const rows: unknown = await reads.query(statement);
      expect(JSON.stringify(rows)).toContain(JSON.stringify({ standby: false }));
      await untilInUse();
    });

    it("forward it to the primary if a table does not exist yet", async () => {
      await pause();
      await database.db.query("create table newly_migrated as select 1 as one");
      const rows = await reads.query(`select one, ${WHERE} from newly_migrated`);
      await database.db.query("drop table newly_migrated");
      expect(rows).toEqual([{ one: 1, standby: false }]);
    });

    it("forward it to the primary when they disconnect", async () => {
      const breaking = `select ${WHERE}, case when pg_is_in_recovery()
        then pg_terminate_backend(pg_backend_pid()) end as broken`;
      expect(await reads.query(breaking)).toEqual([{ standby: false, broken: null }]);
      await untilInUse();
    });

    it("do not forward it if it is invalid or takes too long", async () => {
      await expect(reads.query("select 1 / 0")).rejects.toMatchObject({ code: "22012" });
      const long = "select case when pg_is_in_recovery() then pg_sleep(60) end";
      const getCode = ({ code }: { code?: string }) => code;
      await waitUntil(async () => (await reads.query(long).catch(getCode)) === "57014");
      await untilInUse();
    });
  });

  it("are checked by potluck doctor", async () => {
    const check = (urls: string[], maxAge = 60) =>
      checkReplicas(
        database.db,
        readConfig({
          DATABASE_URL: database.url,
          JWT_SECRET: TEST_SECRET,
          DATABASE_REPLICA_URLS: urls.join(),
          REPLICA_MAX_AGE: `${maxAge}`,
        }),
      );
    const urls = database.replicas.map(({ url }) => url);
    expect(await check(urls)).toEqual({ state: "ok", message: "2 follow the primary within 60 s" });
    const away = "postgres://me:secret@127.0.0.1:9/potluck";
    const { state, message } = await check([urls[0]!, database.url, away]);
    expect(state).toBe("warning");
    expect(message).toMatch(
      /^127.0.0.1:\d+ takes writes.* primary; 127.0.0.1:9 .*ECONNREFUSED [\d.:]+$/,
    );
    await pause();
    await database.db.query("update users set name = name where user_id = 1");
    const lagging = await check(urls, 1);
    expect(lagging.state).toBe("warning");
    expect(lagging.message).toMatch(
      /^(127.0.0.1:\d+ is \d+ bytes and more than 1 s behind(; |$)){2}/,
    );
  });

  it("that stop cause no failed request, and are used again after a restart", async () => {
    const over = new AbortController();
    const statuses: number[] = [];
    const read = async () => {
      while (!over.signal.aborted) {
        statuses.push((await callRest(strict, "GET /recipes?first=3")).status);
        statuses.push((await openPage(strict, "/recipes/1?from=1")).status);
        statuses.push((await strict.graphql("{ tags { name } }")).status);
      }
    };
    const reading = Promise.all([read(), read()]);
    for (const replica of database.replicas) await replica.stop();
    await waitUntil(async () => (await countReplicas(strict)) === 0);
    expect((await fetch(`${strict.url}/readyz`)).status).toBe(200);
    for (const replica of database.replicas) await replica.start();
    await untilAsked(strict);
    const answersBefore = await countReplicated(strict);
    await waitUntil(async () => (await countReplicated(strict)) > answersBefore);
    over.abort();
    await reading;
    expect(new Set(statuses)).toEqual(new Set([200]));

    const lines = log.split("\n").filter((line) => line.includes('"replica"'));
    const parsed = lines.map((line) => JSON.parse(line) as { replica: string; msg: string });
    for (const { url } of database.replicas) {
      const messages = parsed.filter(({ replica }) => url.includes(replica)).map(({ msg }) => msg);
      expect(messages.filter((message, i) => message === messages[i - 1])).toEqual([]);
      expect(messages.length).toBeGreaterThan(2);
    }
  }, 180_000);
});
