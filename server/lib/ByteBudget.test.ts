import { ByteBudget } from "./ByteBudget";

/** Starts work that holds bytes until it is ended. */
function hold(budget: ByteBudget, key: string, bytes: number) {
  let end = () => {};
  const heldWork = new Promise<void>((resolve) => (end = resolve));
  const done = budget.use(key, bytes, () => heldWork);
  return { done, end };
}

const refusal = { extensions: { code: "SERVICE_UNAVAILABLE", retryAfter: 5 } };
const nothing = async () => "done";

describe("A budget of bytes", () => {
  it("refuses more than the maximum of a key, and keeps bytes for other keys", async () => {
    const budget = new ByteBudget(100, 40);
    const first = hold(budget, "one", 30);
    await expect(budget.use("one", 11, nothing)).rejects.toMatchObject(refusal);
    await expect(budget.use("other", 40, nothing)).resolves.toBe("done");
    first.end();
    await first.done;
  });

  it("refuses more than the total", async () => {
    const budget = new ByteBudget(50, 40);
    const first = hold(budget, "one", 30);
    await expect(budget.use("other", 21, nothing)).rejects.toMatchObject(refusal);
    first.end();
    await first.done;
  });

  it("recovers the bytes of completed and failed work", async () => {
    const budget = new ByteBudget(50, 50);
    await budget.use("one", 50, nothing);
    const failed = budget.use("one", 50, () => Promise.reject(new Error("no")));
    await expect(failed).rejects.toThrow("no");
    await expect(budget.use("one", 50, nothing)).resolves.toBe("done");
  });
});
