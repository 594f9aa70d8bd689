import { Link2, Lock } from "lucide-react";
import type { RecipeVisibility } from "../apollo/schema.generated";
import { t } from "../messages/t";
import classes from "./VisibilityBadge.module.css";

/** Says that not everybody sees a recipe; nothing of a public one. */
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
