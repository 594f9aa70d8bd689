import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ImportedRecipe } from "../../server/features/imports/readers/ImportedRecipe";
import { readPage } from "../../server/features/imports/readers/readPage";

/** The expected fields of a page; null for absent ones. */
interface Expected {
  url: string;
  recipe: Record<string, unknown>;
}

/** The expected and the actual value of a page's field. */
export interface ReadField {
  page: string;
  field: string;
  expected: unknown;
  read: unknown;
}

const expected = JSON.parse(readFileSync(join(__dirname, "expected.json"), "utf8")) as Record<
  string,
  Expected
>;

/** The pages' names, from their files. */
export const pageNames = readdirSync(join(__dirname, "pages")).map((file) =>
  file.replace(/\.html$/, ""),
);

function comparable(recipe: ImportedRecipe | undefined): Record<string, unknown> {
  const [photo] = recipe?.photos ?? [];
  return { ...recipe, photo: photo && "url" in photo ? decodeURI(photo.url) : undefined };
}

/** All fields of a page. */
export function readFields(page: string): ReadField[] {
  const { url, recipe } = expected[page]!;
  const html = readFileSync(join(__dirname, "pages", `${page}.html`), "utf8");
  const read = comparable(readPage(html, url)[0]);
  return Object.keys(recipe).map((field) => ({
    page,
    field,
    expected: recipe[field] ?? null,
    read: read[field] ?? null,
  }));
}

const normalize = (value: unknown): string =>
  JSON.stringify(value).normalize("NFKC").replaceAll("⁄", "/").replace(/\s+/g, " ");

/** Checks that a field is read as expected. */
export const isRight = (field: ReadField): boolean =>
  normalize(field.expected) === normalize(field.read);
