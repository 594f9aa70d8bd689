import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { t } from "../messages/t";
import { useSiteName } from "../SettingsContext";

interface PageTitleProps {
  children: ReactNode;
  /** The title of the browser tab, if it differs from the heading. */
  tab?: string;
  className?: string | undefined;
  /** The language of the heading, if it is not the page's. */
  lang?: string | undefined;
}

/**
 * The heading of a screen. It sets the tab's title, and takes the focus after navigation, so that screen
 * readers announce the new screen.
 */
export function PageTitle({ children, tab, className, lang }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const title = tab ?? (typeof children === "string" ? children : undefined);
  const name = useSiteName();
  useEffect(() => {
    document.title = title ? t("pageTitle", { page: title }) : name;
  }, [name, title]);
  useEffect(() => {
    // The heading is not focused on the first screen of a visit, which keeps the browser's focus.
    if (key !== "default") heading.current?.focus({ preventScroll: true });
    // The path is the only dependency, because a filter in the URL must not move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className} dir="auto" lang={lang}>
      {children}
    </h1>
  );
}
