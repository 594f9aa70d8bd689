import type { Hand } from "../hand";
import { disc, fill, ink } from "../paper";
import type { Piece } from "../Piece";

/** What cannot lie on a bare cloth gets a small dish. */
export function saucer(hand: Hand, piece: Piece): Piece {
  return {
    cut: disc(hand, 0, 0, 46, 45),
    fill: "#F3E8D2",
    over: ink(disc(hand, 0, 0, 41), "#C9A98A", 2) + fill(piece.cut, piece.fill) + piece.over,
    reach: 44,
  };
}
