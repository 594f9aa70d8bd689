import "../ui/fieldStyles";
import { Alert } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./form.module.css";

/** The error of a form as a whole, above its fields; empty without an error. */
export function FormError({ children }: { children: ReactNode }) {
  return children ? (
    <Alert role="alert" color="tomato" className={classes.alert}>
      {children}
    </Alert>
  ) : null;
}

/** The success message of a form. */
export function FormDone({ children }: { children: ReactNode }) {
  return (
    <Alert role="status" color="herb" className={classes.alert}>
      {children}
    </Alert>
  );
}
