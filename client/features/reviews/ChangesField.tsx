import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { lineName } from "../../../shared/amounts/lineName";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import { readStepTexts } from "../../../shared/recipeSections";
import { currentLanguage } from "../../shared/messages/locale";
import { t } from "../../shared/messages/t";
import { describeChange } from "./changeText";
import classes from "./OutcomeField.module.css";
import type { ChangeDraft } from "./reviewRules";

/** The parts of a recipe that a cook may have changed. */
export interface ReviewedRecipe {
  language: string | null;
  instructions: string;
  lines: readonly {
    lineId: number;
    name: string | null;
    quantity: string | null;
    unit: string | null;
  }[];
}

interface ChangesFieldProps {
  recipe: ReviewedRecipe;
  changes: ChangeDraft[];
  onChange: (changes: ChangeDraft[]) => void;
}

const lineKinds = ["LESS", "MORE", "LEFT_OUT", "SWAPPED"] as const;
const freeKinds = ["ADDED", "OTHER"] as const;

/** The kinds of changes of a line or a step. */
type PlaceKind = (typeof lineKinds)[number] | "STEP";

const detailLabel = (kind: ChangeDraft["kind"]): string =>
  t(kind === "SWAPPED" || kind === "STEP" ? `reviews.details.${kind}` : "reviews.details.amount");

type Place = Pick<ChangeDraft, "lineId" | "subject">;

/** The changes of a cook: picked from the recipe's lines and steps, or in free words. */
export function ChangesField({ recipe, changes, onChange }: ChangesFieldProps) {
  const [hadSteps] = useState(() => changes.some(({ kind }) => kind === "STEP"));
  const steps = readStepTexts(recipe.instructions);
  const isOffered = ({ kind, lineId, subject }: ChangeDraft) =>
    kind === "ADDED" ||
    kind === "OTHER" ||
    (kind === "STEP"
      ? steps.some((text) => text.startsWith(subject))
      : recipe.lines.some((line) => line.lineId === lineId));
  // Changes of lines and steps that the recipe no longer has.
  const formerChanges = changes.filter((change) => !isOffered(change));
  const isFull = changes.length >= maxCount.reviewChanges;
  const findIndex = ({ lineId, subject }: Place, kinds: readonly string[]) =>
    changes.findIndex(
      (change) =>
        kinds.includes(change.kind) &&
        (lineId === null
          ? change.lineId === null && change.subject === subject
          : change.lineId === lineId),
    );
  const replaceAt = (index: number, ...inserted: ChangeDraft[]) =>
    onChange(
      changes.toSpliced(index === -1 ? changes.length : index, index === -1 ? 0 : 1, ...inserted),
    );

  /** The buttons of a line or step, and the words about the picked one. */
  const renderPlace = (place: Place, label: string, kinds: readonly PlaceKind[]) => {
    const index = findIndex(place, kinds);
    const picked = index === -1 ? null : changes[index]!;
    return (
      <>
        <span className={classes.subject} dir="auto">
          {label}
        </span>
        <span className={classes.kinds}>
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className={classes.chip}
              aria-pressed={picked?.kind === kind}
              aria-label={`${place.subject}: ${t(`reviews.kinds.${kind}`)}`}
              disabled={isFull && !picked}
              onClick={() =>
                picked?.kind === kind
                  ? replaceAt(index)
                  : replaceAt(index, { ...place, kind, detail: picked?.detail ?? "" })
              }
            >
              {t(`reviews.kinds.${kind}`)}
            </button>
          ))}
        </span>
        {picked && picked.kind !== "LEFT_OUT" && (
          <TextInput
            className={classes.detail}
            aria-label={`${place.subject}: ${detailLabel(picked.kind)}`}
            placeholder={detailLabel(picked.kind)}
            maxLength={maxLength.reviewChange}
            value={picked.detail}
            onChange={(event) => replaceAt(index, { ...picked, detail: event.currentTarget.value })}
          />
        )}
      </>
    );
  };

  return (
    <div className={classes.changes}>
      <ul>
        {recipe.lines.map(
          ({ lineId, name, quantity, unit }) =>
            name !== null && (
              <li key={lineId} className={classes.line}>
                {renderPlace(
                  { lineId, subject: name },
                  [
                    quantity,
                    unit,
                    lineName(
                      { name, quantity, unit },
                      { language: recipe.language, locale: currentLanguage() },
                    ),
                  ]
                    .filter(Boolean)
                    .join(" "),
                  lineKinds,
                )}
              </li>
            ),
        )}
      </ul>
      <details open={hadSteps}>
        <summary className={classes.summary}>{t("reviews.changedSteps")}</summary>
        <ol>
          {steps.map((text, i) => (
            <li key={i} className={classes.line}>
              {renderPlace({ lineId: null, subject: text.slice(0, maxLength.reviewChange) }, text, [
                "STEP",
              ])}
            </li>
          ))}
        </ol>
      </details>
      {formerChanges.length > 0 && (
        <p className={classes.kinds}>
          {formerChanges.map((change) => (
            <button
              key={`${change.kind} ${change.subject}`}
              type="button"
              className={classes.chip}
              aria-pressed
              aria-label={t("reviews.removeChange", {
                subject: describeChange(change, recipe.language),
              })}
              onClick={() => replaceAt(changes.indexOf(change))}
            >
              {describeChange(change, recipe.language)} ✕
            </button>
          ))}
        </p>
      )}
      {freeKinds.map((kind) => (
        <FreeChange
          key={kind}
          label={t(`reviews.free.${kind}`)}
          subjects={changes.filter((change) => change.kind === kind).map(({ subject }) => subject)}
          isFull={isFull}
          onAdd={(subject) => onChange([...changes, { kind, lineId: null, subject, detail: "" }])}
          onRemove={(subject) => replaceAt(findIndex({ lineId: null, subject }, [kind]))}
        />
      ))}
      {isFull && <p role="status">{t("reviews.enoughChanges", { max: maxCount.reviewChanges })}</p>}
    </div>
  );
}

interface FreeChangeProps {
  label: string;
  subjects: readonly string[];
  isFull: boolean;
  onAdd: (subject: string) => void;
  onRemove: (subject: string) => void;
}

/** Changes of one kind in free words. */
function FreeChange({ label, subjects, isFull, onAdd, onRemove }: FreeChangeProps) {
  const [text, setText] = useState("");
  const add = () => {
    const subject = text.trim();
    if (subject === "" || subjects.includes(subject)) return;
    onAdd(subject);
    setText("");
  };
  return (
    <div>
      <div className={classes.free}>
        <TextInput
          label={label}
          maxLength={maxLength.reviewChange}
          disabled={isFull}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <Button
          variant="default"
          disabled={isFull}
          aria-label={`${label}: ${t("reviews.addChange")}`}
          onClick={add}
        >
          {t("reviews.addChange")}
        </Button>
      </div>
      {subjects.length > 0 && (
        <p className={classes.kinds}>
          {subjects.map((subject) => (
            <button
              key={subject}
              type="button"
              className={classes.chip}
              aria-pressed
              aria-label={t("reviews.removeChange", { subject })}
              onClick={() => onRemove(subject)}
            >
              {subject} ✕
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
