import { ChevronDown } from "lucide-react";
import { paths } from "../../../shared/paths";
import type { SessionUser } from "../../../shared/storedSession";
import { ButtonMenu } from "../../../shared/ui/ButtonMenu";
import { t } from "../../../shared/messages/t";
import classes from "./SessionMenu.module.css";
import { useLogout } from "./useLogout";

/** The greeting, with a menu for the account and logging out. */
export function SessionMenu({ user }: { user: SessionUser }) {
  const logout = useLogout();
  return (
    <ButtonMenu
      className={classes.greeting}
      position="bottom-end"
      label={
        <>
          <span className={classes.name}>{t("bar.greeting", { name: user.userName })}</span>
          <ChevronDown size={16} aria-hidden />
        </>
      }
      entries={() => [
        { label: t("bar.viewProfile"), to: paths.user(user.userId) },
        { label: t("bar.logout"), onClick: () => void logout() },
      ]}
    />
  );
}
