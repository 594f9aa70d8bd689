import { Textarea } from "@mantine/core";
import { useState } from "react";
import { maxLength } from "../../../shared/inputLimits";
import { clientErrorMessage } from "../../apollo/apiError";
import { isSessionError, showErrorToast } from "../../shared/showError";
import { ActionPair } from "../../shared/ui/ActionPair";
import { t } from "../../shared/messages/t";
import type { NoteAuthor } from "./noteAuthors";
import { NoteOfDocument } from "./NoteOf.generated";
import classes from "./NoteSlip.module.css";
import { useWriteNoteMutation } from "./WriteNote.generated";

interface NoteEditorProps {
  recipe: { id: string; recipeId: number };
  /** Whose note it is; the viewer's own without one. */
  author?: NoteAuthor;
  text: string;
  onClose: () => void;
}

/** Writes a note; it stays open, with its text, until the server has it. */
export function NoteEditor({ author, recipe, text: before, onClose }: NoteEditorProps) {
  const [text, setText] = useState(before);
  const [error, setError] = useState<string>();
  const [write, { loading }] = useWriteNoteMutation();

  const save = async () => {
    setError(undefined);
    try {
      await write({
        variables: { recipeId: recipe.recipeId, input: { text }, userId: author?.userId ?? null },
        update(cache, { data }) {
          const note = data?.writeNote;
          if (!note) return;
          if (author) {
            const variables = { recipeId: recipe.recipeId, userId: author.userId };
            cache.writeQuery({ query: NoteOfDocument, variables, data: { note } });
            return;
          }
          cache.modify({
            id: cache.identify({ __typename: "Recipe", id: recipe.id }) ?? "",
            fields: { viewerNote: () => ({ __ref: cache.identify(note) }) },
          });
        },
      });
      onClose();
    } catch (failure) {
      const message = isSessionError(failure) ? null : clientErrorMessage(failure);
      if (message) setError(message);
      else showErrorToast(failure, t("notes.failed"));
    }
  };

  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Textarea
        aria-label={author ? t("notes.labelOf", { name: author.name }) : t("notes.label")}
        description={t("notes.whoReads")}
        inputWrapperOrder={["input", "description", "error"]}
        autoFocus
        autosize
        minRows={4}
        maxLength={maxLength.note}
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <ActionPair
          action={t("notes.save")}
          cancel={t("notes.cancel")}
          size="sm"
          loading={loading}
          disabled={text.trim() === ""}
          onCancel={onClose}
        />
      </div>
    </form>
  );
}
