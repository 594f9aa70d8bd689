import { Link, type LinkProps, useLocation } from "react-router-dom";
import { isCurrent } from "./entries";

/** A link of the bar, marked as current on its target screen. */
export function BarLink(props: LinkProps & { to: string }) {
  const isMarked = isCurrent(props.to, useLocation());
  return <Link {...props} aria-current={isMarked ? "page" : undefined} />;
}
