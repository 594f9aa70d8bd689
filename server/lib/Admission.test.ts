import { EventEmitter } from "node:events";
import { Admission, type Slot } from "./Admission";
import { waitUntil } from "../testing/waitUntil";

/** Makes a response whose client is connected. */
const open = () => new EventEmitter();

const make = (slots: number, maxWaitMs = 10_000) => new Admission({ slots, maxWaitMs });

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

const waitForTurn = () => new Promise((resolve) => setImmediate(resolve));

describe("Requests above the limit", () => {
  it("are refused after the maximum wait, with the time to retry", async () => {
    const admission = make(1, 20);
    await admission.enter("list", open());
    await expect(admission.enter("list", open())).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      extensions: { retryAfter: 1 },
    });
    expect(admission.waiting).toBe(0);
  });

  it("get a longer time to retry if more requests wait or each takes longer", async () => {
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

  it("are admitted in order as soon as earlier requests have ended", async () => {
    const { admitted, slots, ask } = admissions(make(2));
    await Promise.all([ask("first"), ask("second")]);
    const laterRequests = [ask("third"), ask("fourth")];
    await waitForTurn();
    expect(admitted).toEqual(["first", "second"]);
    slots[0]!.release();
    slots[0]!.release();
    await waitForTurn();
    expect(admitted).toEqual(["first", "second", "third"]);
    slots[1]!.release();
    await Promise.all(laterRequests);
    expect(admitted.at(-1)).toBe("fourth");
  });

  it("are removed once their clients have disconnected", async () => {
    const admission = make(1);
    const { slots, ask, admitted } = admissions(admission);
    await ask("first");
    const leavingClient = open();
    const canceledRequest = ask("gone", leavingClient).catch(() => undefined);
    leavingClient.emit("close");
    await canceledRequest;
    slots[0]!.release();
    await ask("next");
    expect(admitted).toEqual(["first", "next"]);
  });
});

describe("A slot", () => {
  it("is free while its request does not need the database", async () => {
    const { admitted, slots, ask } = admissions(make(1));
    await ask("login");
    let hashed = () => {};
    const hashing = slots[0]!.lend(() => new Promise<void>((resolve) => (hashed = resolve)));
    await ask("list");
    hashed();
    await hashing;
    const late = ask("late");
    slots[1]!.release();
    await waitForTurn();
    expect(admitted).toEqual(["login", "list"]);
    slots[0]!.release();
    await late;
  });

  it("is free after the maximum time that a request may occupy it", async () => {
    const admission = new Admission({ slots: 1, maxWaitMs: 10_000, maxHoldMs: 20 });
    await admission.enter("endless", open());
    await admission.enter("other", open());
    expect(admission.waiting).toBe(0);
  });
});

it("A blocked operation leaves slots for every other operation", async () => {
  const { admitted, ask } = admissions(make(8, 1_000));
  const blocked = Array.from({ length: 50 }, () => void ask("locked").catch(() => undefined));
  await waitForTurn();
  expect(blocked.length).toBeGreaterThan(admitted.length);
  expect(admitted.length).toBe(4);
  for (const operation of ["list", "recipe", "search"]) await ask(operation);
  await waitUntil(async () => admitted.length === 7);
});
