/** The palette of all ingredients, so that any two of them harmonize. */
export const pantry = {
  tomato: "#C8412A",
  blood: "#97291E",
  coral: "#E26D4C",
  carrot: "#E07B2E",
  peach: "#F2A65E",
  saffron: "#E9AE34",
  lemon: "#F2CB4E",
  butter: "#F4DC93",
  cream: "#FAF0DA",
  white: "#FFFAEF",
  lime: "#A3B944",
  sprout: "#CBD68F",
  leaf: "#5C8A3F",
  forest: "#34603A",
  pine: "#234534",
  crust: "#B9783A",
  toast: "#D9A45E",
  dough: "#EFD3A0",
  cocoa: "#5A3322",
  coffee: "#3B2219",
  walnut: "#8E5A35",
  rose: "#E8989A",
  ham: "#F0B5A0",
  beet: "#98284F",
  plum: "#5B2C4E",
  night: "#3C3E66",
  sky: "#7F93B5",
  slate: "#5F7280",
  steel: "#C9CBC4",
  stone: "#B8A890",
} as const;

/** The colors that the name of a dish can state. */
export const sauces = {
  red: "#C4442A",
  orange: "#DE8636",
  yellow: "#E7B945",
  green: "#8FA64A",
  lime: "#CAD27E",
  cream: "#F1DDB0",
  white: "#F8F0DC",
  golden: "#E0B865",
  tan: "#C99A66",
  brown: "#925A2E",
  dark: "#5E3722",
  wine: "#73233A",
  pink: "#D9607A",
} as const;

export type SauceName = keyof typeof sauces;

/** Returns true for the name of a color that dishes can state. */
export function isSauce(text: string): text is SauceName {
  return Object.hasOwn(sauces, text);
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes two colors; share 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((channel, i) => Math.round(channel + ((b[i] ?? channel) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** Lightens a filling. Chocolate and coffee stay dark, since they would turn muddy. */
export function soften(colour: string, towards: string, share: number): string {
  const [red, green, blue] = channels(colour);
  const bright = red * 0.3 + green * 0.59 + blue * 0.11;
  return mix(colour, towards, bright < 118 ? share * 0.25 : share);
}

/** Returns the visual distance of two colors, from 0 to about 765 (the "redmean" measure). */
export function apart(first: string, second: string): number {
  const [[r1, g1, b1], [r2, g2, b2]] = [channels(first), channels(second)];
  const red = (r1 + r2) / 2;
  return Math.sqrt(
    (2 + red / 256) * (r1 - r2) ** 2 +
      4 * (g1 - g2) ** 2 +
      (2 + (255 - red) / 256) * (b1 - b2) ** 2,
  );
}
