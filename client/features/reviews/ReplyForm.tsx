import { Button, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { maxLength } from "../../../shared/inputLimits";
import { showErrorToast } from "../../shared/showError";
import { t } from "../../shared/messages/t";
import classes from "./ReviewItem.module.css";
import {
  useDeleteReviewReplyMutation,
  useHideReviewReplyMutation,
  useReplyToReviewMutation,
  useShowReviewReplyMutation,
} from "./Replies.generated";

export interface RepliedReview {
  reviewId: number;
  reply: string | null;
  repliedAt: string | null;
  replyHiddenReason: string | null;
  viewerCanReply: boolean;
  viewerCanHideReply: boolean;
}

interface ReplyFormProps {
  review: RepliedReview;
  kind: "reply" | "hide";
  onClose?: () => void;
}

/** A form that writes, deletes, hides or shows the reply to a review. */
export function ReplyForm({ review, kind, onClose }: ReplyFormProps) {
  const { reviewId, reply, replyHiddenReason } = review;
  const [text, setText] = useState(kind === "reply" ? (reply ?? "") : "");
  const [write] = useReplyToReviewMutation();
  const [remove] = useDeleteReviewReplyMutation();
  const [hide] = useHideReviewReplyMutation();
  const [show] = useShowReviewReplyMutation();
  const [isSaving, setSaving] = useState(false);
  const save = (act: () => Promise<unknown>) => {
    setSaving(true);
    void act()
      .then(onClose, showErrorToast)
      .finally(() => setSaving(false));
  };
  const isHidden = replyHiddenReason !== null;
  const isShowing = kind === "hide" && isHidden;
  const submit = () => {
    if (kind === "reply") return write({ variables: { reviewId, input: { text } } });
    if (isHidden) return show({ variables: { reviewId } });
    return hide({ variables: { reviewId, input: { reason: text } } });
  };
  const isEmpty = !isShowing && text.trim() === "";
  const label = kind === "reply" ? t("reviews.sendReply") : t("reviews.hideReply");
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) save(submit);
      }}
    >
      {kind === "reply" ? (
        <Textarea
          label={t("reviews.replyLabel")}
          required
          autosize
          autoFocus
          minRows={2}
          maxLength={maxLength.reply}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : (
        !isHidden && (
          <TextInput
            label={t("reviews.hideReason")}
            required
            autoFocus
            maxLength={maxLength.reason}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )
      )}
      <p className={classes.buttons}>
        <Button type="submit" size="sm" loading={isSaving}>
          {isShowing ? t("reviews.showReply") : label}
        </Button>
        {kind === "reply" && reply !== null && (
          <Button
            size="sm"
            variant="default"
            onClick={() => save(() => remove({ variables: { reviewId } }))}
          >
            {t("reviews.deleteReply")}
          </Button>
        )}
        <Button size="sm" variant="default" onClick={onClose}>
          {t("reviews.cancel")}
        </Button>
      </p>
    </form>
  );
}
