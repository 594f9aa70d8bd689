const FIELDS = "select, [type=checkbox], [type=radio]";

type Field = HTMLSelectElement | HTMLInputElement;

/** Returns the value of a select as the server rendered it. */
const renderedValue = ({ options }: HTMLSelectElement): string =>
  ([...options].find((option) => option.defaultSelected) ?? options[0])?.value ?? "";

/**
 * Reverts selects, checkboxes and radio buttons that were changed before hydration to their rendered values,
 * which hydration expects, and marks them with the changed values.
 */
export function revertChanges(): void {
  const fields = document.querySelectorAll<Field>(FIELDS);
  for (const field of fields) {
    if (field instanceof HTMLInputElement) {
      const { checked, defaultChecked, type } = field;
      if (checked === defaultChecked) continue;
      // The order matters, because a checked radio button unchecks the others.
      if (checked || type === "checkbox") field.dataset["changed"] = String(checked);
    } else if (field.value !== renderedValue(field)) field.dataset["changed"] = field.value;
  }
  for (const field of fields) {
    if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
    else field.value = renderedValue(field);
  }
}

/** Repeats the reverted changes once the page is hydrated. */
export function replayChanges(): void {
  for (const field of document.querySelectorAll<Field>("[data-changed]")) {
    const changedValue = field.dataset["changed"];
    delete field.dataset["changed"];
    if (field instanceof HTMLInputElement) {
      if (String(field.checked) !== changedValue) field.click();
    } else if (changedValue !== undefined && field.value !== changedValue) {
      field.value = changedValue;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
}

/**
 * Repeats button presses made before the script loaded, marked by the page's inline script
 * (`server/pages/rendering/startScript.ts`).
 */
export function replayPresses(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-pressed]")) {
    button.removeAttribute("data-pressed");
    button.removeAttribute("aria-busy");
    button.click();
  }
}
