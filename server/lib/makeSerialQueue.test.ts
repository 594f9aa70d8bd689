import { makeSerialQueue } from "./makeSerialQueue";

/** Work that the test ends. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

it("Work is done one piece after the other, and refused where too much of it waits", async () => {
  const inTurn = makeSerialQueue(2);
  const order: string[] = [];
  const [first, second] = [held(), held()];
  const one = inTurn(async () => {
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
  await one;
  second.end();
  await expect(two).rejects.toThrow("broken");
  expect(await inTurn(async () => order.join(" "))).toBe("begins ends next");
});
