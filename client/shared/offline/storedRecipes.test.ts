import "fake-indexeddb/auto";
import { parse } from "graphql";
import { claimOffline } from "./claimOffline";
import { openOfflineData } from "./openOfflineData";
import { recoverOffline } from "./recoverOffline";
import { recipesToEvict } from "./recipesToEvict";

import { pictureKey } from "./pictureKey";
import {
  picturesIn,
  findStoredRecipe,
  listStoredRecipes,
  removeStoredRecipe,
  storeRecipe,
} from "./storedRecipes";
import type { OutboxEntry } from "./OutboxEntry";
import type { RecipeData, StoredRecipe } from "./StoredRecipe";
import { withPending } from "./withPending";

/** An in-memory cache of pictures. */
const pictures = new Map<string, Response>();
const PICTURE_BYTES = 1_000;
/** True if the storage is full. */
let isFull = false;

beforeAll(() => {
  const cache = {
    match: async (url: string) => pictures.get(url)?.clone(),
    async put(url: string, response: Response) {
      if (isFull) {
        isFull = false;
        throw new DOMException("Full", "QuotaExceededError");
      }
      pictures.set(url, response);
    },
    delete: async (url: string) => pictures.delete(url),
  };
  const caches = { open: async () => cache, delete: async () => pictures.clear() };
  Object.assign(globalThis, { caches });
});
beforeEach(async () => {
  await claimOffline(0);
  jest.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    if (String(url).includes("gone")) throw new TypeError("Failed to fetch");
    return new Response("x".repeat(String(url).includes("huge") ? 2_000_000 : PICTURE_BYTES));
  });
});
afterEach(() => jest.restoreAllMocks());

const data = (recipeId: number, more: object = {}): RecipeData => ({
  recipe: {
    ...{ id: `r${recipeId}`, recipeId, name: `Recipe ${recipeId}`, version: 1 },
    viewerHasFavorited: false,
    cover: { url: `/photos/p${recipeId}-1024.webp` },
    shared: { url: "/covers/pot.svg" },
    ...more,
  },
});
const store = (viewerId: number, recipe: RecipeData) =>
  storeRecipe(viewerId, recipe, { isOpened: true });
const ids = async (viewerId: number) =>
  (await listStoredRecipes(viewerId)).map(({ recipeId }) => recipeId);

describe("A stored recipe", () => {
  it("that an earlier version stored is shown with null for newer details and with its ingredients as lines", async () => {
    await store(0, data(1, { servings: 4, ingredients: [{ ingredientId: 7, name: "Salt" }] }));
    const operation = {
      operationName: "RecipePage",
      query: parse("{ recipe }"),
      variables: { recipeId: 1 },
    };
    expect(await recoverOffline(operation)).toMatchObject({
      data: {
        recipe: {
          ...{ name: "Recipe 1", servings: 4, language: null },
          lines: [{ __typename: "RecipeLine", lineId: -1, name: "Salt", heading: null }],
        },
      },
    });
  });

  it("is available with its pictures to its viewer only", async () => {
    await claimOffline(7);
    await store(7, data(1));
    expect(await ids(7)).toEqual([1]);
    expect((await findStoredRecipe(7, 1))!.bytes).toBeGreaterThan(2 * PICTURE_BYTES);
    expect([...pictures.keys()]).toEqual(["/photos/p1-1024.webp", "/covers/pot.svg"]);
    expect(await ids(0)).toEqual([]);
    expect(await findStoredRecipe(8, 1)).toBeUndefined();
  });

  it("is removed before recipes of another user are stored, and after the logout", async () => {
    await claimOffline(7);
    await store(7, data(1));
    await claimOffline(8);
    expect(await (await openOfflineData()).count("recipes")).toBe(0);
    expect(pictures.size).toBe(0);
    await store(8, data(2));
    await claimOffline(0);
    expect(await (await openOfflineData()).count("recipes")).toBe(0);
    expect(pictures.size).toBe(0);
  });

  it("that is still being stored at the logout is removed", async () => {
    await claimOffline(7);
    const [storing, clearing] = [store(7, data(1)), claimOffline(0)];
    const pendingStore = store(7, data(2));
    await Promise.all([storing, clearing, pendingStore]);
    expect(await ids(7)).toEqual([]);
    expect(pictures.size).toBe(0);
  });

  it("is stored without pictures that cannot be fetched or are too large", async () => {
    await claimOffline(7);
    const more = { photos: [{ url: "/photos/gone-320.webp" }, { url: "/photos/huge-320.webp" }] };
    await store(7, data(1, more));
    expect(await ids(7)).toEqual([1]);
    expect(pictures.size).toBe(2);
  });

  it("is removed with the pictures that no other stored recipe has", async () => {
    await claimOffline(7);
    await store(7, data(1));
    await store(7, data(2));
    await removeStoredRecipe(7, 1);
    expect([...pictures.keys()].sort()).toEqual(["/covers/pot.svg", "/photos/p2-1024.webp"]);
  });

  it("replaces others if the browser's storage is full", async () => {
    await claimOffline(7);
    for (const id of [1, 2, 3, 4]) await store(7, data(id));
    isFull = true;
    await store(7, data(5));
    expect((await ids(7)).length).toBe(3);
    expect(await ids(7)).toContain(5);
  });
});

describe("Making room for a recipe", () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const now = 100 * DAY_MS;
  const makeStoredRecipe = (recipeId: number, more: Partial<StoredRecipe>): StoredRecipe => ({
    ...{ viewerId: 7, recipeId, name: "", version: 1, isFavorite: false },
    ...{ data: data(recipeId), pictures: [], bytes: 10, storedAt: 0, openedAt: now },
    ...more,
  });
  const listEvicted = (recipes: StoredRecipe[], limits: { recipes: number; bytes: number }) =>
    recipesToEvict(recipes, now, { ...limits, ageMs: 60 * DAY_MS }).map(({ recipeId }) => recipeId);
  const room = { recipes: 10, bytes: 1_000 };

  it("removes nothing within the limits", () => {
    expect(listEvicted([makeStoredRecipe(1, {}), makeStoredRecipe(2, {})], room)).toEqual([]);
  });

  it("removes recipes that were unused for too long, including favorites", () => {
    const old = { openedAt: now - 61 * DAY_MS };
    expect(
      listEvicted(
        [makeStoredRecipe(1, old), makeStoredRecipe(2, { ...old, isFavorite: true })],
        room,
      ),
    ).toEqual([1, 2]);
    expect(listEvicted([makeStoredRecipe(1, { ...old, storedAt: now })], room)).toEqual([]);
  });

  it("removes the least recently opened recipes first, and favorites last", () => {
    const recipes = [
      makeStoredRecipe(1, { openedAt: now - 3 }),
      makeStoredRecipe(2, { openedAt: now - 9, isFavorite: true }),
      makeStoredRecipe(3, { openedAt: now - 5 }),
    ];
    expect(listEvicted(recipes, { ...room, recipes: 2 })).toEqual([3]);
    expect(listEvicted(recipes, { ...room, recipes: 1 })).toEqual([3, 1]);
    expect(listEvicted(recipes, { ...room, bytes: 15 })).toEqual([3, 1]);
    expect(listEvicted(recipes, { ...room, bytes: 5 })).toEqual([3, 1, 2]);
  });
});

it("The pictures of a recipe are found at any depth, each once", () => {
  const photo = { url: "/photos/a-1024.webp", srcSet: "/photos/a-320.webp 320w" };
  const urls = picturesIn({ cover: photo, photos: [{ image: photo }], sourceUrl: "https://x/" });
  expect(urls).toEqual(["/photos/a-1024.webp"]);
  expect(pictureKey("/photos/a-1024.webp")).toBe(pictureKey("/photos/a-320.webp"));
  expect(pictureKey("/photos/a-320.webp")).not.toBe(pictureKey("/photos/b-320.webp"));
});

describe("A recipe with pending writes", () => {
  const write = (result: object, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
    ...{ viewerId: 7, key: "k", recipe: { recipeId: 1, name: "" }, operationName: "W", query: "" },
    ...{ variables: {}, writtenAt: 0, data: { write: result } },
    ...more,
  });
  const note = { __typename: "Note", id: "n", text: "Salt." };
  const favorite = { __typename: "Recipe", id: "r1", viewerHasFavorited: true };

  it("is shown with their results", () => {
    const progress = { __typename: "CookingProgress", done: ["line:1"] };
    const { recipe } = withPending(data(1), [write(note), write(favorite), write(progress)]);
    expect(recipe).toMatchObject({
      viewerNote: note,
      viewerHasFavorited: true,
      viewerCookingProgress: progress,
    });
  });

  it("is shown without writes of other recipes and refused writes", () => {
    const other = { recipe: { recipeId: 2, name: "" } };
    const refusal = { refusal: { message: "No." } };
    expect(withPending(data(1), [write(note, other), write(favorite, refusal)])).toEqual(data(1));
  });
});
