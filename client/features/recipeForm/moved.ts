/** A list with one of its things at another place; a place outside of the list changes nothing. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const changed = [...list];
  if (to < 0 || to >= list.length) return changed;
  changed.splice(to, 0, ...changed.splice(from, 1));
  return changed;
}
