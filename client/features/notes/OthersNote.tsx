import { hasRole, useSession } from "../../shared/session";
import { describeError } from "../../shared/showError";
import { t } from "../../shared/messages/t";
import type { NoteAuthor } from "./noteAuthors";
import { useNoteOfQuery } from "./NoteOf.generated";
import { NotePaper } from "./NotePaper";
import classes from "./NoteSlip.module.css";

interface OthersNoteProps {
  recipe: { id: string; recipeId: number; name: string };
  author: NoteAuthor;
}

/** The note of the chosen author, fetched after the choice. Admins may edit it. */
export function OthersNote({ author, recipe }: OthersNoteProps) {
  const session = useSession();
  const { data, error } = useNoteOfQuery({
    variables: { recipeId: recipe.recipeId, userId: author.userId },
    fetchPolicy: "cache-and-network",
  });
  if (data) {
    return (
      <NotePaper
        recipe={recipe}
        author={author}
        note={data.note}
        writable={hasRole(session, "admin")}
      />
    );
  }
  if (!error) {
    return (
      <p className={classes.text} role="status">
        {t("loading")}
      </p>
    );
  }
  const { title, reason } = describeError(error, t("notes.loadFailed"));
  return (
    <>
      <p className={classes.text} role="alert">
        {title}
      </p>
      {reason && <p className={classes.text}>{reason}</p>}
    </>
  );
}
