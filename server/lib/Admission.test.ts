import { EventEmitter } from "node:events";
import { Admission, type Slot } from "./Admission";
import { until } from "../testing/until";

/** A response whose client is connected. */
const open = () => new EventEmitter();

const make = (slots: number, longestWaitMs = 10_000) =>
  new Admission({ slots, maxWaitMs: longestWaitMs });

/** Records the order in which requests are admitted. */
function admissions(admission: Admission) {
  const admitted: string[] = [];
  const slots: Slot[] = [];
  const ask = (operation: string, response = open()) =>
    admission.enter(operation, response).then((slot) => {
      admitted.push(operation);
      slots.push(slot);
    });
  return { admitted, slots, ask };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("Requests in excess", () => {
  it("are refused after the longest wait, and say when to come again", async () => {
    const admission = make(1, 20);
    await admission.enter("list", open());
    await expect(admission.enter("list", open())).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      extensions: { retryAfter: 1 },
    });
    expect(admission.waiting).toBe(0);
  });

  it("are told to wait longer, the more others wait and the longer each takes", async () => {
    const admission = make(1, 50);
    for (let i = 0; i < 5; i++) {
      const slot = await admission.enter("slow", open());
      await new Promise((resolve) => setTimeout(resolve, 60));
      slot.release();
    }
    await admission.enter("slow", open());
    const refusals = await Promise.allSettled(
      Array.from({ length: 500 }, () => admission.enter("slow", open())),
    );
    const [first] = refusals as [PromiseRejectedResult];
    expect(first.reason.extensions.retryAfter).toBeGreaterThan(5);
  });

  it("are admitted in their order as soon as others have ended", async () => {
    const { admitted, slots, ask } = admissions(make(2));
    await Promise.all([ask("first"), ask("second")]);
    const others = [ask("third"), ask("fourth")];
    await turn();
    expect(admitted).toEqual(["first", "second"]);
    slots[0]!.release();
    slots[0]!.release();
    await turn();
    expect(admitted).toEqual(["first", "second", "third"]);
    slots[1]!.release();
    await Promise.all(others);
    expect(admitted.at(-1)).toBe("fourth");
  });

  it("are forgotten once their clients have left", async () => {
    const admission = make(1);
    const { slots, ask, admitted } = admissions(admission);
    await ask("first");
    const left = open();
    const gone = ask("gone", left).catch(() => undefined);
    left.emit("close");
    await gone;
    slots[0]!.release();
    await ask("next");
    expect(admitted).toEqual(["first", "next"]);
  });
});

describe("A slot", () => {
  it("is for others while the request needs no database", async () => {
    const { admitted, slots, ask } = admissions(make(1));
    await ask("login");
    let hashed = () => {};
    const hashing = slots[0]!.lend(() => new Promise<void>((resolve) => (hashed = resolve)));
    await ask("list");
    hashed();
    await hashing;
    const late = ask("late");
    slots[1]!.release();
    await turn();
    expect(admitted).toEqual(["login", "list"]);
    slots[0]!.release();
    await late;
  });

  it("is for others after the longest time that a request may hold it", async () => {
    const admission = new Admission({ slots: 1, maxWaitMs: 10_000, maxHoldMs: 20 });
    await admission.enter("endless", open());
    await admission.enter("other", open());
    expect(admission.waiting).toBe(0);
  });
});

it("An operation that is held up leaves room for every other", async () => {
  const { admitted, ask } = admissions(make(8, 1_000));
  const blocked = Array.from({ length: 50 }, () => void ask("locked").catch(() => undefined));
  await turn();
  expect(blocked.length).toBeGreaterThan(admitted.length);
  expect(admitted.length).toBe(4);
  for (const other of ["list", "recipe", "search"]) await ask(other);
  await until(async () => admitted.length === 7);
});
