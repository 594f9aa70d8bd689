import { CHEAP } from "../../testing/inlinePasswords";
import { makePasswords } from "./makePasswords";

const passwords = makePasswords(CHEAP);
afterAll(() => passwords.close());

describe("Passwords hashed in a thread of their own", () => {
  it("are known again, and no others", async () => {
    const hash = await passwords.hash("potluck-demo");
    expect(hash).toMatch(/^\$2b\$04\$/);
    expect(await passwords.matches("potluck-demo", hash)).toBe(true);
    expect(await passwords.matches("potluck-dema", hash)).toBe(false);
    expect(await passwords.matches("nobody's password", null)).toBe(false);
  });

  it("are refused when too many wait, and served again afterwards", async () => {
    const many = Array.from({ length: 300 }, () => passwords.hash("potluck-demo"));
    const results = await Promise.allSettled(many);
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(60);
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    }
    expect(await passwords.hash("potluck-demo")).toMatch(/^\$2b\$/);
  });
});
