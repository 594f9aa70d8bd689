import { NativeSelect } from "@mantine/core";
import type { QueryRef } from "@apollo/client/react";
import { use } from "react";
import { t } from "../../shared/messages/t";
import type { NoteAuthor, NoteAuthors } from "./noteAuthors";
import { type NoteAuthorsQuery, useNoteAuthors } from "./NoteAuthors.generated";

interface NoteAuthorSelectProps {
  authors: NonNullable<NoteAuthors>;
  /** The viewer, who stands above the others. */
  viewerId: number;
  chosen: NoteAuthor | null;
  /** Null for the viewer. */
  onChoose: (author: NoteAuthor | null) => void;
}

/** Whose notes are shown; nothing when nobody could be asked who there is. */
export function NoteAuthorSelect({ authors, ...props }: NoteAuthorSelectProps) {
  const ref = use(authors);
  return ref && <Choice authors={ref} {...props} />;
}

type ChoiceProps = Omit<NoteAuthorSelectProps, "authors"> & { authors: QueryRef<NoteAuthorsQuery> };

function Choice({ authors, chosen, onChoose, viewerId }: ChoiceProps) {
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
      value={String(chosen?.userId ?? "")}
      onChange={(event) => {
        const key = Number(event.currentTarget.value);
        onChoose(others.find(({ userId }) => userId === key) ?? null);
      }}
    />
  );
}
