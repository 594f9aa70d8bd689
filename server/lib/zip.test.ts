import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { zip } from "./zip";

const MANY = 300;

const entries = (open: { count: number; most: number }) =>
  Array.from({ length: MANY }, (_, i) => ({
    name: `${i}.json`,
    body: (async function* () {
      open.count++;
      open.most = Math.max(open.most, open.count);
      yield Buffer.from(String(i));
      await new Promise(setImmediate);
      yield Buffer.from("!");
      open.count--;
    })(),
  }));

describe("An archive", () => {
  it("has every file, also empty ones, and opens one at a time", async () => {
    const open = { count: 0, most: 0 };
    const empty = { name: "empty", body: [] };
    const files = unzipSync(await buffer(zip([...entries(open), empty])));
    expect(Object.keys(files)).toHaveLength(MANY + 1);
    expect(Buffer.from(files["299.json"]!).toString()).toBe("299!");
    expect(files["empty"]).toHaveLength(0);
    expect(open.most).toBe(1);
  });

  it("waits for whoever reads it", async () => {
    let made = 0;
    const large = (function* () {
      for (; made < 1_000; made++) yield { name: `${made}.webp`, body: [Buffer.alloc(100_000)] };
    })();
    const stream = zip(large);
    stream.once("data", () => stream.pause());
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(made).toBeLessThan(20);
    stream.destroy();
  });

  it("fails where a file does, and stops where nobody reads it any more", async () => {
    const broken = (async function* () {
      yield Buffer.from("x");
      throw new Error("gone");
    })();
    await expect(buffer(zip([{ name: "a", body: broken }]))).rejects.toThrow("gone");
    let isClosed = false;
    const endless = (async function* () {
      try {
        for (;;) yield Buffer.alloc(100_000);
      } finally {
        isClosed = true;
      }
    })();
    const stream = zip([{ name: "a", body: endless }]);
    await new Promise((resolve) => stream.once("data", resolve));
    stream.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isClosed).toBe(true);
  });
});
