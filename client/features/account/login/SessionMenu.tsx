import { ChevronDown } from "lucide-react";
import type { SessionUser } from "../../../shared/storedSession";
import { ButtonMenu } from "../../../shared/ui/ButtonMenu";
import type { MenuEntry } from "../../../shared/ui/ButtonMenuProps";
import { t } from "../../../shared/messages/t";
import classes from "./SessionMenu.module.css";
import { useLogout } from "./useLogout";

interface SessionMenuProps {
  user: SessionUser;
  /** Returns the links of the menu, which ends with the logout. */
  entries: () => readonly MenuEntry[];
}

/** The greeting, with a menu of the viewer's own things. */
export function SessionMenu({ user, entries }: SessionMenuProps) {
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
      entries={() => [...entries(), { label: t("bar.logout"), onClick: () => void logout() }]}
    />
  );
}
