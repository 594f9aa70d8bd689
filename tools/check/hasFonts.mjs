import sharp from "sharp";

const renderLetter = (letter) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text y="30" font-size="30">${letter}</text></svg>`,
    ),
  )
    .raw()
    .toBuffer();

/** Renders two letters and compares them: without fonts, both are the same empty box. */
export async function hasFonts() {
  const [first, second] = await Promise.all(["M", "W"].map(renderLetter));
  return !first.equals(second);
}
