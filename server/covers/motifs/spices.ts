import { disc, fill, ink, leaf, num, polar, slab } from "../paper";
import type { Motif } from "../Piece";

export const cinnamon: Motif = {
  word: "cinnamon",
  tone: "#9A5A30",
  manner: "small",
  draw: (hand) => {
    const stick = (turn: number): string => slab(hand, 0, 0, 104, 17, turn);
    const rolled = (turn: number): string => {
      const [x, y] = polar(0, 0, 52, turn);
      return disc(hand, x, y, 8, 9) + disc(hand, -x, -y, 8, 9);
    };
    const seam = (turn: number): string => {
      const [x, y] = polar(0, 0, 46, turn);
      return `M${num(-x)} ${num(-y)}L${num(x)} ${num(y)}`;
    };
    return {
      cut: stick(-16) + rolled(-16) + stick(18) + rolled(18),
      fill: "#8A4C28",
      over:
        fill(stick(18), "#A8653A") +
        ink(seam(18), "#D69A66", 3) +
        ink(rolled(18) + rolled(-16), "#D69A66", 2.2),
      reach: 52,
    };
  },
};

export const staranise: Motif = {
  word: "spices",
  tone: "#8A4A2A",
  manner: "small",
  draw: (hand) => {
    const ways = Array.from({ length: 8 }, (_, i) => i * 45 + hand.sway(5));
    return {
      cut: ways.map((way) => leaf(0, 0, way, 38, 10)).join(""),
      fill: "#7A3F22",
      over:
        ink(
          ways
            .map(
              (way) =>
                `M${polar(0, 0, 9, way).map(num).join(" ")}L${polar(0, 0, 28, way).map(num).join(" ")}`,
            )
            .join(""),
          "#B9794C",
          2,
        ) +
        ink(
          ways.map((way) => `M${polar(0, 0, 17, way).map(num).join(" ")}h.1`).join(""),
          "#D9A05C",
          8,
        ),
      reach: 36,
    };
  },
};
