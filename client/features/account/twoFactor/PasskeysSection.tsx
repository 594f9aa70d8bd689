import { type ReactNode, useId } from "react";
import { t } from "../../../shared/messages/t";
import { AddPasskeyForm } from "./AddPasskeyForm";
import classes from "./twoFactor.module.css";

interface PasskeysSectionProps {
  /** The passkeys that there are. */
  children: ReactNode[];
  onAdded: (codes: readonly string[]) => void;
}

/** The viewer's passkeys, and adding one. */
export function PasskeysSection({ children, onAdded }: PasskeysSectionProps) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h2 id={heading}>{t("passkeys.title")}</h2>
      <p className={classes.help}>{t("passkeys.help")}</p>
      {children.length > 0 && (
        <ul className={classes.passkeys} aria-labelledby={heading}>
          {children}
        </ul>
      )}
      <AddPasskeyForm onAdded={onAdded} />
    </section>
  );
}
