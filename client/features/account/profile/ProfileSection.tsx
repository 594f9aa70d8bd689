import { Children, type ReactNode, useId } from "react";
import type { FetchMore } from "../../../shared/apollo/nextPage";
import { LoadMoreButton } from "../../../shared/ui/LoadMoreButton";
import { t } from "../../../shared/messages/t";
import classes from "./ProfileSection.module.css";

interface ProfileSectionProps {
  title: string;
  /** The number of items on all pages. */
  total: number;
  /** The text of an empty list. */
  emptyText: string;
  /** A hint below an empty list. */
  help?: string;
  /** True for tiles, false for rows. */
  tiles?: boolean;
  onMore: FetchMore;
  children: ReactNode;
}

/** A list of a profile, one page at a time. */
export function ProfileSection({
  children,
  help,
  emptyText,
  onMore,
  tiles,
  title,
  total,
}: ProfileSectionProps) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <div className={classes.heading}>
        <h2 id={heading} dir="auto">
          {title}
        </h2>
        {total > 0 && <span className={classes.total}>{total}</span>}
      </div>
      {Children.count(children) === 0 ? (
        <>
          <p className={classes.none}>{emptyText}</p>
          {help && <p className={classes.none}>{help}</p>}
        </>
      ) : (
        <ul className={tiles ? classes.tiles : undefined} aria-labelledby={heading}>
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </ul>
      )}
      {onMore && (
        <LoadMoreButton
          mt={24}
          aria-label={t("profile.showMoreOf", { list: title })}
          onMore={onMore}
        >
          {t("profile.showMore")}
        </LoadMoreButton>
      )}
    </section>
  );
}
