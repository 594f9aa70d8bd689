import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { archives, makeGzip, makeZip } from "../../../../testing/archives";
import { ImportError } from "../ImportError";
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

/** Sets bits of the flags or the claimed sizes of every file in an archive. */
function tampered(zip: Uint8Array, change: (header: DataView, central: boolean) => void) {
  const bytes = Buffer.from(zip);
  for (let at = 0; at < bytes.length - 4; at++) {
    const signature = bytes.readUInt32LE(at);
    if (signature === 0x04034b50 || signature === 0x02014b50) {
      const view = new DataView(bytes.buffer, bytes.byteOffset + at);
      change(view, signature === 0x02014b50);
    }
  }
  return bytes;
}

describe("A malicious archive", () => {
  it("is refused if it unpacks to too much: one file, all files, or a nested archive", async () => {
    const zeros = new Uint8Array(65 * MEGABYTE);
    expect(await refusal(makeZip({ "a.cook": zeros }))).toBe(TOO_LARGE);
    expect(await refusal(makeGzip({ name: "x", directions: " ".repeat(65 * MEGABYTE) }))).toBe(
      TOO_LARGE,
    );
    const manyFiles = Object.fromEntries(
      ["a", "b", "c"].map((name) => [`${name}.cook`, "Eat. ".repeat(100)]),
    );
    expect(await refusal(makeZip(manyFiles), new ByteAllowance(1_200))).toBe(TOO_LARGE);
    expect(await refusal(makeZip(manyFiles), new ByteAllowance(1_500))).toBe("");
    const inner = makeZip({
      "recipe.json": { name: "x", steps: [], description: "x".repeat(900) },
    });
    expect(
      await refusal(makeZip({ "a.zip": inner, "b.zip": inner }), new ByteAllowance(1_800)),
    ).toBe(TOO_LARGE);
  });

  it("is refused if a file is larger than it claims", async () => {
    const file = tampered(makeZip({ "a.cook": "Eat. ".repeat(1000) }), (header, central) =>
      header.setUint32(central ? 24 : 22, 10, true),
    );
    expect(await refusal(file)).toBe("This archive is damaged.");
  });

  it.each(["../a.cook", "/a.cook", "x/../../a.cook", "C:/a.cook", "..\\a.cook"])(
    "is refused where it names %s",
    async (name) => {
      expect(await refusal(zipSync({ [name]: strToU8("Eat.") }))).toBe(
        "This archive refers to files outside of it.",
      );
    },
  );

  it("is refused if it needs a password", async () => {
    const file = tampered(makeZip({ "a.cook": "Eat." }), (header, central) => {
      const at = central ? 8 : 6;
      header.setUint16(at, header.getUint16(at, true) | 1, true);
    });
    expect(await refusal(file)).toBe(
      "This archive is protected with a password. Export it without one.",
    );
  });

  it("is refused if it has too many files", async () => {
    const files = Object.fromEntries(
      Array.from({ length: 50_001 }, (_, i) => [`${i}.cook`, new Uint8Array()]),
    );
    expect(await refusal(zipSync(files, { level: 0 }))).toBe(
      "This archive contains too many files.",
    );
  });

  it("is read to one level of nesting only", async () => {
    const recipe = { name: "x", steps: [] };
    const deep = makeZip({ "c.zip": makeZip({ "b.zip": makeZip({ "recipe.json": recipe }) }) });
    expect(await refusal(deep)).toBe("No recipe was found.");
  });

  it("reaches no other files through names in its content", async () => {
    const recipe = {
      name: "x",
      author: "x",
      category: "x",
      difficultyLevel: "x",
      ingredients: [],
      instructions: "Eat.",
      tags: [],
      photos: [{ file: "../../etc/passwd" }, { file: "/etc/passwd" }, { file: "__proto__" }],
    };
    const potluck = { format: "potluck", version: 1, recipes: [recipe] };
    const [read] = await readArchive("x.zip", makeZip({ "potluck.json": potluck }));
    expect(read).toMatchObject({
      photos: [],
      warnings: expect.arrayContaining(["A photo is missing in the archive."]),
    });
  });

  it("is refused if a newer version or another program has written it", async () => {
    const of = (json: object) => refusal(makeZip({ "potluck.json": json }));
    expect(await of({ format: "potluck", version: 2, recipes: [] })).toBe(
      "This archive was written by a newer version of this program.",
    );
    expect(await of({ format: "x", version: 1 })).toBe("This is an archive of another program.");
    expect(await of({ format: "potluck", version: 1, recipes: [{}] })).toBe(
      "This archive is damaged.",
    );
  });
});

describe("A file with any content", () => {
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

  const anyArchive = fc.constantFrom(...Object.values(archives)).map((make) => Buffer.from(make()));

  it("yields recipes or a message if it is truncated", async () => {
    await fc.assert(
      fc.asyncProperty(anyArchive, fc.double({ min: 0, max: 1, noNaN: true }), (bytes, share) =>
        readOrRefuse(bytes.subarray(0, Math.floor(bytes.length * share))),
      ),
      { numRuns: 300 },
    );
  });

  it("yields recipes or a message if bytes are changed", async () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(anyArchive, changes, (bytes, byteChanges) => {
        for (const [at, byte] of byteChanges) bytes[at % bytes.length] = byte;
        return readOrRefuse(bytes);
      }),
      { numRuns: 500 },
    );
  });

  it("yields recipes or a message if its JSON has any shape", async () => {
    const names = [
      ..."name title ingredients directions instructions images photos photo_data steps servings".split(
        " ",
      ),
      ..."recipeIngredient recipe_instructions yield labels @type categories notes tags keywords".split(
        " ",
      ),
    ];
    const fields = fc.dictionary(fc.constantFrom(...names), fc.jsonValue(), { maxKeys: 12 });
    const recipe = fc.oneof(
      fields,
      fields.map((extraFields) => ({ title: "x", ingredients: "x", images: [], ...extraFields })),
    );
    const file = fc.constantFrom(
      "recipe.json",
      "a/recipe.json",
      "recipes/a/a.json",
      "a.json",
      "a.melarecipe",
      "potluck.json",
    );
    await fc.assert(
      fc.asyncProperty(recipe, file, (data, name) => readOrRefuse(makeZip({ [name]: data }))),
      { numRuns: 500 },
    );
  });

  it("yields recipes or a message if it is any text", async () => {
    const signs = fc.array(
      fc.constantFrom(
        ...'@ # ~ { } ( ) % = > - -- --- [- -] \\ | \n : a 1 , " title ingredients'.split(" "),
        "\n",
        " ",
      ),
      { maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(signs, async (parts) => {
        const bytes = Buffer.from(parts.join(""));
        await readOrRefuse(bytes);
        await readArchive("x.cook", bytes).catch((error: unknown) => {
          if (!(error instanceof ImportError)) throw error;
        });
      }),
      { numRuns: 500 },
    );
  });
});

describe("A malicious archive on disk", () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "archives-"))));
  afterAll(() => rmSync(folder, { recursive: true }));

  const readRefusal = async (bytes: Uint8Array): Promise<string> => {
    const path = join(folder, "x.zip");
    writeFileSync(path, bytes);
    const error: unknown = await readLargeArchive(path).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImportError);
    return (error as ImportError).message;
  };

  it("is refused if it names files outside of it", async () => {
    expect(await readRefusal(makeZip({ "../a.cook": "Eat." }))).toBe(
      "This archive refers to files outside of it.",
    );
  });

  it("is refused if it is truncated", async () => {
    const files = { "potluck.json": { format: "potluck", version: 1, recipes: [] } };
    expect(await readRefusal(makeZip(files).subarray(0, -30))).toBe("This archive is damaged.");
  });

  it("is refused if its photos unpack to far more than its size", async () => {
    const recipe = {
      ...{ name: "x", author: "x", category: "x", difficultyLevel: "x", instructions: "x" },
      ...{ ingredients: [], tags: [] },
      photos: Array.from({ length: 10 }, () => ({ file: "photos/zeros.webp" })),
    };
    const files = {
      "potluck.json": { format: "potluck", version: 1, recipes: [recipe, recipe, recipe] },
      "photos/zeros.webp": new Uint8Array(14 * MEGABYTE),
    };
    expect(await readRefusal(makeZip(files))).toBe(TOO_LARGE);
  });
});
