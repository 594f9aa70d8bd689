import { type ReactNode, useId } from "react";
import { t } from "../../../shared/messages/t";
import { lazyComponent } from "../../../shared/ui/lazyComponent";
import { RevealButton } from "../settings/RevealButton";
import classes from "./twoFactor.module.css";

const AddPasskeyForm = lazyComponent(() =>
  import("./AddPasskeyForm").then(({ AddPasskeyForm }) => AddPasskeyForm),
);

interface PasskeysSectionProps {
  /** The existing passkeys. */
  children: ReactNode[];
  onAdded: (codes: readonly string[]) => void;
}

/** The viewer's passkeys, with a button to add one. */
export function PasskeysSection({ children, onAdded }: PasskeysSectionProps) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h3 id={heading}>{t("passkeys.title")}</h3>
      <p className={classes.help}>{t("passkeys.help")}</p>
      {children.length > 0 && (
        <ul className={classes.passkeys} aria-labelledby={heading}>
          {children}
        </ul>
      )}
      <RevealButton label={t("passkeys.add")}>
        {(close) => (
          <AddPasskeyForm
            onAdded={(codes) => {
              close();
              onAdded(codes);
            }}
            onClose={close}
          />
        )}
      </RevealButton>
    </section>
  );
}
