import type { AppError } from "../../errors";
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

  it("are refused at once when they would wait too long, and served again afterwards", async () => {
    const COST = 10;
    const slow = makePasswords(COST, 500);
    const rush = async () => {
      const settled: string[] = [];
      const many = Array.from({ length: 60 }, () =>
        slow.hash("potluck-demo").then(
          () => settled.push("hashed"),
          (error: AppError) => {
            expect(error).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
            expect(error.extensions["retryAfter"]).toBeGreaterThan(0);
            settled.push("refused");
          },
        ),
      );
      await Promise.all(many);
      return settled;
    };
    for (let i = 0; i < 2; i++) {
      const settled = await rush();
      const refused = settled.filter((how) => how === "refused").length;
      expect(refused).toBeGreaterThan(0);
      expect(refused).toBeLessThan(60);
      // Before any that waited was hashed.
      expect(settled.indexOf("hashed")).toBe(refused);
    }
    await slow.close();
  });

  it("leave room for those who log in, however many register", async () => {
    const slow = makePasswords(10, 1_000);
    const hash = await slow.hash("potluck-demo");
    const registering = Array.from({ length: 60 }, () =>
      slow.hash("potluck-demo").then(
        () => true,
        () => false,
      ),
    );
    expect(await slow.matches("potluck-demo", hash)).toBe(true);
    expect(await Promise.all(registering)).toContain(false);
    await slow.close();
  });
});
