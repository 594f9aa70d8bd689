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
  ["soup.exe", "MZ"],
  ["soup", "Onion soup"],
])("%s is refused as a file that cannot be imported", async (fileName, content) => {
  await expect(readFile(fileName, Buffer.from(content))).rejects.toThrow(
    new ImportError("Files of this kind cannot be imported."),
  );
});
