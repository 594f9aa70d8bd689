import { Link, type LinkProps, useLocation } from "react-router-dom";
import { isCurrent } from "./entries";

/** A link of the bar, marked on the screen that it leads to. */
export function BarLink(props: LinkProps & { to: string }) {
  const isMarked = isCurrent(props.to, useLocation());
  return <Link {...props} aria-current={isMarked ? "page" : undefined} />;
}
