import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { serverMessages } from "../client/shared/messages/de.server";
import { makeSchema } from "../server/apollo/schema";
import { openApiDocument } from "../server/rest/openapi/openApiDocument";
import { resources } from "../server/rest/resources";

const project = resolve(__dirname, "..");
const MAX_WORDS = 30;

/**
 * Matches words that technical English replaces: "whoever" by the subject, "beside" by "next to",
 * "anew" by "again".
 */
const BANNED =
  /\b(?:who(?:so)?ever|somebody|anybody|nobody|beside|anew|in place of|such as it is)\b/gi;

/** Matches British spellings of common words. Potluck uses the American ones. */
const BRITISH =
  /\b(?:analyse[ds]?|artefacts?|behaviours?|cancell(?:ed|ing)|catalogues?|centres?|coloured|colours?|defences?|(?:de)?serialis(?:e|es|ed|ing|ation)|favourit(?:e|es|ed)|flavours?|fulfil|grey(?:scale)?|honours?|initialis(?:e|es|ed|ing)|judgement|labell(?:ed|ing)|licences?|(?:milli|kilo)?(?:lit|met)res?|modell(?:ed|ing)|moulds?|neighbour(?:s|ing)?|normalis(?:e|es|ed|ing)|optimis(?:e|es|ed|ing)|organis(?:e|es|ed|ing|ation|ations)|programmes?|recognis(?:e|es|ed|ing)|sanitis(?:e|es|ed|ing)|sceptical|summaris(?:e|es|ed|ing)|towards|travell(?:ed|ing)|whilst)\b/gi;

/** The pages that are exempt: the coverage table keeps the words of the specification. */
const EXEMPT = ["docs/spec-coverage.md"];

const pages = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
  { cwd: project, encoding: "utf8" },
)
  .trim()
  .split("\n")
  .filter((page) => !EXEMPT.includes(page));

/** Returns the paragraphs and list items of a page: without code blocks, tables, headings and link targets. */
function readParagraphs(markdown: string): string[] {
  return markdown
    .replace(/^ *```[\s\S]*?^ *```/gm, "\n")
    .replace(/^(?: {4,}|#|\||<|!).*$/gm, "\n")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/`[^`]*`/g, "code")
    .replaceAll("<br>", "\n\n")
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

const countWords = (sentence: string) => sentence.match(/[\p{L}\d][\p{L}\d'’.,/-]*/gu)?.length ?? 0;

/** Returns the banned words, British spellings and long sentences of a page. */
function findFaults(markdown: string): string[] {
  const text = markdown.replace(/`[^`\n]*`|\[\d\]|"[^"\n]*"/g, "");
  const sentences = readParagraphs(markdown).flatMap((paragraph) =>
    paragraph.split(/(?<=[.!?]["”)*]*) /),
  );
  return [
    ...(text.match(BANNED) ?? []),
    ...(text.match(BRITISH) ?? []),
    ...sentences.filter((sentence) => countWords(sentence) > MAX_WORDS),
  ];
}

describe("The prose of the documentation", () => {
  it.each(pages)("%s has short sentences and standard words", (page) => {
    expect(findFaults(readFileSync(join(project, page), "utf8"))).toEqual([]);
  });

  it("is refused with a banned word or a long sentence", () => {
    const long = `${"word ".repeat(MAX_WORDS)}word.`;
    expect(findFaults("Whoever reads\nthis.")).toEqual(["Whoever"]);
    expect(findFaults("The colour of a litre.")).toEqual(["colour", "litre"]);
    expect(findFaults(`Short.\n\n- ${long}\n- Short.`)).toEqual([`- ${long}`]);
    expect(findFaults(`| ${long} |\n\n\`\`\`\n${long}\n\`\`\`\n`)).toEqual([]);
  });
});

const readStrings = (file: string) =>
  readFileSync(join(project, file), "utf8").match(/"(?:[^"\\]|\\.)*"/g);

/** Functions that read texts outside of pages, without identifiers and comments. */
const readTexts: Record<string, () => string[] | null> = {
  "client/shared/messages/en.ts": () => readStrings("client/shared/messages/en.ts"),
  "client/shared/messages/en.screens.ts": () => readStrings("client/shared/messages/en.screens.ts"),
  "server messages": () => Object.keys(serverMessages),
  "schema.graphql": () =>
    readFileSync(join(project, "schema.graphql"), "utf8").match(/"""[^"]*"""/g),
  "the OpenAPI document": () =>
    JSON.stringify(openApiDocument(makeSchema(), resources)).match(
      /"(?:description|summary)":"(?:[^"\\]|\\.)*"/g,
    ),
};

describe("The English texts of the application", () => {
  it.each(Object.entries(readTexts))("%s has American spelling and standard words", (_, read) => {
    const texts = read() ?? [];
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.flatMap((text) => text.match(BRITISH) ?? text.match(BANNED) ?? [])).toEqual([]);
  });
});

const GERMAN = [
  "client/shared/messages/de.ts",
  "client/shared/messages/de.server.ts",
  "server/features/auth/password/reset/composePasswordReset.ts",
  "server/features/outbox/accountNotices.ts",
  "server/features/users/composeContributorAnswer.ts",
];

/** Sentences in which "Sie" or "Ihre" refers to an object, with the object. */
const THINGS = new Map([
  ["Sie werden nicht noch einmal angezeigt.", "codes"],
  ["Sie erscheinen dann unter „Ehemaliges Mitglied“.", "recipes, reviews"],
  ["Sie heißt jetzt „{{name}}“.", "category, ingredient"],
  ["Ihre Codes gelten nicht mehr.", "authenticator app"],
]);

/** Returns the polite forms of address in German texts. */
function findPoliteForms(text: string): string[] {
  const rest = [...THINGS.keys()].reduce((some, sentence) => some.replaceAll(sentence, ""), text);
  return rest.match(/\b(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b.{0,20}/g) ?? [];
}

describe("The German texts of the application", () => {
  it.each(GERMAN)("address readers informally in %s", (file) => {
    expect(findPoliteForms(readFileSync(join(project, file), "utf8"))).toEqual([]);
  });

  it("are refused with a polite form", () => {
    expect(findPoliteForms("Bitte melden Sie sich an.")).toEqual(["Sie sich an."]);
    expect(findPoliteForms("Ihr Passwort. Ihre Codes gelten nicht mehr.")).toHaveLength(1);
    expect(findPoliteForms("Bitte melde dich an, damit sie dich finden.")).toEqual([]);
  });
});

/** The sources exclude migrations, which are frozen with their comments. */
const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.cjs"], {
  cwd: project,
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => !/database\/migrations\/|\.generated\.|tools\/prose\.test\.ts/.test(file));

/** Matches a block comment, or consecutive line comments. */
const COMMENT = /\/\*\*?([\s\S]*?)\*\/|^[ \t]*((?:\/\/ .*\n?[ \t]*)+)/gm;

/** Matches a clause without a subject. */
const HEADLESS = /^(?:What|Who|Whom|Whose|Whether|Those|Whoever)\b.*/;

/** Returns the banned words and headless beginnings in the comments of a source. */
function findFaultyComments(source: string): string[] {
  const comments = [...source.matchAll(COMMENT)].map(([, block, lines]) =>
    (block ?? lines)!
      .replace(/^[ \t]*(?:\*|\/\/) ?/gm, "")
      .replace(/`[^`]*`|"[^"]*"/g, "code")
      .replace(/\s+/g, " ")
      .trim(),
  );
  return comments.flatMap((comment) => [
    ...(HEADLESS.exec(comment) ?? []),
    ...(comment.match(BANNED) ?? []),
  ]);
}

describe("The comments of the sources", () => {
  it("have a subject and standard words", () => {
    const faults = sources.flatMap((file) =>
      findFaultyComments(readFileSync(join(project, file), "utf8")).map(
        (fault) => `${file}: ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  it("are refused without a subject or standard words", () => {
    expect(findFaultyComments("/** Whether it is open. */")).toEqual(["Whether it is open."]);
    expect(findFaultyComments("f();\n  // Rendered\n  // anew.\n")).toEqual(["anew"]);
    expect(findFaultyComments('/** The door. */\nconst place = "http://somebody";')).toEqual([]);
  });
});
