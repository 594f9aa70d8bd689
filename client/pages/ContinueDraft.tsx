import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { findLatestDraft } from "../shared/drafts";
import { t } from "../shared/messages/t";
import { parseId } from "../shared/ids";
import { parseJson } from "../shared/parseJson";
import { paths } from "../shared/paths";
import classes from "./HomePage.module.css";

const FORM = /^recipe:(.+)$/;

/** A link to the draft recipe stored on this device, if there is one. */
export function ContinueDraft({ userId }: { userId: number }) {
  const draft = findLatestDraft(userId, savedAt);
  const form = draft && FORM.exec(draft.name)?.[1];
  if (!form) return null;
  const recipeId = parseId(form);
  const title = read(draft.text).name?.trim();
  return (
    <Button
      component={Link}
      maw="100%"
      classNames={{ label: classes.draft }}
      to={recipeId ? paths.editRecipe(recipeId) : paths.newRecipe()}
    >
      {title ? t("home.continueDraft", { name: title }) : t("home.continueUntitled")}
    </Button>
  );
}

interface Draft {
  name?: string;
  savedAt?: number;
}

// Reads a draft; its format is trusted, because only the form writes drafts.
const read = (text: string) => (parseJson(text) ?? {}) as Draft;
const savedAt = (text: string) => read(text).savedAt ?? 0;
