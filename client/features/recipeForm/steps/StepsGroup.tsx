import { useState } from "react";
import { FieldGroup } from "../../../shared/recipeFields/FieldGroup";
import { t } from "../../../shared/messages/t";
import { lazyComponent } from "../../../shared/ui/lazyComponent";
import type { StepRowsProps } from "./StepRows";

const StepRows = lazyComponent(() => import("./StepRows").then(({ StepRows }) => StepRows));

/** The additions to steps: closed until opened or filled in. The code loads when it opens. */
export function StepsGroup(props: StepRowsProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <FieldGroup
      title={t("recipeForm.steps.title")}
      help={t("recipeForm.steps.help")}
      isFilled={props.draft.steps.length > 0}
      onToggle={(isOpen) => isOpen && setOpened(true)}
    >
      {isOpened && <StepRows {...props} />}
    </FieldGroup>
  );
}
