import { useState } from "react";
import type { SessionUser } from "../../shared/storedSession";
import { t } from "../../shared/messages/t";
import { PendingMark } from "../../shared/offline/PendingMark";
import { lazyComponent } from "../../shared/ui/lazyComponent";
import type { NoteAuthor, NoteAuthors } from "./noteAuthors";
import { noteKey } from "./noteKey";
import { NoteAuthorSelect } from "./NoteAuthorSelect";
import { NotePaper } from "./NotePaper";
import classes from "./NoteSlip.module.css";
import { type NoteSlip_RecipeRef, useNoteSlip_Recipe } from "./NoteSlip_recipe.generated";
import { useNoteConflict } from "./useNoteConflict";

const OthersNote = lazyComponent(() => import("./OthersNote").then(({ OthersNote }) => OthersNote));

const NoteConflict = lazyComponent(() =>
  import("./NoteConflict").then(({ NoteConflict }) => NoteConflict),
);

interface NoteSlipProps {
  recipe: NoteSlip_RecipeRef;
  viewer: SessionUser;
  authors: NoteAuthors;
}

/** A note, as a slip of paper beside the recipe: one's own, or that of somebody one works with. */
export function NoteSlip({ authors, recipe: ref, viewer }: NoteSlipProps) {
  const { id, name, recipeId, viewerNote } = useNoteSlip_Recipe(ref);
  const conflict = useNoteConflict(recipeId);
  const [author, setAuthor] = useState<NoteAuthor | null>(null);
  const recipe = { id, name, recipeId };
  return (
    <section className={classes.slip} aria-label={t("notes.title")}>
      {authors && (
        <NoteAuthorSelect
          authors={authors}
          viewerId={viewer.userId}
          chosen={author}
          onChoose={setAuthor}
        />
      )}
      <h2 className={classes.title}>{t("notes.of", { name: author?.name ?? viewer.userName })}</h2>
      {author ? (
        <OthersNote key={author.userId} recipe={recipe} author={author} />
      ) : conflict ? (
        <NoteConflict {...conflict} />
      ) : (
        <>
          <NotePaper recipe={recipe} note={viewerNote} writable />
          <PendingMark of={noteKey(recipeId)} />
        </>
      )}
    </section>
  );
}
