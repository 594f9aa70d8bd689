import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../../shared/locales";
import { hasSeveral, referenceEntries } from "../../../shared/referenceKinds";
import { serverMessages } from "./de.server";
import { setLocaleSource } from "./locale";
import { addServerMessages, translateServerMessage } from "./serverMessages";

let language: Locale = "de";

beforeAll(() => addServerMessages("de", serverMessages));

beforeEach(() => {
  language = "de";
  setLocaleSource(() => language);
});

describe("A message of the server", () => {
  it("is unchanged in English, and in other languages if it has no translation", () => {
    expect(translateServerMessage("No such thing as soup.")).toBe("No such thing as soup.");
    language = "en";
    expect(translateServerMessage("Recipe not found.")).toBe("Recipe not found.");
  });

  it.each([
    ["Recipe not found.", "Dieses Rezept gibt es nicht."],
    ["Recipe name must be at most 120 characters long", "Name des Rezepts: höchstens 120 Zeichen"],
    [
      "Cannot delete difficulty level: it is used by one or more recipes.",
      "Schwierigkeitsgrad wird in mindestens einem Rezept verwendet und kann nicht gelöscht werden.",
    ],
    ["Your account has been banned: Email, again. $&", "Dein Konto ist gesperrt: Email, again. $&"],
  ])("is translated: %s", (message, translation) =>
    expect(translateServerMessage(message)).toBe(translation),
  );

  // The source files whose errors and validation rules contain literal messages.
  const sources = ["server/features", "server/graphql", "server/config/passwordRules.ts"].flatMap(
    (path) =>
      path.endsWith(".ts")
        ? path
        : readdirSync(path, { recursive: true, encoding: "utf8" })
            .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
            .map((file) => join(path, file)),
  );
  const calls =
    /\b(?:badInput|conflict|unauthenticated|tooLarge|requiredText|requiredName|makeNameInput|idRule)\(\s*(?:"\w+Input",\s*)?"([^"]+)"/g;
  /** Matches the rules of inputs; a value within a message is a number. */
  const rules = /\.(?:min|max|refine)\((?:[^()]|\([^()]*\))*?,\s*(?:"([^"]+)"|`([^`]+)`),?\s*\)/g;
  /** Matches the rules that compare fields of an input. */
  const comparisons = /\bmessage: "([A-Z][^"]+\.)",\s*path: /g;
  const literals = sources.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return [calls, rules, comparisons]
      .flatMap((pattern) => [...source.matchAll(pattern)])
      .map(([, text, template]) => (text ?? template!).replace(/\$\{[^}]*\}/g, "8"));
  });

  it("is found in the sources of the server", () =>
    expect(literals.length).toBeGreaterThanOrEqual(20));

  const missing = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bnotFound\("([^"]+)"/g)].map(
      ([, thing]) => `${thing} not found.`,
    ),
  );

  const ofKinds = referenceEntries.flatMap(([, kind]) => {
    const { thing, words, required } = kind;
    const label = thing.toLowerCase();
    return [
      `${thing} not found.`,
      `${thing} already exists.`,
      required ?? `${thing} name is required.`,
      `${thing} name`,
      label,
      hasSeveral(kind)
        ? `One of the ${words.several} does not exist.`
        : `This ${label} does not exist.`,
      hasSeveral(kind) ? `one of its ${words.several}` : `its ${label}`,
    ];
  });

  it.each([...new Set([...literals, ...missing, ...ofKinds])])("has a translation: %s", (message) =>
    expect(translateServerMessage(message)).not.toBe(message),
  );

  const labels =
    /\b(?:(?:clearableText|optionalText|lineOfText|stale)\(|required(?:Text|Name)\(\s*"[^"]+",)\s*"([^"]+)"/g;
  const nouns = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(labels)].map(([, noun]) => noun!),
  );

  it.each([...new Set(nouns)])("has a translation of its noun: %s", (noun) =>
    expect(Object.keys(serverMessages)).toContain(noun),
  );
});
