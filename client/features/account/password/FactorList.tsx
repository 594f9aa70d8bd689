import type { ReactNode } from "react";
import { formatDate } from "../../../shared/dates";
import { t } from "../../../shared/messages/t";
import classes from "./FactorList.module.css";
import type { CheckPasswordResetQuery } from "./PasswordReset.generated";

type Factor = CheckPasswordResetQuery["passwordResetFactors"][number];

const titles: Record<Factor["kind"], (name: string | null) => string> = {
  PASSKEY: (name) => t("resetPassword.passkey", { name: name ?? "" }),
  AUTHENTICATOR: () => t("resetPassword.authenticator"),
  RECOVERY_CODES: () => t("resetPassword.recoveryCodes"),
  OPENID: (name) => (name ? t("resetPassword.openId", { name }) : t("resetPassword.provider")),
};

interface FactorListProps {
  factors: readonly Factor[];
  /** The choice between keeping and removing the factors. */
  children: ReactNode;
}

/** Lists the login methods other than the password, with dates that help to recognize them. */
export function FactorList({ factors, children }: FactorListProps) {
  return (
    <section className={classes.factors} aria-labelledby="factors-title">
      <h2 className={classes.title} id="factors-title">
        {t("resetPassword.factors")}
      </h2>
      <p className={classes.help}>{t("resetPassword.factorsHelp")}</p>
      <ul className={classes.list}>
        {factors.map(({ addedAt, kind, name }, index) => (
          <li key={index} className={classes.factor}>
            <span className={classes.name} dir="auto">
              {titles[kind](name ?? null)}
            </span>
            <span className={classes.date}>
              {t("resetPassword.addedAt", { date: formatDate(addedAt) })}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
