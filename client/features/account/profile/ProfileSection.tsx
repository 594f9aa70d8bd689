import { Children, type ReactNode, useId } from "react";
import type { FetchMore } from "../../../shared/apollo/nextPage";
import { LoadMoreButton } from "../../../shared/ui/LoadMoreButton";
import { t } from "../../../shared/messages/t";
import classes from "./ProfileSection.module.css";

interface ProfileSectionProps {
  /** The heading, which the tab above replaces visually. */
  title: string;
  /** The text of an empty list. */
  emptyText: string;
  /** A hint below an empty list. */
  help?: ReactNode;
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
}: ProfileSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading} dir="auto">
        {title}
      </h2>
      {Children.count(children) === 0 ? (
        <div className={classes.none}>
          <p>{emptyText}</p>
          {help}
        </div>
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
