import { ThumbsUp } from "lucide-react";
import { useSession } from "../../shared/session";
import { showErrorToast } from "../../shared/showError";
import { t } from "../../shared/messages/t";
import classes from "./ReviewItem.module.css";
import {
  useMarkReviewHelpfulMutation,
  useUnmarkReviewHelpfulMutation,
} from "./HelpfulVotes.generated";

interface HelpfulButtonProps {
  review: {
    id: string;
    reviewId: number;
    helpfulCount: number;
    viewerFindsHelpful: boolean;
    author: { name: string };
  };
}

/** The button that marks a review as helpful, with the number of votes; visitors see the number. */
export function HelpfulButton({ review }: HelpfulButtonProps) {
  const session = useSession();
  const [mark] = useMarkReviewHelpfulMutation();
  const [unmark] = useUnmarkReviewHelpfulMutation();
  const { helpfulCount: count, reviewId, viewerFindsHelpful } = review;
  const countText = count > 0 && t("reviews.helpfulCount", { count });
  if (!session) return countText ? <p className={classes.since}>{countText}</p> : null;
  const save = viewerFindsHelpful ? unmark : mark;
  return (
    <p className={classes.helpful}>
      <button
        type="button"
        className={classes.thumb}
        aria-pressed={viewerFindsHelpful}
        aria-label={t("reviews.helpfulOf", { name: review.author.name })}
        onClick={() => void save({ variables: { reviewId } }).catch(showErrorToast)}
      >
        <ThumbsUp size={16} aria-hidden fill={viewerFindsHelpful ? "currentColor" : "none"} />
        <span aria-hidden>{t("reviews.helpful")}</span>
      </button>
      {countText && <span>{countText}</span>}
    </p>
  );
}
