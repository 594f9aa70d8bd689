import { Button } from "@mantine/core";
import { type MouseEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Finding } from "../../../../shared/lint/Finding";
import { asDuration } from "../../../shared/duration";
import { formatHint } from "../../../shared/hintText";
import { t } from "../../../shared/messages/t";
import { safeLocalStorage } from "../../../shared/storage";
import type { PersonKey } from "../../../shared/storedKeys";
import { keepFocus } from "../../../shared/keepFocus";
import type { DraftChange, RecipeDraft } from "../recipeDraft";
import type { Option } from "../RecipeFormOptions";
import { dismissHint, readDismissedHints } from "./dismissedHints";
import { findField, lintDraft, listNames, mendDraft } from "./lintDraft";
import classes from "./RecipeHints.module.css";

export interface RecipeHintsProps {
  draft: RecipeDraft;
  ingredients: Option[];
  /** The storage key of the dismissed hints. */
  storageKey: PersonKey;
  onChange: (change: DraftChange) => void;
}

/** The pause after which a draft is read, so that hints do not change while a person types. */
const PAUSE_MS = 800;

function useAfterPause<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function mendText(finding: Finding): string {
  if (finding.rule === "fahrenheitOnly") return t("hints.addCelsius");
  if (finding.rule === "unlistedIngredient") return t("hints.addIngredient");
  if (finding.rule === "longSteps") {
    return t("hints.setTotal", { duration: asDuration(finding.minutes ?? 0) });
  }
  return t(finding.rule === "unusedIngredient" ? "hints.goToSteps" : "hints.fillIn");
}

/** Hints at parts that may be missing or wrong, each with a button to mend it and one to dismiss it. */
export function RecipeHints({ draft, ingredients, storageKey, onChange }: RecipeHintsProps) {
  const section = useRef<HTMLElement>(null);
  const settledDraft = useAfterPause(draft);
  const names = useMemo(() => listNames(ingredients), [ingredients]);
  const findings = useMemo(() => lintDraft(settledDraft, names), [settledDraft, names]);
  const dismissedText = useSyncExternalStore(
    safeLocalStorage.subscribe,
    () => safeLocalStorage.getItem(storageKey),
    () => null,
  );
  const dismissedKeys = readDismissedHints(dismissedText);
  const hints = findings.filter(({ key }) => !dismissedKeys.includes(key));
  if (hints.length === 0) return null;

  const mend = (finding: Finding) => {
    const name = findField(finding);
    if (name === null) return onChange((now) => mendDraft(finding, now, ingredients));
    const field = section.current?.closest("form")?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const dismiss = ({ key }: Finding, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const save = currentTarget.form?.querySelector<HTMLElement>("[type=submit]");
    keepFocus(currentTarget, () => dismissHint(storageKey, key), save);
  };

  return (
    <section ref={section} aria-labelledby="hints" className={classes.hints}>
      <h2 id="hints" className={classes.title}>
        {t("hints.title")}
      </h2>
      <p role="status" className={classes.help}>
        {t("hints.count", { count: hints.length })}
      </p>
      <ul className={classes.list}>
        {hints.map((finding) => {
          const text = formatHint(finding, draft.language);
          return (
            <li key={finding.key} className={classes.hint}>
              <span dir="auto">{text}</span>
              <span className={classes.buttons}>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`${mendText(finding)}: ${text}`}
                  onClick={() => mend(finding)}
                >
                  {mendText(finding)}
                </Button>
                <Button
                  variant="subtle"
                  size="xs"
                  aria-label={t("hints.dismissOf", { hint: text })}
                  onClick={(event) => dismiss(finding, event)}
                >
                  {t("hints.dismiss")}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
