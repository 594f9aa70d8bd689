import "../../../shared/ui/dialogStyles";
import { Modal } from "@mantine/core";
import { ListChecks, Moon, Sun } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { listSteps } from "../../../shared/recipeSteps";
import { SlideIn } from "../../../shared/ui/SlideIn";
import { useFocusReturn } from "../../../shared/ui/useFocusReturn";
import { useSwipe } from "../../../shared/ui/useSwipe";
import { langOf } from "../../../shared/languages";
import { selectIngredients } from "../../../shared/recipeLines";
import { paths } from "../../../shared/paths";
import { useSession } from "../../../shared/session";
import { t } from "../../../shared/messages/t";
import { LineChecklist } from "../display/LineChecklist";
import { TimerTray } from "../timers/TimerTray";
import classes from "./CookMode.module.css";
import {
  type CookMode_RecipeRef,
  useCookMode_Recipe,
  type CookMode_RecipeFragment,
} from "./CookMode_recipe.generated";
import { CookStep } from "./CookStep";
import { StepNavigation } from "./StepNavigation";
import { useCurrentStep } from "./useCurrentStep";
import { useWakeLock } from "./useWakeLock";
import { scaleText } from "../display/scaleText";
import { useScale } from "../display/useDisplayOptions";

/** The screen before the first step: a checklist of all ingredients. */
function Gather({ recipe }: { recipe: CookMode_RecipeFragment }) {
  const { scale } = useScale(recipe.servings);
  const scaledTo = scaleText(recipe, scale);
  return (
    <div className={classes.gather}>
      <h3 className={classes.gatherTitle}>{t("cookMode.gather")}</h3>
      {scaledTo && (
        <p className={classes.servings} lang={langOf(recipe.servingsUnit && recipe.language)}>
          {scaledTo}
        </p>
      )}
      <div className={classes.lines}>
        <LineChecklist recipe={recipe} headingLevel={4} />
      </div>
    </div>
  );
}

interface CookModeProps {
  recipe: CookMode_RecipeRef;
  onClose: () => void;
}

/**
 * Cook mode keeps the screen on. It first shows all ingredients, then one large step per screen. The
 * ingredient list can be opened at every step.
 */
export function CookMode({ recipe: ref, onClose }: CookModeProps) {
  const recipe = useCookMode_Recipe(ref);
  const steps = listSteps(recipe.steps);
  const ingredients = useMemo(() => selectIngredients(recipe.lines), [recipe.lines]);
  const screens = ingredients.length > 0 ? ["gather" as const, ...steps] : steps;
  const { reset, go, step: index } = useCurrentStep(recipe, screens.length);
  const [isListOpen, setListOpen] = useState(false);
  const swipeHandlers = useSwipe((by) => !isListOpen && go(index + by));
  const layer = useRef<HTMLDivElement>(null);
  useFocusReturn();
  useEffect(() => {
    // In braces, because `scrollTo` may return a promise, which an effect must not.
    layer.current?.scrollTo(0, 0);
  }, [index]);
  const finish = () => {
    reset();
    onClose();
  };
  const hasSession = useSession() !== null;
  const madeIt = hasSession ? paths.newDiaryEntry(recipe.recipeId) : null;
  const screen = screens[index];
  const number = index + 1 - (screens.length - steps.length);
  return (
    <>
      <Modal.Root
        opened
        fullScreen
        onClose={onClose}
        // Escape closes only the topmost layer.
        closeOnEscape={!isListOpen}
        trapFocus={!isListOpen}
        transitionProps={{ duration: 0 }}
        // A className on Modal.Content would also style the element around it.
        classNames={{ content: classes.layer }}
      >
        <Modal.Content ref={layer} radius={0} {...swipeHandlers}>
          <div className={classes.head}>
            <Modal.Title className={classes.title} lang={langOf(recipe.language)}>
              {recipe.name}
            </Modal.Title>
            <Awake />
            {screen !== "gather" && ingredients.length > 0 && (
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
                  ingredients={ingredients}
                  step={screen}
                  number={number}
                  numberOfSteps={steps.length}
                />
              )
            )}
          </Modal.Body>
          <div className={classes.foot}>
            <TimerTray recipeId={recipe.recipeId} />
            <StepNavigation
              isFirst={index === 0}
              isLast={index >= screens.length - 1}
              onMove={(by) => go(index + by)}
              onFinish={finish}
              madeIt={madeIt}
            />
          </div>
        </Modal.Content>
      </Modal.Root>
      {isListOpen && (
        <SlideIn
          title={t("cookMode.all")}
          closeLabel={t("cookMode.closeAll")}
          position="side"
          onClose={() => setListOpen(false)}
        >
          <LineChecklist recipe={recipe} headingLevel={3} />
        </SlideIn>
      )}
    </>
  );
}

/** Shows whether the screen stays on. */
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

/** Visual only; the step announces its number in words. */
const Progress = ({ done, of }: { done: number; of: number }) => (
  <div aria-hidden className={classes.track}>
    <div className={classes.progress} style={{ width: `${(100 * done) / Math.max(1, of)}%` }} />
  </div>
);
