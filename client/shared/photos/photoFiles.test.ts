import { sortOut } from "./photoFiles";

const MB = 1024 * 1024;
const file = (name: string, type = "image/jpeg", size = 1_000) => ({ name, type, size });

describe("Files that are chosen as photos", () => {
  it.each(["image/jpeg", "image/png", "image/webp", "image/avif", ""])("may be %j", (type) => {
    const one = file("plum", type);
    expect(sortOut([one], 12)).toEqual({ taken: [one], refusals: [] });
  });

  it.each([
    [
      file("a.heic", "image/heic"),
      "a.heic: HEIC photos are not supported. Export the photo as JPEG and try again.",
    ],
    [
      file("a.HEIF", ""),
      "a.HEIF: HEIC photos are not supported. Export the photo as JPEG and try again.",
    ],
    [
      file("a", "image/heif-sequence"),
      "a: HEIC photos are not supported. Export the photo as JPEG and try again.",
    ],
    [
      file("a.svg", "image/svg+xml"),
      "a.svg: This file is not a supported image. Please use JPEG, PNG, WebP or AVIF.",
    ],
    [file("a.jpg", "image/jpeg", 15 * MB + 1), "a.jpg: A photo may be at most 15 MB."],
  ])("are refused before they are sent: %j", (one, refusal) => {
    expect(sortOut([one], 12)).toEqual({ taken: [], refusals: [refusal] });
  });

  it("may have up to 15 MB", () => {
    expect(sortOut([file("a.jpg", "image/jpeg", 15 * MB)], 12).refusals).toEqual([]);
  });

  it("are accepted up to the limit, and the others are refused with one message", () => {
    const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => file(name));
    expect(sortOut([a!, b!, c!, d!], 2)).toEqual({
      taken: [a, b],
      refusals: ["A recipe may have at most 12 photos."],
    });
    expect(sortOut([a!], 0).taken).toEqual([]);
    expect(sortOut([a!, b!], 2).refusals).toEqual([]);
  });

  it("do not count against the limit if they are refused", () => {
    const [good, bad] = [file("a.jpg"), file("b.heic", "")];
    expect(sortOut([bad, good], 1).taken).toEqual([good]);
  });
});
