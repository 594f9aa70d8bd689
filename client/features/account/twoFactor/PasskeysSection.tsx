import { type ReactNode, useId } from "react";
import { t } from "../../../shared/messages/t";
import { AddPasskeyForm } from "./AddPasskeyForm";
import classes from "./twoFactor.module.css";

interface PasskeysSectionProps {
  /** The existing passkeys. */
  children: ReactNode[];
  onAdded: (codes: readonly string[]) => void;
}

/** The viewer's passkeys, with a form to add one. */
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
