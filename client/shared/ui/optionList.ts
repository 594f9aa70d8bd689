import classes from "./optionList.module.css";

/**
 * Settings of a field's option list: it belongs to the landmark of its field, and scrolls natively, because
 * the library's scroll area does not follow the keyboard.
 */
export const optionList = {
  comboboxProps: { withinPortal: false, position: "bottom-start" },
  withScrollArea: false,
  classNames: { options: classes.options },
} as const;
