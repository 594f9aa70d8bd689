import "fake-indexeddb/auto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { forgetOthers } from "./forgetOthers";
import { openOfflineData } from "./offline/openOfflineData";
import { safeLocalStorage } from "./storage";
import { personKey, type StoredKey, storedKeys, VISITOR } from "./storedKeys";

/** Makes a browser storage, which may be full. */
function fakeStorage(): Storage {
  const items: Record<string, string> = {};
  const setItem = (key: string, text: string) => {
    if (text === "too long") throw new DOMException("Full", "QuotaExceededError");
    items[key] = text;
  };
  return Object.defineProperties(items, {
    getItem: { value: (key: string) => items[key] ?? null },
    setItem: { value: setItem },
    removeItem: { value: (key: string) => delete items[key] },
  }) as unknown as Storage;
}

const [A, B] = [7, 71];
const cookies: string[] = [];
let caches: string[] = [];

/** Fills all storages of a browser for two users and a visitor. */
async function fill(): Promise<void> {
  Object.assign(globalThis, { localStorage: fakeStorage(), sessionStorage: fakeStorage() });
  for (const [storage, keys] of [
    [localStorage, storedKeys.localStorage],
    [sessionStorage, storedKeys.sessionStorage],
  ] as const) {
    for (const key of Object.values(keys).flat()) storage.setItem(key, "1");
    for (const userId of [A, B, VISITOR]) storage.setItem(personKey(userId, "timers"), "1");
  }
  caches = ["pictures", "precache"];
  const db = await openOfflineData();
  await db.put("owner", A, "viewerId");
  await db.clear("recipes");
  await db.put("recipes", { viewerId: A, recipeId: 1 } as never);
  for (const [i, viewerId] of [A, B].entries()) {
    await db.put("outbox", { id: i + 1, viewerId } as never);
  }
  await db.put("credentials", { viewerId: A, token: "a" }, "current");
  await db.put("logouts", { token: "b" });
}

/** Lists the users with stored data, by storage. */
async function listOwners(): Promise<object> {
  const db = await openOfflineData();
  const inStorage = (storage: Storage) =>
    Object.keys(storage).flatMap((key) => /^person:(\d+)/.exec(key)?.[1] ?? []);
  return {
    localStorage: inStorage(localStorage),
    sessionStorage: inStorage(sessionStorage),
    recipes: (await db.getAll("recipes")).map(({ viewerId }) => viewerId),
    outbox: (await db.getAll("outbox")).map(({ viewerId }) => viewerId),
    credentials: (await db.getAll("credentials")).map(({ viewerId }) => viewerId),
    caches,
  };
}

beforeAll(() => {
  const document = {
    set cookie(text: string) {
      cookies.push(text);
    },
  };
  Object.assign(globalThis, {
    document,
    location: { protocol: "https:" },
    caches: { delete: async (name: string) => (caches = caches.filter((each) => each !== name)) },
  });
});
beforeEach(fill);
afterEach(() => void cookies.splice(0));
afterAll(() => {
  for (const name of ["localStorage", "sessionStorage", "document", "location", "caches"]) {
    Reflect.deleteProperty(globalThis, name);
  }
});

describe("Forgetting other users", () => {
  it("keeps only the data of the device after a logout", async () => {
    await forgetOthers(VISITOR);
    expect(await listOwners()).toEqual({
      localStorage: ["0"],
      sessionStorage: ["0"],
      recipes: [],
      outbox: [],
      credentials: [],
      caches: ["precache"],
    });
    expect(Object.keys(localStorage)).toEqual(
      expect.arrayContaining([...storedKeys.localStorage.device]),
    );
    expect(Object.keys(sessionStorage)).toEqual(
      expect.arrayContaining([...storedKeys.sessionStorage.device]),
    );
    expect(await (await openOfflineData()).getAllKeys("logouts")).toEqual(["b"]);
    expect(cookies).toEqual(["__Host-page_viewer=; Path=/; Max-Age=0; SameSite=Lax; Secure"]);
  });

  it("keeps the viewer's own data", async () => {
    await forgetOthers(A);
    expect(await listOwners()).toEqual({
      localStorage: [`${A}`, "0"],
      sessionStorage: [`${A}`, "0"],
      recipes: [A],
      outbox: [A],
      credentials: [A],
      caches: ["pictures", "precache"],
    });
    expect(cookies).toEqual([]);
  });

  it("removes the data of the previous user", async () => {
    await forgetOthers(B);
    expect(await listOwners()).toEqual({
      localStorage: [`${B}`, "0"],
      sessionStorage: [`${B}`, "0"],
      recipes: [],
      outbox: [B],
      credentials: [],
      caches: ["precache"],
    });
  });

  it("removes keys of earlier versions, which contain no user", async () => {
    const keys = ["timers", "cooking:12", "cooking:12:step", "draft:7:recipe:new:abc"];
    for (const key of keys) localStorage.setItem(key, "1");
    await forgetOthers(A);
    expect(keys.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  });

  it("removes values that did not fit into the browser's storage", async () => {
    const key = personKey(A, "draft:recipe:new:abc");
    safeLocalStorage.setItem(key, "too long");
    expect(safeLocalStorage.getItem(key)).toBe("too long");
    await forgetOthers(VISITOR);
    expect(safeLocalStorage.getItem(key)).toBeNull();
  });
});

describe("The declaration of a browser's stored data", () => {
  it("assigns each store of the database to the device or to a user", async () => {
    const { device, person } = storedKeys.database;
    const { objectStoreNames } = await openOfflineData();
    expect([...objectStoreNames].sort()).toEqual([...device, ...person].sort());
  });

  it("accepts only the declared keys of the storages", () => {
    // @ts-expect-error A key that is not declared.
    const undeclaredKey: StoredKey = "timers";
    expect(undeclaredKey).toBe("timers");
  });

  it("covers every file that stores data", () => {
    const root = join(__dirname, "..");
    const files = readdirSync(root, { encoding: "utf8", recursive: true })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|generated)\.tsx?$/.test(file))
      .filter((file) =>
        /(?<!storedKeys\.)\b(?:localStorage|sessionStorage|indexedDB|openDB|cookieStore|caches)\b(?!["':])|document\.cookie =/.test(
          readFileSync(join(root, file), "utf8").replace(/\/\*\*?[^]*?\*\/|\/\/.*/g, ""),
        ),
      );
    expect(files.sort()).toEqual([
      "features/recipes/DensitySwitch.tsx",
      "serviceWorker/showPicture.ts",
      "shared/forgetOthers.ts",
      "shared/offline/openOfflineData.ts",
      "shared/offline/storedPictures.ts",
      "shared/storage.ts",
      "shared/ui/LanguageSwitch.tsx",
    ]);
  });
});
