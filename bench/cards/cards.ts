import type { Card } from "./renderCard";

const PLUM_CAKE = [
  "Plum cake",
  "Serves 12",
  "Ingredients",
  "200 g butter, softened",
  "150 g sugar",
  "3 eggs",
  "250 g plain flour",
  "2 tsp baking powder",
  "1 kg plums, halved",
  "Method",
  "1. Beat the butter with the sugar until pale.",
  "2. Stir in the eggs, one at a time.",
  "3. Fold in the flour and the baking powder.",
  "4. Bake at 180 °C for 45 minutes.",
];

const KARTOFFELSUPPE = [
  "Kartoffelsuppe",
  "Für 4 Personen",
  "Zutaten",
  "800 g mehlige Kartoffeln",
  "2 Möhren, gewürfelt",
  "1 Stange Lauch, in Ringen",
  "1 l Gemüsebrühe",
  "100 ml Sahne",
  "½ TL Muskat",
  "Zubereitung",
  "1. Das Gemüse in etwas Öl anschwitzen.",
  "2. Mit der Brühe auffüllen und 25 Minuten köcheln.",
  "3. Fein pürieren und die Sahne unterrühren.",
  "4. Mit Salz, Pfeffer und Muskat würzen.",
];

/** Debian's serif, sans serif and monospaced fonts, upright, oblique and bold. */
const FONTS = [
  "DejaVu Serif",
  "DejaVu Sans",
  "DejaVu Sans Mono",
  "Liberation Serif",
  "Liberation Sans",
];

const ANGLES = [0, 2, -3, 5, 90, -90, 180, 91.5, 178, -5];

/** Twenty photos: one of every angle in each language, each degraded in a different way. */
export const cards: readonly Card[] = Array.from({ length: 20 }, (_card, i) => ({
  lines: i % 2 ? KARTOFFELSUPPE : PLUM_CAKE,
  font: FONTS[i % FONTS.length]!,
  angle: ANGLES[Math.floor(i / 2)]!,
  noise: (i % 4) * 12,
  creases: i % 3,
  shade: (i % 5) * 0.15,
}));
