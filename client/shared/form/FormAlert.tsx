import "../ui/fieldStyles";
import { Alert } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./form.module.css";

/** What went wrong with a form as a whole, above its fields; nothing while nothing did. */
export function FormError({ children }: { children: ReactNode }) {
  return children ? (
    <Alert role="alert" color="tomato" className={classes.alert}>
      {children}
    </Alert>
  ) : null;
}

/** What a form has done. */
export function FormDone({ children }: { children: ReactNode }) {
  return (
    <Alert role="status" color="herb" className={classes.alert}>
      {children}
    </Alert>
  );
}
