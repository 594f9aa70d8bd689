const FIELDS = "select, [type=checkbox], [type=radio]";

type Field = HTMLSelectElement | HTMLInputElement;

/** Parts of a page whose code is not there yet (`lateText.tsx`). */
export const LATE = "[data-late]:not([data-arrived])";

/** What a selector finds in a part of the page; in all of the page, what is not late. */
export function* findIn<Found extends Element>(part: ParentNode, selector: string) {
  for (const found of part.querySelectorAll<Found>(selector))
    if (part !== document || !found.closest(LATE)) yield found;
}

/** What the server has rendered a select with. */
const renderedValue = ({ options }: HTMLSelectElement): string =>
  ([...options].find((option) => option.defaultSelected) ?? options[0])?.value ?? "";

/**
 * Gives selects, checkboxes and radio buttons that were changed before the script had loaded the values that
 * the server has rendered, as hydration expects, and marks them with what they were changed to.
 */
export function revertChanges(part: ParentNode = document): void {
  for (const field of findIn<Field>(part, FIELDS)) {
    if (field instanceof HTMLInputElement) {
      const { checked, defaultChecked, type } = field;
      if (checked === defaultChecked) continue;
      // Of radio buttons, the one that was chosen unchecks the other.
      if (checked || type === "checkbox") field.dataset["changed"] = String(checked);
    } else if (field.value !== renderedValue(field)) field.dataset["changed"] = field.value;
  }
  for (const field of findIn<Field>(part, FIELDS)) {
    if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
    else field.value = renderedValue(field);
  }
}

/** How the fields and buttons of a part are marked, in their order. */
export type Marks = readonly { changed?: string | undefined; pressed?: string | undefined }[];

const fieldsAndButtons = (part: ParentNode) => [
  ...part.querySelectorAll<HTMLElement>(`${FIELDS}, button`),
];

/** What has been changed and pressed in a part, for the same part should it be rendered anew. */
export const marksIn = (part: ParentNode): Marks =>
  fieldsAndButtons(part).map(({ dataset: { changed, pressed } }) => ({ changed, pressed }));

/** Marks a part that was rendered anew, unless it has other fields and buttons than before. */
export function markAgain(part: ParentNode, marks: Marks): void {
  const elements = fieldsAndButtons(part);
  if (elements.length !== marks.length) return;
  for (const [place, { changed, pressed }] of marks.entries()) {
    const { dataset } = elements[place]!;
    if (changed !== undefined) dataset["changed"] = changed;
    if (pressed !== undefined) dataset["pressed"] = pressed;
  }
}

/** Makes the reverted changes again, now that the page handles them. */
export function replayChanges(part: ParentNode = document): void {
  for (const field of findIn<Field>(part, "[data-changed]")) {
    const wanted = field.dataset["changed"];
    delete field.dataset["changed"];
    if (field instanceof HTMLInputElement) {
      if (String(field.checked) !== wanted) field.click();
    } else if (wanted !== undefined && field.value !== wanted) {
      field.value = wanted;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
}
