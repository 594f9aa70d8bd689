import classes from "./optionList.module.css";

/**
 * Settings of a field's option list, which belongs to the landmark of its field. It scrolls natively, because
 * the library's scroll area does not follow the keyboard.
 */
export const optionList = {
  comboboxProps: { withinPortal: false, position: "bottom-start" },
  withScrollArea: false,
  classNames: { options: classes.options },
} as const;
