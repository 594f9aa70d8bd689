import fc from "fast-check";
import { COVER_SHAPE, coverPart, toShares } from "./shares";

const side = fc.integer({ min: 40, max: 12_000 });

describe("The part of a photo that becomes a cover", () => {
  it.each([
    ["a landscape", { width: 2000, height: 1000 }, { x: 12.5, y: 0, width: 75, height: 100 }],
    ["a portrait", { width: 1000, height: 1500 }, { x: 0, y: 27.777, width: 100, height: 44.444 }],
    ["one of that shape", { width: 1500, height: 1000 }, { x: 0, y: 0, width: 100, height: 100 }],
  ])("of %s is the largest centered part", (_what, picture, { x, y, width, height }) => {
    const part = coverPart(picture);
    expect(part.unit).toBe("%");
    expect(part.x).toBeCloseTo(x, 2);
    expect(part.y).toBeCloseTo(y, 2);
    expect(part.width).toBeCloseTo(width, 2);
    expect(part.height).toBeCloseTo(height, 2);
  });

  it("has the shape of a cover and touches two edges, for photos of any shape", () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const part = coverPart({ width, height });
        const shape = (part.width * width) / (part.height * height);
        expect(shape).toBeCloseTo(COVER_SHAPE, 5);
        expect(Math.max(part.width, part.height)).toBeCloseTo(100, 8);
      }),
    );
  });
});

describe("The crop area", () => {
  it("is sent as fractions", () => {
    const crop = { unit: "%" as const, x: 12.5, y: 0, width: 75, height: 100 };
    expect(toShares(crop)).toEqual({ left: 0.125, top: 0, width: 0.75, height: 1 });
  });

  it("is not sent if it covers the whole photo, or nearly", () => {
    expect(toShares({ unit: "%", x: 0, y: 0, width: 100, height: 100 })).toBeNull();
    expect(toShares({ unit: "%", x: 0.02, y: 0, width: 99.95, height: 99.99 })).toBeNull();
  });

  it("never extends beyond the edge", () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(percent, percent, (x, y) => {
        // A selection at the edge as the browser reports it, in fractions of pixels.
        const crop = { unit: "%" as const, x, y, width: 100 - x + 1e-9, height: 100 - y };
        const part = toShares(crop) ?? { left: 0, top: 0, width: 1, height: 1 };
        expect(part.left + part.width).toBeLessThanOrEqual(1 + Number.EPSILON);
        expect(part.top + part.height).toBeLessThanOrEqual(1 + Number.EPSILON);
      }),
    );
  });
});
