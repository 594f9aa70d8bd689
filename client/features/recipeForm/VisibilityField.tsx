import { NativeSelect } from "@mantine/core";
import type { RecipeVisibility } from "../../shared/apollo/schema.generated";
import { t } from "../../shared/messages/t";
import classes from "./VisibilityField.module.css";
import { VisibilityBadge } from "../../shared/ui/VisibilityBadge";

interface VisibilityFieldProps {
  visibility: RecipeVisibility;
  /** The visibilities that the viewer may choose. */
  choices: readonly RecipeVisibility[];
  onChange: (visibility: RecipeVisibility) => void;
}

/** The visibility of the recipe. Without a choice, only a restricted visibility is shown. */
export function VisibilityField({ visibility, choices, onChange }: VisibilityFieldProps) {
  const [only] = choices;
  if (choices.length <= 1) {
    return only === "PRIVATE" ? (
      <p className={classes.only}>
        <VisibilityBadge visibility={only} /> {t("visibility.onlyPrivate")}
      </p>
    ) : null;
  }
  return (
    <NativeSelect
      size="md"
      label={t("visibility.label")}
      description={t(`visibility.help.${visibility}`)}
      data={choices.map((value) => ({ value, label: t(`visibility.kind.${value}`) }))}
      value={visibility}
      onChange={(event) => onChange(event.currentTarget.value as RecipeVisibility)}
    />
  );
}
