import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { findUnusedMessages } from "./unusedMessages";

const file = "shared/messages/en.ts";
const english = readFileSync(resolve(__dirname, "../client", file), "utf8");

/** Returns the English messages with additional ones under "spare". */
const withSpare = (spareMessages: string) => ({
  [file]: english.replace(
    "export const en = {",
    `export const en = { spare: { ${spareMessages} },`,
  ),
});

// The unused messages of a client with additional messages and one more file, computed once because
// the compiler takes seconds.
const unused = findUnusedMessages({
  ...withSpare('asked: "a", built: { one: "b", two: "c", three: "d" }, listed: "e", left: "f"'),
  "spare.ts": `
    import type { PlainMessageKey } from "./shared/messages/Messages";
    import { t } from "./shared/messages/t";
    export const asked = (name: "one" | "two") => t("spare.asked") + t(\`spare.built.\${name}\`);
    const table: { head: PlainMessageKey }[] = [{ head: "spare.listed" }];
    export const heads = () => table.map(({ head }) => t(head));
    export const left: string = "spare.left";
  `,
});
const isSpare = (key: string) => key.startsWith("spare.");

describe("Messages of the interface", () => {
  test("are reported if no code reads them, even if their text occurs elsewhere", () => {
    expect(unused.filter(isSpare)).toEqual(["spare.built.three", "spare.left"]);
  });

  test("are all read by code", () => {
    expect(unused.filter((key) => !isSpare(key))).toEqual([]);
  });
});
