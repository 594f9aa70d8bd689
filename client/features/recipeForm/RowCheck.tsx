import classes from "./IngredientRows.module.css";

interface RowCheckProps {
  /** What is seen, short. */
  children: string;
  /** The whole of it, with the row that it is about. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that holds for an ingredient or does not. */
export function RowCheck({ children, label, checked, onChange }: RowCheckProps) {
  return (
    <label className={classes.check} title={label}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}
