import { NativeSelect } from "@mantine/core";
import { t } from "../../shared/messages/t";
import type { NoteAuthor, NoteAuthors } from "./noteAuthors";
import { useNoteAuthors } from "./NoteAuthors.generated";

interface NoteAuthorSelectProps {
  authors: NonNullable<NoteAuthors>;
  /** The ID of the viewer, who is listed first. */
  viewerId: number;
  selectedAuthor: NoteAuthor | null;
  /** Receives the chosen author, or null for the viewer. */
  onChoose: (author: NoteAuthor | null) => void;
}

/** A select for the author of the shown notes. */
export function NoteAuthorSelect({
  authors,
  selectedAuthor,
  onChoose,
  viewerId,
}: NoteAuthorSelectProps) {
  const { usersByRoles } = useNoteAuthors(authors);
  const others = usersByRoles.map(({ user }) => user).filter(({ userId }) => userId !== viewerId);
  return (
    <NativeSelect
      label={t("notes.viewBy")}
      mb={14}
      data={[
        { value: "", label: t("notes.me") },
        ...others.map(({ name, userId }) => ({ value: String(userId), label: name })),
      ]}
      value={String(selectedAuthor?.userId ?? "")}
      onChange={(event) => {
        const key = Number(event.currentTarget.value);
        onChoose(others.find(({ userId }) => userId === key) ?? null);
      }}
    />
  );
}
