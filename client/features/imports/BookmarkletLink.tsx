import { useHydrated } from "../../shared/hydration/useHydrated";
import { bookmarklet } from "../../shared/bookmarklet";
import { t } from "../../shared/messages/t";
import classes from "./BookmarkletLink.module.css";

interface BookmarkletLinkProps {
  /** The path of the import page, which accepts an address. */
  path: string;
}

/**
 * A bookmarklet link to drag to the bookmarks bar; it imports the current page. Touch screens, on which
 * nothing can be dragged there, hide it.
 */
export function BookmarkletLink({ path }: BookmarkletLinkProps) {
  // The address is available only in browsers.
  if (!useHydrated()) return null;
  // React blocks javascript: URLs.
  const write = (link: HTMLAnchorElement | null) =>
    link?.setAttribute("href", bookmarklet(location.origin + path));
  return (
    <p className={classes.bookmarklet}>
      {t("bookmarklet.help")}{" "}
      <a ref={write} onClick={(event) => event.preventDefault()}>
        {t("bookmarklet.link")}
      </a>
    </p>
  );
}
