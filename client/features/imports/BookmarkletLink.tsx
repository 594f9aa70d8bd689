import { useHydrated } from "../../shared/hydration/useHydrated";
import { bookmarklet } from "../../shared/bookmarklet";
import { t } from "../../shared/messages/t";

interface BookmarkletLinkProps {
  /** The path of the page that imports an address. */
  path: string;
}

/** A link to be dragged to the bookmarks, which imports the page on which it is clicked there. */
export function BookmarkletLink({ path }: BookmarkletLinkProps) {
  // The address is available only in browsers.
  if (!useHydrated()) return null;
  // React does not write addresses with a script.
  const write = (link: HTMLAnchorElement | null) =>
    link?.setAttribute("href", bookmarklet(location.origin + path));
  return (
    <p>
      {t("bookmarklet.help")}{" "}
      <a ref={write} onClick={(event) => event.preventDefault()}>
        {t("bookmarklet.link")}
      </a>
    </p>
  );
}
