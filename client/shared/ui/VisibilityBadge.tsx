import { Link2, Lock } from "lucide-react";
import type { RecipeVisibility } from "../apollo/schema.generated";
import { t } from "../messages/t";
import classes from "./VisibilityBadge.module.css";

/** A badge for restricted recipes; empty for public ones. */
export function VisibilityBadge({ visibility }: { visibility: RecipeVisibility }) {
  if (visibility === "PUBLIC") return null;
  const Icon = visibility === "PRIVATE" ? Lock : Link2;
  return (
    <span className={classes.badge}>
      <Icon size={14} aria-hidden />
      {t(`visibility.kind.${visibility}`)}
    </span>
  );
}
