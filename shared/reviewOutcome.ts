/** The way in which a reviewer cooked. The values are those of the database. */
export enum ReviewOutcome {
  AS_WRITTEN = "as_written",
  WITH_CHANGES = "with_changes",
}

/** The kind of a change that a reviewer made. */
export enum ReviewChangeKind {
  SWAPPED = "SWAPPED",
  LEFT_OUT = "LEFT_OUT",
  ADDED = "ADDED",
  MORE = "MORE",
  LESS = "LESS",
  STEP = "STEP",
  OTHER = "OTHER",
}
