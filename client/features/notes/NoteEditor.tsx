import { Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { maxLength } from "../../../shared/inputLimits";
import { errorAt } from "../../shared/form/fieldErrors";
import { useSubmit } from "../../shared/form/useSubmit";
import { showErrorToast } from "../../shared/showError";
import { ActionPair } from "../../shared/ui/ActionPair";
import { t } from "../../shared/messages/t";
import { noteWrite } from "./noteWrite";
import type { NoteAuthor } from "./noteAuthors";
import { NoteOfDocument } from "./NoteOf.generated";
import classes from "./NoteSlip.module.css";
import { useWriteNoteMutation } from "./WriteNote.generated";

interface NoteEditorProps {
  recipe: { id: string; recipeId: number; name: string };
  /** The note's author; the viewer if absent. */
  author?: NoteAuthor;
  note: { id: string; text: string; version: number } | null | undefined;
  onClose: () => void;
}

/** An editor for a note. It stays open until the server, or offline the outbox, has stored the text. */
export function NoteEditor({ author, note, recipe, onClose }: NoteEditorProps) {
  const [write] = useWriteNoteMutation();
  const form = useForm({ initialValues: { text: note?.text ?? "" } });
  const save = (input: { text: string }) =>
    write({
      variables: { recipeId: recipe.recipeId, input, userId: author?.userId ?? null },
      context: author ? {} : { offlineWrite: noteWrite(recipe, note, input.text) },
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
  const { submit, submitting } = useSubmit(form, save, {
    onSuccess: onClose,
    toFormErrors: errorAt("text"),
    onError: (error) => showErrorToast(error, t("notes.failed")),
  });

  return (
    <form className={classes.editor} onSubmit={form.onSubmit(submit)}>
      <Textarea
        aria-label={author ? t("notes.labelOf", { name: author.name }) : t("notes.label")}
        description={t("notes.whoReads")}
        inputWrapperOrder={["input", "description", "error"]}
        autoFocus
        autosize
        minRows={4}
        maxLength={maxLength.note}
        {...form.getInputProps("text")}
      />
      <div className={classes.buttons}>
        <ActionPair
          action={t("notes.save")}
          cancel={t("notes.cancel")}
          size="sm"
          loading={submitting}
          disabled={form.values.text.trim() === ""}
          onCancel={onClose}
        />
      </div>
    </form>
  );
}
