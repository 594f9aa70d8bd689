import { Button } from "@mantine/core";
import { useState } from "react";
import { t } from "../../shared/messages/t";
import { lazyComponent } from "../../shared/ui/lazyComponent";
import type { NoteAuthor } from "./noteAuthors";
import classes from "./NoteSlip.module.css";

const NoteEditor = lazyComponent(() => import("./NoteEditor").then(({ NoteEditor }) => NoteEditor));

interface NotePaperProps {
  recipe: { id: string; recipeId: number; name: string };
  /** The note's author; the viewer if absent. */
  author?: NoteAuthor;
  note: { id: string; text: string; version: number } | null | undefined;
  /** True if the viewer may edit the note. */
  writable: boolean;
}

/** The text of a note, read-only or editable. */
export function NotePaper({ author, note, recipe, writable }: NotePaperProps) {
  const text = note?.text;
  const [writing, setWriting] = useState(false);
  if (writing) {
    return (
      <NoteEditor
        recipe={recipe}
        {...(author && { author })}
        note={note}
        onClose={() => setWriting(false)}
      />
    );
  }
  return (
    <>
      <p className={classes.text} dir="auto" data-empty={text === undefined || undefined}>
        {text ?? t("notes.none")}
      </p>
      {writable && (
        <Button variant="default" size="sm" mt={12} onClick={() => setWriting(true)}>
          {text === undefined ? t("notes.add") : t("notes.edit")}
        </Button>
      )}
    </>
  );
}
