import { sprig } from "../arrange";
import { mix, soften } from "../colours";
import { disc, fill, polar, scallop } from "../paper";
import type { Vessel } from "../Scene";

export const ramekins: Vessel = {
  word: "small cups",
  sweet: true,
  alone: true,
  draw: ({ sheet, food, x, y, tint }) => {
    const { hand, palette } = sheet;
    const spots = hand.pick([
      [-92, -52, 72, -76, 20, 78],
      [92, -52, -72, -76, -20, 78],
      [-96, 58, 6, -78, 98, 62],
    ]);
    const cream = soften(tint, "#FBE3B4", 0.6);
    return [0, 1, 2]
      .map((i) => {
        const [cx, cy] = [x + (spots[i * 2] ?? 0), y + (spots[i * 2 + 1] ?? 0)];
        const lead = food.main[i % food.main.length];
        const [leaf] = food.leaves;
        const top = leaf && (i === 0 || !lead) ? sprig(sheet, leaf, cx, cy, 20) : "";
        return (
          sheet.lay(scallop(hand, cx, cy, 80, 26, 2.6), i === 1 ? palette.well : palette.rim, 5) +
          fill(disc(hand, cx, cy, 68), mix(cream, "#6b3a1c", 0.35)) +
          fill(disc(hand, cx + 1, cy + 1, 65), i === 1 ? mix(cream, tint, 0.3) : cream) +
          (lead
            ? [-40, 80, 200]
                .map((way) =>
                  sheet.place(lead, ...polar(cx, cy, 27, way + i * 50), way, 28 / lead.reach, 2),
                )
                .join("")
            : "") +
          top
        );
      })
      .join("");
  },
};
