import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const project = resolve(__dirname, "..");
const MAX_WORDS = 30;

/** Words that technical English replaces: "whoever" by the subject, "beside" by "next to", "anew" by "again". */
const BANNED =
  /\b(?:who(?:so)?ever|somebody|anybody|nobody|beside|anew|in place of|such as it is)\b/gi;

/** The changelog keeps the words of its versions, and the coverage table those of the specification. */
const EXEMPT = ["CHANGELOG.md", "docs/spec-coverage.md"];

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

/** Returns the banned words and long sentences of a page. */
function findFaults(markdown: string): string[] {
  const text = markdown.replace(/`[^`\n]*`|\[\d\]|"[^"\n]*"/g, "");
  const sentences = readParagraphs(markdown).flatMap((paragraph) =>
    paragraph.split(/(?<=[.!?]["”)*]*) /),
  );
  return [
    ...(text.match(BANNED) ?? []),
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
    expect(findFaults(`Short.\n\n- ${long}\n- Short.`)).toEqual([`- ${long}`]);
    expect(findFaults(`| ${long} |\n\n\`\`\`\n${long}\n\`\`\`\n`)).toEqual([]);
  });
});
