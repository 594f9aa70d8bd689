import { type ComponentType, useState } from "react";
import type { LoadOptions, Preload } from "../../shared/preload";
import { hasRole, sessionStore } from "../../shared/session";
import type { SessionUser } from "../../shared/storedSession";
import { t } from "../../shared/messages/t";
import { PendingMark } from "../../shared/offline/PendingMark";
import { lazyComponent } from "../../shared/ui/lazyComponent";
import type { NoteAuthor, NoteAuthors } from "./noteAuthors";
import { preloadNoteAuthors } from "./NoteAuthors.generated";
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

/** The note section of a recipe's page: its component, and the users whose notes the viewer may read. */
export interface LoadedNote {
  NoteSlip: ComponentType<NoteSlipProps>;
  authors: NoteAuthors;
}

/** Loads the users whose notes the viewer may read. Visitors do not load this file. */
export async function loadNoteSlip(
  preload: Preload,
  request: LoadOptions["request"],
): Promise<LoadedNote> {
  if (!hasRole(sessionStore.loggedIn(), "admin", "contributor")) return { NoteSlip, authors: null };
  const authors = await preloadNoteAuthors(preload, { request, fetchPolicy: "cache-first" }).catch(
    // The viewer's note is shown even if the other authors cannot be loaded.
    () => null,
  );
  return { NoteSlip, authors };
}

/** A note as a slip of paper next to the recipe: the viewer's, or that of a chosen author. */
function NoteSlip({ authors, recipe: ref, viewer }: NoteSlipProps) {
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
          selectedAuthor={author}
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
