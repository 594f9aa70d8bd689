import sharp from "sharp";
import { encodePhoto } from "./encodePhoto";
import type { PhotoCropInput } from "./PhotoCropInput";
import { readPhoto } from "./readPhoto";

const KEY = "0123456789abcdef0123456789abcdef";

/**
 * Makes a picture whose upper left quarter is red, the upper right green and the lower left blue.
 */
const quarters = (width: number, height: number) => {
  const quarter = (colour: string, leftHalf: number, top: number) => ({
    input: {
      create: { width: width / 2, height: height / 2, channels: 3 as const, background: colour },
    },
    left: leftHalf,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: "white" } }).composite([
    quarter("red", 0, 0),
    quarter("lime", width / 2, 0),
    quarter("blue", 0, height / 2),
  ]);
};

const encode = async (bytes: Buffer, crop: PhotoCropInput | null = null) =>
  encodePhoto(await readPhoto(bytes), crop, KEY);

/** Returns the color in the middle of a quarter of a picture. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red, green, blue] = [...data.subarray(at, at + 3)].map((value) => value > 127);
  return `${red ? "r" : ""}${green ? "g" : ""}${blue ? "b" : ""}`;
}

const corners = async (bytes: Buffer) =>
  Promise.all(
    [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ].map(([x, y]) => colourAt(bytes, x!, y!)),
  );

describe("The files of a photo", () => {
  it("have the widths that pages use, and one file is for other sites", async () => {
    const { files, ...photo } = await encode(await quarters(3000, 2000).jpeg().toBuffer());
    expect(photo).toMatchObject({ width: 1600, height: 1067 });
    const sizes = await Promise.all(
      files.map(async ({ name, bytes }) => {
        const { format, width, height } = await sharp(bytes).metadata();
        return [name.replace(KEY, ""), format, width, height];
      }),
    );
    expect(sizes).toEqual([
      ["-320.webp", "webp", 320, 213],
      ["-640.webp", "webp", 640, 427],
      ["-1024.webp", "webp", 1024, 683],
      ["-1600.webp", "webp", 1600, 1067],
      ["-share.jpg", "jpeg", 1200, 630],
    ]);
  });

  it.each([
    [700, 500, ["-320.webp", "-640.webp", "-700.webp"]],
    [640, 640, ["-320.webp", "-640.webp"]],
    [2, 2, ["-2.webp"]],
  ])("are never enlarged: %i × %i", async (width, height, names) => {
    const { files, ...photo } = await encode(await quarters(width, height).png().toBuffer());
    expect(photo).toMatchObject({ width, height });
    expect(files.map(({ name }) => name.replace(KEY, ""))).toEqual([...names, "-share.jpg"]);
  });

  it("fit the limits of browsers, even for a long and narrow picture", async () => {
    const tall = await encode(await quarters(400, 8000).png().toBuffer());
    expect(tall).toMatchObject({ width: 240, height: 4800 });
    const flat = await encode(await quarters(4000, 2).png().toBuffer());
    expect(flat).toMatchObject({ width: 1600, height: 1 });
  });

  it("include a placeholder of some hundred bytes", async () => {
    const { placeholder } = await encode(await quarters(600, 400).jpeg().toBuffer());
    expect(placeholder.length).toBeLessThan(700);
    const [, base64] = /^data:image\/webp;base64,(.+)$/.exec(placeholder) ?? [];
    const bytes = Buffer.from(base64!, "base64");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 16, height: 11 });
    expect(await corners(bytes)).toEqual(["r", "g", "b", "rgb"]);
  });

  it.each(["png", "webp", "avif"] as const)("are also made of %s", async (format) => {
    const { files } = await encode(await quarters(200, 100).toFormat(format).toBuffer());
    expect(await corners(files[0]!.bytes)).toEqual(["r", "g", "b", "rgb"]);
  });

  it("show the first frame of an animation", async () => {
    const frames = Buffer.concat([Buffer.alloc(64 * 64 * 3, 0), Buffer.alloc(64 * 64 * 3, 255)]);
    const moving = await sharp(frames, {
      raw: { width: 64, height: 128, channels: 3, pageHeight: 64 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const { files, ...photo } = await encode(moving);
    expect(photo).toMatchObject({ width: 64, height: 64 });
    expect(await sharp(files[0]!.bytes).metadata()).not.toHaveProperty("pages");
    expect(await corners(files[0]!.bytes)).toEqual(["", "", "", ""]);
  });

  it("show a white background for transparency on other sites", async () => {
    const clear = { width: 100, height: 100, channels: 4 as const, background: "#00000000" };
    const { files } = await encode(await sharp({ create: clear }).png().toBuffer());
    expect(await corners(files.at(-1)!.bytes)).toEqual(["rgb", "rgb", "rgb", "rgb"]);
    expect(await sharp(files[0]!.bytes).metadata()).toMatchObject({ hasAlpha: true });
  });
});

describe("The largest file of a photo", () => {
  const findLargest = async (bytes: Buffer, crop: PhotoCropInput | null = null) =>
    (await encode(bytes, crop)).files.at(-2)!.bytes;
  const webp = (width: number, height: number) => quarters(width, height).webp({ quality: 80 });
  const fullCrop = { left: 0, top: 0, width: 1, height: 1 };
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;

  it("stays unchanged when it is uploaded again, any number of times", async () => {
    const first = await findLargest(await quarters(3000, 2000).jpeg().toBuffer());
    const { files } = await encode(first);
    expect(files.map(({ name }) => name.slice(KEY.length))).toHaveLength(5);
    expect(files.at(-2)!.bytes.equals(first)).toBe(true);
    expect(files[0]!.bytes.equals(first)).toBe(false);
  });

  it.each<[string, () => Promise<Buffer>, (PhotoCropInput | null)?]>([
    ["is larger than what is shown", () => webp(1602, 800).toBuffer()],
    ["is cropped", () => webp(400, 200).toBuffer(), fullCrop],
    [
      "says where it was taken",
      () =>
        webp(400, 200)
          .withExif({ IFD0: { Artist: "x" } })
          .toBuffer(),
    ],
    ["has a profile of colours", () => webp(400, 200).withIccProfile("p3").toBuffer()],
    ["is lossless", () => webp(400, 200).webp({ lossless: true }).toBuffer()],
    ["is see-through", () => clear()],
    ["moves", () => moving()],
    ["has bytes behind it", async () => Buffer.concat([await webp(400, 200).toBuffer(), PAYLOAD])],
    ["is stored wastefully", () => wasteful()],
  ])("is encoded again if the picture %s", async (_what, make, crop = null) => {
    const bytes = await make();
    const largest = await findLargest(bytes, crop);
    expect(largest.equals(bytes)).toBe(false);
    expect(await sharp(largest).metadata()).toMatchObject({ format: "webp" });
    expect(largest.includes(PAYLOAD)).toBe(false);
  });

  const PAYLOAD = Buffer.from("<script>");
  const wasteful = () =>
    sharp({ create: { width: 400, height: 400, channels: 3, background: "black", noise } })
      .webp({ quality: 100 })
      .toBuffer();
  const clear = () =>
    sharp({ create: { width: 400, height: 400, channels: 4, background: "#ff000080" } })
      .webp({ quality: 80 })
      .toBuffer();
  const moving = () =>
    sharp(Buffer.concat([Buffer.alloc(64 * 64 * 3, 0), Buffer.alloc(64 * 64 * 3, 255)]), {
      raw: { width: 64, height: 128, channels: 3, pageHeight: 64 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
});

describe("The metadata of a photo", () => {
  const uprightCorners = ["r", "g", "b", "rgb"];
  /** Functions that rotate or mirror an upright picture, by orientation. */
  const turns: Record<number, (picture: sharp.Sharp) => sharp.Sharp> = {
    1: (picture) => picture,
    2: (picture) => picture.flop(),
    3: (picture) => picture.rotate(180),
    4: (picture) => picture.flip(),
    6: (picture) => picture.rotate(270),
    8: (picture) => picture.rotate(90),
  };

  it.each(Object.keys(turns).map(Number))(
    "rotates or mirrors it as they state: %i",
    async (orientation) => {
      const flat = sharp(await quarters(400, 200).png().toBuffer());
      const storedPicture = await sharp(await turns[orientation]!(flat).png().toBuffer())
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer();
      const upright = await encode(storedPicture);
      expect(upright).toMatchObject({ width: 400, height: 200 });
      expect(await corners(upright.files[0]!.bytes)).toEqual(uprightCorners);
      const cropped = await encode(storedPicture, { left: 0.5, top: 0, width: 0.5, height: 0.5 });
      expect(cropped).toMatchObject({ width: 200, height: 100 });
      expect(await corners(cropped.files[0]!.bytes)).toEqual(["g", "g", "g", "g"]);
    },
  );

  it("are removed, including place, time, camera and color profile", async () => {
    const tagged = await quarters(400, 300)
      .withExif({
        IFD0: { Make: "SECRETCAMERA", Copyright: "SECRETNAME" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
      })
      .withIccProfile("p3")
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRETXMP</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(tagged.toString("latin1")).toMatch(/SECRETCAMERA[^]*SECRETXMP/);
    const { files, placeholder } = await encode(tagged);
    const tiny = Buffer.from(placeholder.split(",")[1]!, "base64");
    for (const bytes of [...files.map((file) => file.bytes), tiny]) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      expect(bytes.toString("latin1")).not.toContain("SECRET");
    }
  });
});

describe("A crop", () => {
  it.each([
    ["the whole", { left: 0, top: 0, width: 1, height: 1 }, 600, 400],
    ["a half", { left: 0.5, top: 0, width: 0.5, height: 1 }, 300, 400],
    [
      "a part smaller than a pixel",
      { left: 0.9999, top: 0.9999, width: 0.0001, height: 0.0001 },
      1,
      1,
    ],
    [
      "a sum that is a little more than all",
      { left: 0.1, top: 0.7, width: 0.9, height: 0.3 },
      540,
      120,
    ],
  ])("keeps %s", async (_what, crop, width, height) => {
    const photo = await encode(await quarters(600, 400).png().toBuffer(), crop);
    expect(photo).toMatchObject({ width, height });
  });
});
