import classes from "./optionList.module.css";

/**
 * What the list of options below a field is like: in the landmark of its field, and scrolled by itself, so
 * that the keyboard reaches what it does not in the library's own area.
 */
export const optionList = {
  comboboxProps: { withinPortal: false, position: "bottom-start" },
  withScrollArea: false,
  classNames: { options: classes.options },
} as const;
