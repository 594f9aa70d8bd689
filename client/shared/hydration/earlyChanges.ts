const FIELDS = "select, [type=checkbox], [type=radio]";

type Field = HTMLSelectElement | HTMLInputElement;

/** The value of a select as rendered by the server. */
const renderedValue = ({ options }: HTMLSelectElement): string =>
  ([...options].find((option) => option.defaultSelected) ?? options[0])?.value ?? "";

/**
 * Gives selects, checkboxes and radio buttons that were changed before the script had loaded the values that
 * the server has rendered, as hydration expects, and marks them with what they were changed to.
 */
export function revertChanges(): void {
  const fields = document.querySelectorAll<Field>(FIELDS);
  for (const field of fields) {
    if (field instanceof HTMLInputElement) {
      const { checked, defaultChecked, type } = field;
      if (checked === defaultChecked) continue;
      // Of radio buttons, the one that was chosen unchecks the other.
      if (checked || type === "checkbox") field.dataset["changed"] = String(checked);
    } else if (field.value !== renderedValue(field)) field.dataset["changed"] = field.value;
  }
  for (const field of fields) {
    if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
    else field.value = renderedValue(field);
  }
}

/** Makes the reverted changes again, now that the page handles them. */
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
 * Presses the buttons again that were pressed before the script had loaded. The page's inline script has
 * marked them (`server/ssr/lateScript.ts`).
 */
export function replayPresses(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-pressed]")) {
    button.removeAttribute("data-pressed");
    button.removeAttribute("aria-busy");
    button.click();
  }
}
