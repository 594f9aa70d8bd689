/** Returns a list with one item moved; an index outside of the list changes nothing. */
export function moveItem<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const reordered = [...list];
  if (to < 0 || to >= list.length) return reordered;
  reordered.splice(to, 0, ...reordered.splice(from, 1));
  return reordered;
}
