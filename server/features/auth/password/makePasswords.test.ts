import type { AppError } from "../../../errors";
import { CHEAP } from "../../../testing/inlinePasswords";
import { makePasswords } from "./makePasswords";

const passwords = makePasswords(CHEAP);
afterAll(() => passwords.close());

describe("Passwords hashed in a thread of their own", () => {
  it("match only their own hashes", async () => {
    const hash = await passwords.hash("potluck-demo", "one");
    expect(hash).toMatch(/^\$2b\$04\$/);
    expect(await passwords.matches("potluck-demo", hash, "one")).toBe(true);
    expect(await passwords.matches("potluck-dema", hash, "one")).toBe(false);
    expect(await passwords.matches("nobody's password", null, "one")).toBe(false);
  });

  it("are hashed in bursts of 20, even if each takes a long time", async () => {
    const slow = makePasswords(CHEAP, 0);
    for (let i = 0; i < 3; i++) {
      const burst = Array.from({ length: 20 }, () => slow.hash("potluck-demo", "one"));
      expect(await Promise.all(burst)).toHaveLength(20);
    }
    await slow.close();
  });

  it("are refused immediately if they would wait too long, and accepted again afterwards", async () => {
    const COST = 10;
    const slow = makePasswords(COST, 500);
    const hashMany = async () => {
      const settled: string[] = [];
      const hashes = Array.from({ length: 60 }, () =>
        slow.hash("potluck-demo", "one").then(
          () => settled.push("hashed"),
          (error: AppError) => {
            expect(error).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
            expect(error.extensions["retryAfter"]).toBeGreaterThan(0);
            settled.push("refused");
          },
        ),
      );
      await Promise.all(hashes);
      return settled;
    };
    for (let i = 0; i < 2; i++) {
      const settled = await hashMany();
      const refused = settled.filter((how) => how === "refused").length;
      expect(refused).toBeGreaterThan(0);
      expect(refused).toBeLessThan(60);
      // The refusal must come before any waiting password was hashed.
      expect(settled.indexOf("hashed")).toBe(refused);
    }
    await slow.close();
  });

  it("leave threads for other callers, even if one caller has many waiting", async () => {
    const slow = makePasswords(10, 500);
    const flood = Array.from({ length: 60 }, () =>
      slow.hash("potluck-demo", "one").then(
        () => true,
        () => false,
      ),
    );
    const hash = await slow.hash("potluck-demo", "other");
    expect(await slow.matches("potluck-demo", hash, "other")).toBe(true);
    expect(await Promise.all(flood)).toContain(false);
    await slow.close();
  });
});
