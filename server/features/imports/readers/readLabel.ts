import { NUMBER_IN_WORDS } from "../../../../shared/amounts/numbers";
import type { ImportedRecipe } from "./ImportedRecipe";
import { readMinutes } from "./readMinutes";
import { readServings } from "./readServings";
import { type Label, labels } from "./textWords";
import { yieldWords } from "./yieldWords";

/** The maximum length of a line that states values. */
const MAX_LENGTH = 500;

const LABEL_PATTERNS = Object.entries(labels).map(
  ([label, words]) => [label as Label, new RegExp(`^(?:${words})\\s*[:：](.+)$`, "i")] as const,
);

const DURATION =
  /^(?:ca\.?|about|around|approx\.?|circa|etwa)?\s*\d[\d.,½¼¾ –-]{0,40}(?:h|hrs?|hours?|mins?|minutes?|std|stunden?|minuten?)\b/i;

/** Labels that are often written without a colon. */
const BARE_LABELS = (["prepMinutes", "cookMinutes", "totalMinutes"] as const).map(
  (label) =>
    [
      label,
      new RegExp(`^(?:${labels[label]})\\s+(?=[\\d½¼¾c]|(?:about|around|approx)\\b)`, "i"),
    ] as const,
);

const YIELD_VERBS =
  "serves|servings?|makes|yields?|feeds|ergibt|reicht für|für|for|pour|per|para|voor";
const ABOUT =
  "(?:(?:about|approx\\.?|approximately|around|roughly|ca\\.?|circa|etwa|ungefähr|rund|enough for) )?";
const COUNT = `(?:\\d(?:[\\d ½–-]|[.,](?=\\d))*(?:(?: to| bis| or| oder)? \\d+)?|(?!(?:an?|eine?[mnrs]?) )${NUMBER_IN_WORDS})`;
const SIZE = `(?:an? |eine?[mnrs]? )?\\d[\\d ½,.x×-]{0,12}[ -]?(?:cm|inch|["”″])`;
const THING =
  "(?! (?:min|sec|sek|hours?|stunden?|days?|tage?))(?: [\\p{L}\\d-]{1,30}){0,4}(?: \\([^()]{1,40}\\))?";

const PEOPLE = "people|persons?|personen|personnes?|persone|personas|pessoas|personer";
const PORTIONS = `(?:${yieldWords.servings}|${PEOPLE})`;

/** Lines that state a yield without a colon: "Serves 4", "Makes one 9-inch pie", "4 servings", "Personen 4". */
const SERVES = new RegExp(
  `^(?:(?:${YIELD_VERBS}):?\\s+${ABOUT}(?:${SIZE}|${COUNT})${THING}|(?:ca\\.? )?\\d+(?:\\s*(?:-|–|to|bis)\\s*\\d+)?\\s+${PORTIONS}|(?:${labels.servings}|${PORTIONS}) \\d{1,3}(?: ?[-–/] ?\\d{1,3})?(?: ${PORTIONS})?)\\s?[.:]?$`,
  "iu",
);

const matchLabel = (line: string): [Label, string] | undefined => {
  for (const [label, pattern] of LABEL_PATTERNS) {
    const value = pattern.exec(line)?.[1]?.trim();
    if (value) return [label, value];
  }
  return undefined;
};

function toFields(label: Label, value: string): Partial<ImportedRecipe> | undefined {
  switch (label) {
    case "prepMinutes":
    case "cookMinutes":
    case "totalMinutes": {
      const minutes = readMinutes(value);
      return minutes === undefined ? undefined : { [label]: minutes };
    }
    case "servings": {
      const servings = readServings(value);
      return servings.servings === undefined ? undefined : servings;
    }
    case "keywords":
      return {
        tags: value
          .split(/[,;]/)
          .map((tag) => tag.trim())
          .filter(Boolean),
      };
    case "author":
    case "source":
    case "category":
      return { [label]: value };
  }
}

/** Returns the field that a line states, such as "Serves 4" or "Prep: 10 min"; undefined for other lines. */
function readPart(line: string): Partial<ImportedRecipe> | undefined {
  const labeled = matchLabel(line);
  if (labeled) return toFields(...labeled);
  if (SERVES.test(line)) return toFields("servings", line);
  for (const [label, pattern] of BARE_LABELS) {
    const value = line.replace(pattern, "");
    if (value !== line && DURATION.test(value)) return toFields(label, value);
  }
  if (/^https?:\/\/\S+$/.test(line)) return { source: line };
  return undefined;
}

/** Returns the fields of a line, which may state several: "Serves 4 | Prep: 10 min | Cook: 20 min". */
export function readLabel(line: string): Partial<ImportedRecipe> | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  const parts = line
    .split(/[|•·]|\s[-–]\s(?=\p{L})/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const read = parts.map(readPart).filter((fields) => fields !== undefined);
  // A remark may follow several values: "Serves 4 | Prep: 10 min | Gluten-free".
  const isLabel = read.length > 0 && (read.length === parts.length || read.length > 1);
  return isLabel ? read.reduce((fields, part) => ({ ...fields, ...part })) : undefined;
}
