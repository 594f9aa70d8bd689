import "../../../shared/ui/dialogStyles";
import { Modal } from "@mantine/core";
import { ListChecks, Moon, Sun } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { SlideIn } from "../../../shared/ui/SlideIn";
import { useFocusReturn } from "../../../shared/ui/useFocusReturn";
import { useTurning } from "../../../shared/ui/useTurning";
import { langOf } from "../../../shared/languages";
import { t } from "../../../shared/messages/t";
import { LineChecklist } from "../display/LineChecklist";
import { TimerTray } from "../timers/TimerTray";
import { allSteps } from "./allSteps";
import classes from "./CookMode.module.css";
import { type CookMode_RecipeRef, useCookMode_Recipe } from "./CookMode_recipe.generated";
import { CookStep } from "./CookStep";
import { Gather } from "./Gather";
import { Turning } from "./Turning";
import { useCurrentStep } from "./useCurrentStep";
import { useWakeLock } from "./useWakeLock";

interface CookModeProps {
  recipe: CookMode_RecipeRef;
  onClose: () => void;
}

/**
 * A recipe for the kitchen, on a screen that stays on: first everything to gather, then one step a screen,
 * large. All ingredients can be opened beside every step.
 */
export function CookMode({ recipe: ref, onClose }: CookModeProps) {
  const recipe = useCookMode_Recipe(ref);
  const steps = allSteps(recipe.steps);
  const screens = recipe.ingredients.length > 0 ? ["gather" as const, ...steps] : steps;
  const { reset, go, step: index } = useCurrentStep(recipe, screens.length);
  const [isListOpen, setListOpen] = useState(false);
  const turning = useTurning((by) => !isListOpen && go(index + by));
  const layer = useRef<HTMLDivElement>(null);
  useFocusReturn();
  useEffect(() => {
    // In braces: where scrolling answers a promise, an effect may not.
    layer.current?.scrollTo(0, 0);
  }, [index]);
  const finish = () => {
    reset();
    onClose();
  };
  const screen = screens[index];
  const number = index + 1 - (screens.length - steps.length);
  return (
    <>
      <Modal.Root
        opened
        fullScreen
        onClose={onClose}
        // Escape closes only what is on top.
        closeOnEscape={!isListOpen}
        trapFocus={!isListOpen}
        transitionProps={{ duration: 0 }}
        // A className on Modal.Content would also style the element around it.
        classNames={{ content: classes.layer }}
      >
        <Modal.Content ref={layer} radius={0} {...turning}>
          <div className={classes.head}>
            <Modal.Title className={classes.title} lang={langOf(recipe.language)}>
              {recipe.name}
            </Modal.Title>
            <Awake />
            {screen !== "gather" && recipe.ingredients.length > 0 && (
              <button type="button" className={classes.list} onClick={() => setListOpen(true)}>
                <ListChecks size={20} aria-hidden />
                {t("cookMode.all")}
              </button>
            )}
            <Modal.CloseButton aria-label={t("cookMode.close")} size={48} iconSize={24} />
          </div>
          <Progress done={number} of={steps.length} />
          <Modal.Body className={classes.body}>
            {screen === "gather" ? (
              <Gather recipe={recipe} />
            ) : (
              screen && (
                <CookStep
                  recipe={recipe}
                  step={screen}
                  number={number}
                  numberOfSteps={steps.length}
                />
              )
            )}
          </Modal.Body>
          <div className={classes.foot}>
            <TimerTray recipeId={recipe.recipeId} />
            <Turning
              isFirst={index === 0}
              isLast={index >= screens.length - 1}
              onTurn={(by) => go(index + by)}
              onFinish={finish}
            />
          </div>
        </Modal.Content>
      </Modal.Root>
      {isListOpen && (
        <SlideIn title={t("cookMode.all")} position="side" onClose={() => setListOpen(false)}>
          <LineChecklist recipe={recipe} />
        </SlideIn>
      )}
    </>
  );
}

/** Whether one can leave the screen alone with floury hands. */
function Awake() {
  const isAwake = useWakeLock();
  const Icon = isAwake ? Sun : Moon;
  return (
    <p className={classes.awake} data-awake={isAwake}>
      <Icon size={18} aria-hidden />
      {isAwake ? t("cookMode.staysOn") : t("cookMode.mayDarken")}
    </p>
  );
}

/** For eyes; the step says its number in words. */
const Progress = ({ done, of }: { done: number; of: number }) => (
  <div aria-hidden className={classes.track}>
    <div className={classes.progress} style={{ width: `${(100 * done) / Math.max(1, of)}%` }} />
  </div>
);
