import { draftKey, draftsOfOtherTabs, findDrafts } from "./drafts";
import { safeLocalStorage, safeSessionStorage } from "./storage";

function fakeStorage(): Storage {
  const items: Record<string, string> = {};
  return Object.defineProperties(items, {
    getItem: { value: (key: string) => items[key] ?? null },
    setItem: { value: (key: string, text: string) => (items[key] = text) },
    removeItem: { value: (key: string) => delete items[key] },
  }) as unknown as Storage;
}

beforeEach(() => {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, name, { configurable: true, value: fakeStorage() });
  }
});
afterAll(() => {
  for (const name of ["localStorage", "sessionStorage"]) Reflect.deleteProperty(globalThis, name);
});

describe("A draft", () => {
  it("has a key for its user, form and tab, which is the same after a reload", () => {
    const key = draftKey(1, "recipe:new");
    expect(draftKey(1, "recipe:new")).toBe(key);
    expect(draftKey(2, "recipe:new")).not.toBe(key);
    expect(draftKey(1, "recipe:3")).not.toBe(key);
    safeSessionStorage.removeItem("tab");
    expect(draftKey(1, "recipe:new")).not.toBe(key);
  });

  it("of another tab is found only by the same user and for the same form", () => {
    safeLocalStorage.setItem(draftKey(1, "recipe:new"), "mine");
    expect(draftsOfOtherTabs(1, "recipe:new")).toEqual([]);
    safeSessionStorage.removeItem("tab");
    expect(draftsOfOtherTabs(1, "recipe:new")).toMatchObject([{ text: "mine" }]);
    expect(draftsOfOtherTabs(1, "recipe:3")).toEqual([]);
    expect(draftsOfOtherTabs(2, "recipe:new")).toEqual([]);
  });

  it("is found among those of its user, the latest first, one for each form", () => {
    const find = (userId: number) => findDrafts(userId, Number);
    expect(find(1)).toEqual([]);
    safeLocalStorage.setItem(draftKey(1, "recipe:new"), "5");
    safeLocalStorage.setItem(draftKey(1, "recipe:4"), "6");
    safeSessionStorage.removeItem("tab");
    safeLocalStorage.setItem(draftKey(1, "recipe:3"), "7");
    safeLocalStorage.setItem(draftKey(1, "recipe:4"), "8");
    safeLocalStorage.setItem(draftKey(11, "recipe:new"), "9");
    expect(find(1)).toEqual([
      { name: "recipe:4", text: "8", savedAt: 8 },
      { name: "recipe:3", text: "7", savedAt: 7 },
      { name: "recipe:new", text: "5", savedAt: 5 },
    ]);
  });
});
