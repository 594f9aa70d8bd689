import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import classes from "./settings.module.css";

interface RevealButtonProps {
  label: string;
  /** True for an action that cannot be undone. */
  isDangerous?: boolean;
  /** Renders the form; its argument closes the form. */
  children: (close: () => void) => ReactNode;
}

/** A button that a form replaces when pressed. */
export function RevealButton({ label, isDangerous, children }: RevealButtonProps) {
  const [form, setForm] = useState<"initial" | "open" | "closed">("initial");
  if (form === "open") return children(() => setForm("closed"));
  return (
    <Button
      variant="default"
      className={classes.action}
      data-dangerous={isDangerous || undefined}
      // Returns the focus from the closed form.
      autoFocus={form === "closed"}
      onClick={() => setForm("open")}
    >
      {label}
    </Button>
  );
}
