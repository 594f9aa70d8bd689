import { Button } from "@mantine/core";
import { Children, type ReactNode, useId } from "react";
import { useLoadMore } from "../../../shared/useLoadMore";
import { t } from "../../../shared/messages/t";
import classes from "./ProfileSection.module.css";

interface ProfileSectionProps {
  title: string;
  /** How many there are over all pages. */
  total: number;
  /** What is said when there are none. */
  none: string;
  /** Whether they are pictures side by side, or rows. */
  tiles?: boolean;
  /** Fetches the next page, where there is one. */
  onMore?: (() => Promise<unknown>) | undefined;
  children: ReactNode;
}

/** One of the lists of a profile, a page at a time. */
export function ProfileSection({
  children,
  none,
  onMore,
  tiles,
  title,
  total,
}: ProfileSectionProps) {
  const heading = useId();
  const { loading, more } = useLoadMore(onMore);
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <div className={classes.heading}>
        <h2 id={heading}>{title}</h2>
        {total > 0 && <span className={classes.total}>{total}</span>}
      </div>
      {Children.count(children) === 0 ? (
        <p className={classes.none}>{none}</p>
      ) : (
        <ul className={tiles ? classes.tiles : undefined} aria-labelledby={heading}>
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </ul>
      )}
      {onMore && (
        <Button
          variant="default"
          mt={24}
          loading={loading}
          aria-label={t("profile.showMoreOf", { list: title })}
          onClick={() => void more()}
        >
          {t("profile.showMore")}
        </Button>
      )}
    </section>
  );
}
