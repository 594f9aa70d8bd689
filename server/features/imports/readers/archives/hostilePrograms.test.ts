import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { makeZip } from "../../../../testing/archives";
import { programFiles } from "../../../../testing/programs/files";
import { planToEat } from "../../../../testing/programs/lists";
import { copyMeThat, recipeKeeper } from "../../../../testing/programs/pages";
import { mealie, tandoor } from "../../../../testing/programs/selfHosted";
import { ImportError } from "../ImportError";
import { isZip } from "./Archive";
import { ByteAllowance } from "./ByteAllowance";
import { readArchive, readLargeArchive } from "./readArchive";

const MEGABYTE = 1024 * 1024;

const TOO_LARGE = "This archive is too large when it is unpacked.";

const refusal = async (bytes: Uint8Array, allowance?: ByteAllowance): Promise<string> => {
  try {
    await readArchive("x.zip", bytes, allowance);
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError);
    return (error as ImportError).message;
  }
};

/** Reads a file and fails for any error that is not meant for users. */
async function readOrRefuse(bytes: Uint8Array) {
  try {
    for (const recipe of await readArchive("x", bytes)) {
      expect(recipe).toMatchObject({
        name: expect.any(String),
        ingredients: expect.any(Array),
        instructions: expect.any(Array),
        tags: expect.any(Array),
        photos: expect.any(Array),
        warnings: expect.any(Array),
      });
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
  }
}

describe("A malicious file in the format of another program", () => {
  it.each(["recipes.html", "export.csv", "recipe.json", "soup/original.json"])(
    "is refused if %s unpacks to too much",
    async (name) => {
      expect(await refusal(makeZip({ [name]: new Uint8Array(65 * MEGABYTE) }))).toBe(TOO_LARGE);
    },
  );

  it("is refused if its files together unpack to too much", async () => {
    const pages = { "a.html": recipeKeeper, "b.html": recipeKeeper, "c.html": copyMeThat };
    const tables = { "a.csv": planToEat, "b.csv": planToEat };
    expect(await refusal(makeZip(pages), new ByteAllowance(2 * recipeKeeper.length))).toBe(
      TOO_LARGE,
    );
    expect(await refusal(makeZip(tables), new ByteAllowance(planToEat.length + 10))).toBe(
      TOO_LARGE,
    );
    const inner = makeZip({ "recipe.json": mealie, "image.jpg": new Uint8Array(900) });
    expect(await refusal(makeZip({ "a.zip": inner }), new ByteAllowance(inner.length + 900))).toBe(
      TOO_LARGE,
    );
  });

  it("reaches no other files through names in its content", async () => {
    const paths = ["../../etc/passwd", "/etc/passwd", "__proto__", "..\\..\\etc\\passwd"];
    for (const path of paths) {
      for (const page of [recipeKeeper, copyMeThat]) {
        const html = page.replace(/src="[^"]+"/g, `src="${path}"`);
        const [recipe] = await readArchive("x.zip", makeZip({ "recipes.html": html }));
        expect(recipe).toMatchObject({
          photos: [],
          warnings: expect.arrayContaining(["A photo is missing in the archive."]),
        });
      }
    }
  });

  it("names only some of its many fields", async () => {
    const fields = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, i) => [`${"field".repeat(100)}${i}`, "x"]),
    );
    const [recipe] = await readArchive(
      "x.json",
      Buffer.from(JSON.stringify({ ...mealie, ...fields })),
    );
    expect(recipe!.warnings.join().length).toBeLessThan(3_000);
  });

  it("is read, however many pictures and steps it has", async () => {
    const text =
      "![a](https://x.yz/a.jpg) <img src='b.jpg'> [photo:c] {{ ingredients[0] }} ".repeat(5_000);
    const steps = Array.from({ length: 5_000 }, () => ({
      instruction: "Mix. ![](x.jpg)",
      time: 5,
    }));
    for (const recipe of [
      { ...mealie, recipeInstructions: [{ text }] },
      { ...tandoor, steps: [{ instruction: text, ingredients: [] }, ...steps] },
      { name: "x", directions: text, ingredients: "" },
    ]) {
      const [read] = await readArchive("x.json", Buffer.from(JSON.stringify(recipe)));
      expect(read!.steps?.length ?? 0).toBeLessThanOrEqual(200);
    }
  });
});

describe("A file of another program with any content", () => {
  const anyFile = fc
    .constantFrom(...Object.values(programFiles))
    .map((make) => Buffer.from(make()));

  it("yields recipes or a message if bytes are changed, or it is truncated", async () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 });
    const share = fc.double({ min: 0.2, max: 1, noNaN: true });
    await fc.assert(
      fc.asyncProperty(anyFile, changes, share, (bytes, byteChanges, length) => {
        for (const [at, byte] of byteChanges) bytes[at % bytes.length] = byte;
        return readOrRefuse(bytes.subarray(0, Math.ceil(bytes.length * length)));
      }),
      { numRuns: 300 },
    );
  });

  it("yields recipes or a message if its JSON has any shape", async () => {
    const names =
      "recipe_ingredient recipeIngredient recipeInstructions nutrition tools notes recipeYield recipeCategory extras";
    const others =
      "steps keywords properties working_time food_properties image directions photos labels recipeLabels comment date";
    const part = fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.dictionary(
          fc.constantFrom(
            ...(
              "food unit quantity amount note title text summary instruction ingredients name label data " +
              "step_recipe_data file property_type property_amount is_header"
            ).split(" "),
          ),
          fc.jsonValue(),
        ),
      ),
    );
    const fields = fc.dictionary(fc.constantFrom(...`${names} ${others}`.split(" ")), part);
    const first = fc.constantFrom(
      { name: "x", slug: "x", recipe_ingredient: [] },
      { name: "x", steps: [{ instruction: "Mix." }] },
      { name: "x", recipeIngredient: [] },
      { title: "x", ingredients: "x", instructions: "x", labels: [] },
      { name: "x", directions: "Mix." },
    );
    await fc.assert(
      fc.asyncProperty(first, fields, (recipe, more) =>
        readOrRefuse(Buffer.from(JSON.stringify({ ...recipe, ...more }))),
      ),
      { numRuns: 500 },
    );
  });
});

describe("A file of another program on a disk", () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "programs-"))));
  afterAll(() => rmSync(folder, { recursive: true }));

  const zips = Object.entries(programFiles).filter(([, make]) => isZip(make()));

  it.each(zips)(
    "of %s is read as in memory, and its photos stay where they are",
    async (_, make) => {
      const path = join(folder, "x.zip");
      writeFileSync(path, make());
      const read = await readLargeArchive(path);
      const count = (await readArchive("x.zip", make())).flatMap(({ photos }) => photos).length;
      const photos = read.flatMap((recipe) => recipe.photos);
      expect(photos.filter((photo) => "bytes" in photo)).toEqual([]);
      expect(photos.length).toBe(count);
      expect(count).toBeGreaterThan(0);
    },
  );

  it("is refused if its photos unpack to far more than its size", async () => {
    const page = recipeKeeper.replaceAll(/images\/a_\d\.jpg/g, "images/zeros.jpg").repeat(30);
    const path = join(folder, "bomb.zip");
    const files = { "recipes.html": page, "images/zeros.jpg": new Uint8Array(14 * MEGABYTE) };
    writeFileSync(path, makeZip(files));
    await expect(readLargeArchive(path)).rejects.toThrow(TOO_LARGE);
  });
});
