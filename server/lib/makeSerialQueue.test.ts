import { makeSerialQueue } from "./makeSerialQueue";

/** Makes work that the test ends. */
function makeWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

it("Tasks in a serial queue run one after the other, and are refused if too many wait", async () => {
  const inTurn = makeSerialQueue(2);
  const order: string[] = [];
  const [first, second] = [makeWork(), makeWork()];
  const firstWork = inTurn(async () => {
    order.push("begins");
    await first.work();
    order.push("ends");
  });
  const two = inTurn(async () => {
    order.push("next");
    await second.work();
    throw new Error("broken");
  });
  await expect(inTurn(async () => {})).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(order).toEqual(["begins"]);
  first.end();
  await firstWork;
  second.end();
  await expect(two).rejects.toThrow("broken");
  expect(await inTurn(async () => order.join(" "))).toBe("begins ends next");
});
