import { useApolloClient } from "@apollo/client/react";
import { Lock } from "lucide-react";
import { Link } from "react-router-dom";
import { formatDate } from "../../shared/dates";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import { AttachedPhotos } from "../../shared/photos/AttachedPhotos";
import { showErrorToast } from "../../shared/showError";
import { toast } from "../../shared/toast";
import { confirmDelete } from "../../shared/ui/dialogs";
import { ProfileLink } from "../../shared/ui/ProfileLink";
import { forgetDiaries } from "./diaryCache";
import classes from "./DiaryEntryItem.module.css";
import {
  type DiaryEntryItem_EntryRef,
  useDiaryEntryItem_Entry,
} from "./DiaryEntryItem_entry.generated";
import { useDeleteDiaryEntryMutation } from "./SaveDiaryEntry.generated";

interface DiaryEntryItemProps {
  entry: DiaryEntryItem_EntryRef;
  /** The link in the head of the entry: to its author or to its recipe. */
  linksTo: "author" | "recipe";
}

/** A diary entry with its photos and actions. */
export function DiaryEntryItem({ entry: ref, linksTo }: DiaryEntryItemProps) {
  const entry = useDiaryEntryItem_Entry(ref);
  const { author, cookedOn, diaryEntryId, isPublic, photos, recipe, text } = entry;
  const { cache } = useApolloClient();
  const [remove] = useDeleteDiaryEntryMutation();
  const confirmAndRemove = async () => {
    if (!(await confirmDelete(t("diary.confirmDelete")))) return;
    try {
      await remove({ variables: { diaryEntryId } });
    } catch (error) {
      return showErrorToast(error, t("diary.deleteFailed"));
    }
    forgetDiaries(cache);
    toast.success(t("diary.deleted"));
  };
  return (
    <article className={classes.entry}>
      <p className={classes.head}>
        {linksTo === "author" ? (
          <ProfileLink user={author} />
        ) : (
          <Link dir="auto" to={paths.recipe(recipe.recipeId)}>
            {recipe.name}
          </Link>
        )}
        <time className={classes.day} dateTime={cookedOn}>
          {formatDate(cookedOn)}
        </time>
        {!isPublic && (
          <span className={classes.private}>
            <Lock size={14} aria-hidden /> {t("diary.private")}
          </span>
        )}
      </p>
      {text && (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      <AttachedPhotos name={recipe.name} photos={photos} />
      {(entry.viewerCanEdit || entry.viewerCanDelete) && (
        <p className={classes.actions}>
          {entry.viewerCanEdit && (
            <Link
              to={paths.editDiaryEntry(diaryEntryId)}
              aria-label={t("diary.editOf", { recipe: recipe.name, day: formatDate(cookedOn) })}
            >
              {t("diary.edit")}
            </Link>
          )}
          {entry.viewerCanDelete && (
            <button
              type="button"
              aria-label={t("diary.deleteOf", { recipe: recipe.name, day: formatDate(cookedOn) })}
              onClick={() => void confirmAndRemove()}
            >
              {t("diary.delete")}
            </button>
          )}
        </p>
      )}
    </article>
  );
}
