import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { claimOffline } from "./claimOffline";
import { readCredentials } from "./credentials";
import { addToOutbox, changeEntry, entrySent, listOutbox, rewriteNote } from "./outbox";
import type { OutboxEntry } from "./OutboxEntry";
import { sendOutbox } from "./sendOutbox";

const VIEWER = 7;
const credentials = { viewerId: VIEWER, token: "the-token" };

const entry = (key: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  viewerId: VIEWER,
  key,
  recipe: { recipeId: 1, name: "Stew" },
  operationName: "Write",
  query: "mutation Write { write }",
  variables: {},
  data: {},
  writtenAt: 0,
  ...more,
});
const note = (text: string, version: number) =>
  entry("note:1", { variables: { input: { text }, version } });
const add = (newEntry: OutboxEntry) => addToOutbox(newEntry, credentials);
const listEntries = async (viewerId = VIEWER) =>
  (await listOutbox(viewerId)).map(({ key, variables }) => [key, variables["version"]]);

/** The last request to the server. */
let lastRequest: {
  operationName: string;
  query: string;
  variables: { version?: number };
  token: string;
}[] = [];

/** Makes a server that gives these responses in order; the last one repeats. */
function answer(...answers: (object | "nothing")[]) {
  lastRequest = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    const { body, headers } = init as { body: string; headers: Record<string, string> };
    lastRequest.push({ ...JSON.parse(body), token: headers["Authorization"] });
    const next = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (next === "nothing") throw new TypeError("Failed to fetch");
    return Response.json(next);
  });
}

const success = (version?: number) => ({ data: { write: { version } } });
const failed = (code: string, message = "No.") => ({
  data: null,
  errors: [{ message, extensions: { code } }],
});

beforeAll(() => {
  const caches = { open: async () => ({ keys: async () => [] }), delete: async () => true };
  Object.assign(globalThis, { caches });
});
beforeEach(() => claimOffline(0));
afterEach(() => jest.restoreAllMocks());

describe("A write without a connection", () => {
  it("is sent once, in order and with the session of its author, and then removed", async () => {
    await add(entry("favorite:1"));
    await add(entry("favorite:2", { operationName: "Other" }));
    expect(await readCredentials()).toEqual(credentials);
    answer(success());
    const both = await Promise.all([sendOutbox(credentials), sendOutbox(credentials)]);
    expect(both).toEqual([true, true]);
    expect(lastRequest.map(({ operationName }) => operationName)).toEqual(["Write", "Other"]);
    expect(new Set(lastRequest.map(({ token }) => token))).toEqual(new Set(["Bearer the-token"]));
    expect(await listEntries()).toEqual([]);
    expect(await readCredentials()).toBeUndefined();
  });

  it("replaces an earlier write with the same key, and keeps the version that it was based on", async () => {
    await add(note("Salt.", 3));
    await add(entry("favorite:1"));
    await add(note("Pepper.", 5));
    expect(await listEntries()).toEqual([
      ["favorite:1", undefined],
      ["note:1", 3],
    ]);
  });

  it("is based on the write that was being sent when it was added", async () => {
    await add(note("Salt.", 3));
    const [first] = await listOutbox(VIEWER);
    await add(note("Pepper.", 3));
    await entrySent(first!, 4);
    expect(await listEntries()).toEqual([["note:1", 4]]);
  });

  it.each([
    ["there is no response", "nothing" as const],
    ["something else answers", { captive: "portal" }],
    ["the server is busy", failed("SERVICE_UNAVAILABLE")],
    ["the session has ended", failed("UNAUTHENTICATED")],
  ])("stays pending together with later writes while %s", async (_why, response) => {
    await add(entry("favorite:1"));
    await add(entry("favorite:2"));
    answer(response);
    expect(await sendOutbox(credentials)).toBe(false);
    expect(lastRequest).toHaveLength(1);
    expect(await listEntries()).toHaveLength(2);
  });

  it("does not delay later writes if the server refuses it, and keeps the reason", async () => {
    await add(entry("favorite:1"));
    await add(entry("favorite:2"));
    answer(failed("NOT_FOUND", "Recipe not found."), success());
    expect(await sendOutbox(credentials)).toBe(true);
    const [refusedEntry] = await listOutbox(VIEWER);
    expect(refusedEntry).toMatchObject({
      key: "favorite:1",
      refusal: { message: "Recipe not found." },
    });
    // The refused write must not be sent again.
    answer(success());
    await sendOutbox(credentials);
    expect(lastRequest).toHaveLength(0);
  });

  it("keeps both texts if a note was changed meanwhile, until its author has decided", async () => {
    await add(note("Mine.", 1));
    const conflictResponse = { data: { note: { text: "Theirs.", version: 2 } } };
    answer(failed("PRECONDITION_FAILED"), conflictResponse);
    expect(await sendOutbox(credentials)).toBe(true);
    const [conflicting] = await listOutbox(VIEWER);
    expect(conflicting!.variables["input"]).toEqual({ text: "Mine." });
    expect(conflicting!.conflict).toEqual({ text: "Theirs.", version: 2 });
    const conflict = conflicting!.conflict!;
    await rewriteNote({ ...conflicting!, conflict }, "Both.", credentials.token);
    answer(success(3));
    await sendOutbox(credentials);
    expect(lastRequest.map(({ variables }) => variables)).toEqual([
      { input: { text: "Both." }, version: 2 },
    ]);
    expect(await listEntries()).toEqual([]);
  });

  it("is not stored again by a late change of its entry", async () => {
    await add(entry("favorite:1"));
    const [first] = await listOutbox(VIEWER);
    await entrySent(first!);
    await changeEntry(first!, { refusal: { message: "Late." } });
    expect(await listEntries()).toEqual([]);
  });
});

describe("A review that the server has refused because there is one", () => {
  const input = {
    ...{ score: 4, text: "Good. ", outcome: "WITH_CHANGES" },
    changes: [{ kind: "LESS", lineId: 3, subject: "Salt", detail: "" }],
    photos: [{ photoId: 5, caption: null }],
  };
  const storedReview = {
    ...{ score: 4, text: "Good.", outcome: "WITH_CHANGES" },
    changes: [{ kind: "LESS", lineId: 3, subject: "Salt", detail: null }],
    photos: [{ photoId: 5, caption: null }],
  };
  const refused = failed("CONFLICT", "You have already reviewed this recipe.");
  const refusal = { message: "You have already reviewed this recipe." };
  const send = async (...answers: (object | "nothing")[]) => {
    const variables = { recipeId: 1, input };
    await add(entry("review:1", { operationName: "CreateReview", variables }));
    answer(refused, ...answers);
    const isDone = await sendOutbox(credentials);
    return [isDone, (await listOutbox(VIEWER)).map((unsent) => unsent.refusal)];
  };
  const stored = (viewerReview: object | null) => ({ data: { recipe: { viewerReview } } });

  it.each([
    ["score", { score: 5 }],
    ["text", { text: "Better." }],
    ["outcome", { outcome: "AS_WRITTEN" }],
    ["changes", { changes: [] }],
    ["photos", { photos: [{ photoId: 5, caption: "Mine" }] }],
  ])(
    "is kept with the reason if the stored one has another value of its %s",
    async (_of, other) => {
      expect(await send(stored({ ...storedReview, ...other }))).toEqual([true, [refusal]]);
    },
  );

  it("is kept with the reason if the stored one was deleted meanwhile", async () => {
    expect(await send(stored(null))).toEqual([true, [refusal]]);
  });

  it("is sent later if the stored one cannot be read", async () => {
    expect(await send("nothing")).toEqual([false, [undefined]]);
  });

  it("is sent if the stored one is the same, because only the response was lost", async () => {
    expect(await send(stored(storedReview))).toEqual([true, []]);
    const [, { query, variables } = { query: "" }] = lastRequest;
    expect(variables).toEqual({ recipeId: 1 });
    const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
    expect(validate(schema, parse(query))).toEqual([]);
  });
});

describe("A pending write", () => {
  it("is neither listed for nor sent by another user", async () => {
    await add(entry("favorite:1"));
    expect(await listEntries(8)).toEqual([]);
    answer(success());
    await sendOutbox({ viewerId: 8, token: "another" });
    expect(lastRequest).toEqual([]);
  });

  it.each([
    ["its author's session ends", 0],
    ["another user logs in", 8],
  ])("is removed when %s", async (_when, viewerId) => {
    await claimOffline(VIEWER);
    await add(entry("favorite:1"));
    await claimOffline(viewerId);
    expect(await listEntries()).toEqual([]);
    expect(await readCredentials()).toBeUndefined();
  });

  it("is kept when its author opens another page", async () => {
    await add(entry("favorite:1"));
    await claimOffline(VIEWER);
    expect(await listEntries()).toHaveLength(1);
    expect(await readCredentials()).toEqual(credentials);
  });
});
