/** A list with one of its items moved to another index; an index outside of the list changes nothing. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const changed = [...list];
  if (to < 0 || to >= list.length) return changed;
  changed.splice(to, 0, ...changed.splice(from, 1));
  return changed;
}
