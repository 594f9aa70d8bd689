import { useState } from "react";
import { formatDate } from "../../shared/dates";
import { lazyComponent } from "../../shared/ui/lazyComponent";
import { t } from "../../shared/messages/t";
import classes from "./ReviewItem.module.css";
import type { RepliedReview } from "./ReplyForm";

const ReplyForm = lazyComponent(() => import("./ReplyForm").then((code) => code.ReplyForm));

/** The reply of the user who added the recipe, with the actions of that user and of admins. */
export function Reply({ review }: { review: RepliedReview }) {
  const [form, setForm] = useState<"reply" | "hide" | null>(null);
  const { reply, repliedAt, replyHiddenReason, viewerCanHideReply, viewerCanReply } = review;
  if (reply === null && !viewerCanReply) return null;
  return (
    <div className={classes.reply} data-empty={reply === null || undefined}>
      {reply !== null && (
        <>
          <p className={classes.head}>
            <span className={classes.author}>{t("reviews.replyOfAuthor")}</span>
            {repliedAt !== null && <span className={classes.date}>{formatDate(repliedAt)}</span>}
          </p>
          <p className={classes.text} dir="auto">
            {reply}
          </p>
          {replyHiddenReason !== null && (
            <p className={classes.since}>
              {t("reviews.replyHidden", { reason: replyHiddenReason })}
            </p>
          )}
        </>
      )}
      {form === null ? (
        <p className={classes.buttons}>
          {viewerCanReply && (
            <button type="button" onClick={() => setForm("reply")}>
              {reply === null ? t("reviews.reply") : t("reviews.editReply")}
            </button>
          )}
          {viewerCanHideReply && (
            <button type="button" onClick={() => setForm("hide")}>
              {replyHiddenReason === null ? t("reviews.hideReply") : t("reviews.showReply")}
            </button>
          )}
        </p>
      ) : (
        <ReplyForm review={review} kind={form} onClose={() => setForm(null)} />
      )}
    </div>
  );
}
