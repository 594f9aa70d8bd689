import { safeLocalStorage } from "./storage";

const storedItems = new Map<string, string>();
let isFull = false;

beforeAll(() => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (key: string) => storedItems.get(key) ?? null,
      setItem(key: string, text: string) {
        if (isFull) throw new Error("QuotaExceededError");
        storedItems.set(key, text);
      },
      removeItem: (key: string) => void storedItems.delete(key),
    },
  });
});
afterAll(() => void Reflect.deleteProperty(globalThis, "localStorage"));

it("A value is read again after another tab has stored a newer one", () => {
  safeLocalStorage.setItem("measures", null);
  storedItems.set("measures", "theirs");
  expect(safeLocalStorage.getItem("measures")).toBe("theirs");
});

it("A value that the browser cannot store is kept until the page is closed", () => {
  isFull = true;
  safeLocalStorage.setItem("measures", "mine");
  expect(safeLocalStorage.getItem("measures")).toBe("mine");
  isFull = false;
  safeLocalStorage.setItem("measures", "newer");
  expect([safeLocalStorage.getItem("measures"), storedItems.get("measures")]).toEqual([
    "newer",
    "newer",
  ]);
});
