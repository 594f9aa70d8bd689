import { ChevronDown } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import fields from "./fields.module.css";
import classes from "./FieldGroup.module.css";

interface FieldGroupProps {
  title: string;
  help: string;
  /** True if one of the group's fields has a value. */
  isFilled: boolean;
  onToggle?: (opened: boolean) => void;
  children: ReactNode;
}

/** A group of optional fields, closed until it is opened or filled in. */
export function FieldGroup({ title, help, isFilled, onToggle, children }: FieldGroupProps) {
  const group = useRef<HTMLDetailsElement>(null);
  // The effect only opens the group, which must not close while its fields are cleared.
  useLayoutEffect(() => {
    if (isFilled && group.current) group.current.open = true;
  }, [isFilled]);
  return (
    <details
      ref={group}
      className={classes.group}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        <span>
          <span className={`${fields.title} ${classes.title}`}>{title}</span>
          <span className={`${fields.help} ${classes.help}`}>{help}</span>
        </span>
        <ChevronDown size={20} aria-hidden className={classes.arrow} />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
