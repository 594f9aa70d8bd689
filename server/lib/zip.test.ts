import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { zip } from "./zip";

const ENTRY_COUNT = 300;

const entries = (open: { count: number; maxOpen: number }) =>
  Array.from({ length: ENTRY_COUNT }, (_, i) => ({
    name: `${i}.json`,
    body: (async function* () {
      open.count++;
      open.maxOpen = Math.max(open.maxOpen, open.count);
      yield Buffer.from(String(i));
      await new Promise(setImmediate);
      yield Buffer.from("!");
      open.count--;
    })(),
  }));

describe("An archive", () => {
  it("contains every file, including empty files, and opens one file at a time", async () => {
    const open = { count: 0, maxOpen: 0 };
    const empty = { name: "empty", body: [] };
    const files = unzipSync(await buffer(zip([...entries(open), empty])));
    expect(Object.keys(files)).toHaveLength(ENTRY_COUNT + 1);
    expect(Buffer.from(files["299.json"]!).toString()).toBe("299!");
    expect(files["empty"]).toHaveLength(0);
    expect(open.maxOpen).toBe(1);
  });

  it("waits for its consumer", async () => {
    let producedCount = 0;
    const large = (function* () {
      for (; producedCount < 1_000; producedCount++)
        yield { name: `${producedCount}.webp`, body: [Buffer.alloc(100_000)] };
    })();
    const stream = zip(large);
    stream.once("data", () => stream.pause());
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(producedCount).toBeLessThan(20);
    stream.destroy();
  });

  it("fails if a file fails, and stops if its consumer stops", async () => {
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
