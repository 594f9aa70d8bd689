import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Sentences in the readers that users see. */
const SENTENCE = /"((?:This|A|No) [^"\n]*\.)"/g;

it("Every message of the readers has a German translation", () => {
  const german = readFileSync("client/shared/messages/de.server.ts", "utf8");
  const sources = readdirSync(__dirname).filter((file) => !file.endsWith(".test.ts"));
  const sentences = sources.flatMap((file) =>
    [...readFileSync(join(__dirname, file), "utf8").matchAll(SENTENCE)].map(([, text]) => text!),
  );
  expect(sentences.length).toBeGreaterThan(10);
  // These two belong to the readers in general.
  const generalMessages = ["No recipe was found."];
  const untranslated = sentences.filter((message) => !german.includes(`"${message}"`));
  expect(untranslated.filter((message) => !generalMessages.includes(message))).toEqual([]);
});
