import { archives } from "../../../testing/archives";
import { ImportError } from "./ImportError";
import { readFile } from "./readFile";

const namesIn = async (fileName: string, content: string | Uint8Array) =>
  (await readFile(fileName, Buffer.from(content))).map(({ name }) => name);

const PAGE = `<script type="application/ld+json">
  {"@type": "Recipe", "name": "Onion soup", "recipeIngredient": ["2 onions"], "recipeInstructions": "Fry."}
</script>`;

it.each(Object.keys(archives))("The recipes of %s are read", async (fileName) => {
  expect(await namesIn(fileName, archives[fileName]!())).not.toEqual([]);
});

it.each([
  ["soup.html", PAGE],
  ["soup.txt", "Onion soup\n\n2 onions\n1 l water\n\nFry the onions.\nAdd the water."],
  ["soup.md", "# Onion soup\n\n- 2 onions\n- 1 l water\n\n1. Fry the onions.\n2. Add the water."],
])("The recipe of %s is read", async (fileName, content) => {
  expect(await namesIn(fileName, content)).toEqual(["Onion soup"]);
});

it.each([
  ["a title", "title: Onion soup\nservings: 4\ntags: [quick]", { servings: 4, tags: ["quick"] }],
  ["times", "title: Onion soup\nprep time: 10 min", { prepMinutes: 10, warnings: [] }],
  [
    "other fields",
    "cssclass: recipe",
    { warnings: ["Left out, since it has no place here: cssclass."] },
  ],
])("Markdown may have front matter with %s", async (_, matter, fields) => {
  const body = "# Onion soup\n\n- 2 onions\n- 1 l water\n\n1. Fry the onions.\n2. Add the water.";
  const text = Buffer.from(`---\n${matter}\n---\n\n${body}`);
  expect(await readFile("soup.md", text)).toEqual([
    expect.objectContaining({
      name: "Onion soup",
      ingredients: ["2 onions", "1 l water"],
      instructions: ["Fry the onions.", "Add the water."],
      ...fields,
    }),
  ]);
});

it.each([
  ["soup.exe", "MZ"],
  ["soup", "Onion soup"],
])("%s is refused as a file that cannot be imported", async (fileName, content) => {
  await expect(readFile(fileName, Buffer.from(content))).rejects.toThrow(
    new ImportError("Files of this kind cannot be imported."),
  );
});
