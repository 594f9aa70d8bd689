import { eraseSession, peekSession, readSession, writeSession } from "./storedSession";

const user = {
  userId: 3,
  userName: "Ada",
  userEmail: "ada@example.org",
  banned: false,
  role: { roleId: 3, roleName: "member" },
};

/** Makes an in-memory storage. */
function storage(content: Record<string, string> = {}) {
  const storedItems = new Map(Object.entries(content));
  return {
    stored: storedItems,
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string | null) => void storedItems.set(key, value ?? ""),
    removeItem: (key: string) => void storedItems.delete(key),
  };
}

describe("The stored session", () => {
  it("is read with the stored values, including a copy of the token", () => {
    const browser = storage();
    writeSession(browser, { user, token: "t" });
    expect(Object.fromEntries(browser.stored)).toEqual({
      user: JSON.stringify(user),
      token: "t",
      accessToken: "t",
    });
    expect(readSession(browser)).toEqual({ user, token: "t" });
  });

  it.each([
    ["no JSON", "{oops"],
    ["no user", '"Ada"'],
    ["null", "null"],
    ["a user without a role", JSON.stringify({ ...user, role: undefined })],
    ["a user without a number", JSON.stringify({ ...user, userId: "3" })],
  ])("is removed if it contains %s", (_what, text) => {
    const browser = storage({ user: text, token: "t", accessToken: "t", other: "stays" });
    expect(readSession(browser)).toBeNull();
    expect([...browser.stored.keys()]).toEqual(["other"]);
  });

  it("is null without a token", () => {
    expect(readSession(storage({ user: JSON.stringify(user) }))).toBeNull();
  });

  it("is not removed while another tab is writing it", () => {
    const browser = storage({ user: JSON.stringify(user) });
    expect(peekSession(browser)).toBeNull();
    expect([...browser.stored.keys()]).toEqual(["user"]);
  });

  it("is removed completely when it ends", () => {
    const browser = storage();
    writeSession(browser, { user, token: "t" });
    eraseSession(browser);
    expect(browser.stored.size).toBe(0);
  });
});
