import { convertHeic, convertHeicFiles } from "./convertHeic";

const heic = (name = "plum.heic", type = "image/heic") => new File(["ftypheic"], name, { type });

const canvas = {
  width: 0,
  height: 0,
  getContext: () => ({ drawImage: jest.fn() }),
  toBlob: (done: (blob: Blob | null) => void, type: string) => done(new Blob(["jpeg"], { type })),
};

/** Simulates a browser, which decodes pictures to the given size, or cannot decode them. */
function simulateBrowser(size: { width: number; height: number } | null) {
  class FakeImage {
    src = "";
    naturalWidth = size?.width ?? 0;
    naturalHeight = size?.height ?? 0;
    async decode() {
      if (!size) throw new Error("The source image cannot be decoded.");
    }
  }
  Object.assign(globalThis, { Image: FakeImage, document: { createElement: () => canvas } });
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, "Image");
  Reflect.deleteProperty(globalThis, "document");
});

describe("A HEIC photo", () => {
  it.each([
    ["a file that the browser cannot decode", null, canvas.toBlob],
    [
      "a picture that is too large for a canvas",
      { width: 40, height: 30 },
      (done: (blob: Blob | null) => void) => done(null),
    ],
  ])("is unchanged if it is %s", async (_case, size, toBlob) => {
    simulateBrowser(size);
    jest.spyOn(canvas, "toBlob").mockImplementation(toBlob);
    const file = heic();
    expect(await convertHeic(file)).toBe(file);
  });

  it.each([
    ["plum.heic", "image/heic", "plum.jpg"],
    ["PLUM.HEIF", "", "PLUM.jpg"],
    ["plum", "image/heif-sequence", "plum.jpg"],
  ])("becomes JPEG in a browser that decodes it: %s of type %j", async (name, type, jpegName) => {
    simulateBrowser({ width: 400, height: 300 });
    const revoked = jest.spyOn(URL, "revokeObjectURL");
    const file = await convertHeic(heic(name, type));
    expect([file.name, file.type, await file.text()]).toEqual([jpegName, "image/jpeg", "jpeg"]);
    expect(canvas).toMatchObject({ width: 400, height: 300 });
    expect(revoked).toHaveBeenCalledTimes(1);
  });

  it("is reduced to the size that a canvas can have", async () => {
    simulateBrowser({ width: 8_000, height: 6_000 });
    await convertHeic(heic());
    expect(canvas.width * canvas.height).toBeLessThanOrEqual(16_000_000);
    expect(canvas.width / canvas.height).toBeCloseTo(4 / 3, 2);
  });
});

it("Files of other kinds are unchanged and keep their order", async () => {
  simulateBrowser({ width: 400, height: 300 });
  const [first, last] = ["a.jpg", "c.png"].map((name) => new File(["x"], name));
  const files = await convertHeicFiles([first!, heic("b.heic"), last!]);
  expect(files.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg", "c.png"]);
  expect([files[0], files[2]]).toEqual([first, last]);
});
