import { loadSharp } from "../../server/lib/loadSharp";

/** A recipe card and the camera's parameters. */
export interface Card {
  lines: readonly string[];
  /** A font family of the system. */
  font: string;
  /** The camera's rotation in degrees. */
  angle: number;
  /** The contrast of noise, from 0 to about 40. */
  noise: number;
  /** The number of folds. */
  creases: number;
  /** The darkness of the darkest corner, from 0 (as light as the rest) to 1 (black). */
  shade: number;
}

const WIDTH = 1_100;
const HEIGHT = 1_500;
const MARGIN = 90;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A sequence of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A fold: a dark and a light line, side by side, from edge to edge. */
function crease(random: () => number): string {
  const [y1, y2] = [random() * HEIGHT, random() * HEIGHT];
  const line = (offset: number, color: string) =>
    `<line x1="0" y1="${y1 + offset}" x2="${WIDTH}" y2="${y2 + offset}" stroke="${color}" stroke-width="3" stroke-opacity="0.5"/>`;
  return line(0, "#6b6252") + line(4, "#fffdf6");
}

function renderSvg({ lines, font, creases, shade }: Card, random: () => number): string {
  const texts = lines.map((line, i) => {
    const y = MARGIN + 50 + i * 62;
    const size = i === 0 ? 52 : 36;
    return `<text x="${MARGIN}" y="${y}" font-family="${font}" font-size="${size}" fill="#2d2620">${escaped(line)}</text>`;
  });
  const folds = Array.from({ length: creases }, () => crease(random));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><radialGradient id="light" cx="0.3" cy="0.2" r="1.1">
      <stop offset="0" stop-color="#000" stop-opacity="0"/>
      <stop offset="1" stop-color="#000" stop-opacity="${shade}"/>
    </radialGradient></defs>
    <rect width="100%" height="100%" fill="#f6f0e0"/>
    ${texts.join("")}${folds.join("")}
    <rect width="100%" height="100%" fill="url(#light)"/>
  </svg>`;
}

/** Renders a photo of a card as JPEG. */
export async function renderCard(card: Card, seed: number): Promise<Buffer> {
  const sharp = loadSharp();
  const random = seededRandom(seed);
  const rotated = sharp(Buffer.from(renderSvg(card, random))).rotate(card.angle, {
    background: "#7d6a55",
  });
  const { data, info } = await rotated.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i++) {
    data[i] = Math.max(0, Math.min(255, data[i]! + (random() - 0.5) * 2 * card.noise));
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 82 }).toBuffer();
}
