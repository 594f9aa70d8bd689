import { Button } from "@mantine/core";
import { useState } from "react";
import { words } from "../../shared/words";
import { NoteEditor } from "./NoteEditor";
import classes from "./NoteSlip.module.css";
import { type NoteSlip_RecipeRef, useNoteSlip_Recipe } from "./NoteSlip_recipe.generated";

interface NoteSlipProps {
  recipe: NoteSlip_RecipeRef;
  userName: string;
}

/** One's own note, as a slip of paper beside the recipe, to be read or written on. */
export function NoteSlip({ recipe: ref, userName }: NoteSlipProps) {
  const { id, recipeId, viewerNote } = useNoteSlip_Recipe(ref);
  const [writing, setWriting] = useState(false);
  return (
    <section className={classes.slip} aria-label={words.notes.title}>
      <h2 className={classes.title}>{words.notes.of(userName)}</h2>
      {writing ? (
        <NoteEditor
          recipe={{ id, recipeId }}
          text={viewerNote?.text ?? ""}
          onClose={() => setWriting(false)}
        />
      ) : (
        <>
          <p className={classes.text} data-empty={!viewerNote || undefined}>
            {viewerNote?.text ?? words.notes.none}
          </p>
          <Button variant="default" size="sm" mt={12} onClick={() => setWriting(true)}>
            {viewerNote ? words.notes.edit : words.notes.add}
          </Button>
        </>
      )}
    </section>
  );
}
