import { latePart } from "../../hydration/lateText";

const late = latePart(() => import("./NoteSlip").then(({ NoteSlip }) => NoteSlip));

/** Loads what shows notes, which visitors do not see. */
export const loadNote = late.load;

export const LateNoteSlip = late.Component;
