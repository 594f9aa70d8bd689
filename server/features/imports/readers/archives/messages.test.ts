import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Sentences in the readers that users see. */
const SENTENCE = /"((?:This|A|No) [^"\n]*\.)"/g;

it("Every sentence of the readers has a German one", () => {
  const german = readFileSync("client/shared/messages/de.server.ts", "utf8");
  const sources = readdirSync(__dirname).filter((file) => !file.endsWith(".test.ts"));
  const sentences = sources.flatMap((file) =>
    [...readFileSync(join(__dirname, file), "utf8").matchAll(SENTENCE)].map(([, text]) => text!),
  );
  expect(sentences.length).toBeGreaterThan(10);
  // These two belong to the readers in general.
  const others = ["No recipe was found."];
  const missing = sentences.filter((each) => !german.includes(`"${each}"`));
  expect(missing.filter((each) => !others.includes(each))).toEqual([]);
});
