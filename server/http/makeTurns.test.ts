import { setImmediate as nextTurn } from "node:timers/promises";
import { makeTurns } from "./makeTurns";

/** Requests that take so many milliseconds each, and how many have begun. */
function requests(count: number, ms: number) {
  const state = { begun: 0, time: 0 };
  const turn = makeTurns(() => state.time);
  const serve = async () => {
    await turn();
    state.begun++;
    state.time += ms;
  };
  return { state, ended: Promise.all(Array.from({ length: count }, serve)) };
}

describe("Requests that come at once", () => {
  it("begin in one turn of the event loop while they are cheap", async () => {
    const { state } = requests(100, 0);
    await nextTurn();
    expect(state.begun).toBe(100);
  });

  it("all begin, in their order", async () => {
    const order: number[] = [];
    let time = 0;
    const turn = makeTurns(() => (time += 3));
    const serve = async (i: number) => {
      await turn();
      order.push(i);
    };
    await Promise.all(Array.from({ length: 50 }, (_, i) => serve(i)));
    expect(order).toEqual(Array.from({ length: 50 }, (_, i) => i));
  });
});

it("Costly requests leave turns to what else there is to do", async () => {
  let time = 0;
  const turn = makeTurns(() => time);
  let begun = 0;
  const serve = async () => {
    await turn();
    begun++;
    time += 10;
  };
  const first = serve();
  await first;
  const others = Promise.all(Array.from({ length: 10 }, serve));
  const seen = new Set<number>();
  void others.then(() => seen.add(-1));
  while (!seen.has(-1)) {
    await nextTurn();
    seen.add(begun);
  }
  expect(seen.size).toBeGreaterThan(10);
});
