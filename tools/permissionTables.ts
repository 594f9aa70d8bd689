import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Writes the permissions from the tests' snapshots into docs/security.md: `node -r @swc-node/register
 * tools/permissionTables.ts`
 */
const PROJECT = resolve(__dirname, "..");
const PAGE = "docs/security.md";

/** The snapshots that fill the blocks of the page, by name. */
const SNAPSHOTS = new Map([
  ["calls", "server/conventions/__snapshots__/permissions.test.ts.snap"],
  ["rules", "server/conventions/__snapshots__/rules.test.ts.snap"],
]);

/** Reads the content of a file's only snapshot. */
function readContent(snapshot: string): string {
  const [, content] = /^exports\[`[^`]+`\] = `\n([\s\S]+?)\n`;$/m.exec(snapshot) ?? [];
  if (content === undefined) throw new Error("This is no file with a snapshot.");
  return content.replace(/^"\n+|\n*"$/g, "");
}

const block = (name: string) =>
  new RegExp(`(<!-- ${name} -->\\n+\`\`\`text\\n)[\\s\\S]*?(\\n\`\`\`)`);

/** Replaces the blocks of the page by the snapshots. */
export function withPermissionTables(page: string, read: (file: string) => string): string {
  return [...SNAPSHOTS].reduce((text, [name, file]) => {
    if (!block(name).test(text)) throw new Error(`The page has no block "${name}".`);
    const content = readContent(read(file));
    return text.replace(
      block(name),
      (_, before: string, after: string) => before + content + after,
    );
  }, page);
}

if (require.main === module) {
  const read = (file: string) => readFileSync(join(PROJECT, file), "utf8");
  writeFileSync(join(PROJECT, PAGE), withPermissionTables(read(PAGE), read));
}
