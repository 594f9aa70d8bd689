import { words } from "../../shared/words";
import classes from "./NoteSlip.module.css";
import { type NoteSlip_RecipeRef, useNoteSlip_Recipe } from "./NoteSlip_recipe.generated";

interface NoteSlipProps {
  recipe: NoteSlip_RecipeRef;
  userName: string;
}

/** One's own note, as a slip of paper beside the recipe. */
export function NoteSlip({ recipe: ref, userName }: NoteSlipProps) {
  const { viewerNote } = useNoteSlip_Recipe(ref);
  return (
    <section className={classes.slip} aria-label={words.notes.title}>
      <h2 className={classes.title}>{words.notes.of(userName)}</h2>
      <p className={classes.text} data-empty={!viewerNote || undefined}>
        {viewerNote?.text ?? words.notes.none}
      </p>
    </section>
  );
}
