import { mix } from "../colors";
import { disc, fill, ink, formatNumber, slab } from "../paper";
import type { Sheet } from "../Sheet";

/** A wooden board with its grain, and a handle on one side. */
export function wood(sheet: Sheet, x: number, y: number, side: number): string {
  const { hand } = sheet;
  const colour = hand.pick(["#C4925A", "#A87446", "#8A5834", "#D6AC74"]);
  const grain = [-96, -58, -14, 30, 74, 104].map((dy) => {
    const from = x - 168 + hand.between(0, 90);
    return `M${formatNumber(Math.round(from))} ${formatNumber(y + dy)}q${Math.round(hand.between(50, 90))} ${Math.round(hand.sway(9))} ${Math.round(hand.between(110, 230))} ${Math.round(hand.sway(4))}`;
  });
  return (
    sheet.lay(
      slab(hand, x, y, 376, 254, 0, 4) + slab(hand, x + side * 226, y, 92, 56, 0, 3),
      colour,
      5,
    ) +
    fill(disc(hand, x + side * 244, y, 10), mix(colour, "#2a120a", 0.45)) +
    ink(grain.join(""), mix(colour, "#5a3014", 0.28), 2.4)
  );
}
