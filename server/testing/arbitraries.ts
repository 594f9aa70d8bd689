import fc from "fast-check";

/** Generates texts that have broken programs. */
export const texts = fc.oneof(
  fc.constantFrom(
    ...["", " ", "\0", "a\0b", "\u202Eevil", "\uFEFF", "%", "_", "\\", "'; drop table users; --"],
    ...["__proto__", "constructor", "toString", "null", "NaN", "1e999", "-0", "0x10", "٣", "½"],
    ...["<script>alert(1)</script>", "{{7*7}}", "${7*7}", "../../etc/passwd", "%00", "\ud800"],
    ...["x".repeat(256), "ﷺ".repeat(60), "e\u0301".repeat(300), "1".repeat(400), "\n".repeat(99)],
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);

/** Generates keys of rows of the demo data that belong to no demo account, and of no row. */
export const keys = fc.constantFrom(4, 5, 6, 900, 0, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1.5, 1e21);

/** Generates any value of JSON, and other values. */
export const anything = fc.oneof(
  texts,
  keys,
  fc.double(),
  fc.boolean(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Generates an example or a part of it, with random values at some positions. */
export function like(example: unknown): fc.Arbitrary<unknown> {
  if (typeof example === "string") return texts;
  if (Array.isArray(example)) return fc.tuple(...example.map(sometimesLike));
  if (typeof example !== "object" || example === null || Buffer.isBuffer(example)) return anything;
  const parts = Object.entries(example).map(([name, part]) => [name, sometimesLike(part)]);
  return fc.record(Object.fromEntries(parts));
}

/**
 * Generates mostly the value itself, so that the rest of its example is not refused because of it.
 */
const sometimesLike = (value: unknown): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(value) },
    { weight: 2, arbitrary: like(value) },
    { weight: 1, arbitrary: anything },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
