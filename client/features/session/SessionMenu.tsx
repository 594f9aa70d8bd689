import { Menu } from "@mantine/core";
import { ChevronDown } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths";
import type { SessionUser } from "../../shared/session";
import { t } from "../../shared/words/t";
import classes from "./SessionMenu.module.css";
import { useLogout } from "./useLogout";

/** The greeting, and what one can do about being logged in. */
export function SessionMenu({ user }: { user: SessionUser }) {
  const logout = useLogout();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button type="button" className={classes.greeting}>
          <span className={classes.name}>{t("bar.greeting", { name: user.userName })}</span>
          <ChevronDown size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={paths.user(user.userId)}>
          {t("bar.viewProfile")}
        </Menu.Item>
        <Menu.Item onClick={() => void logout()}>{t("bar.logout")}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
