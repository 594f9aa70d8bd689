import { Menu } from "@mantine/core";
import { ChevronDown } from "lucide-react";
import { Link } from "react-router-dom";
import { t } from "../shared/words/t";
import classes from "./Bar.module.css";
import type { Entry } from "./entries";

/** What admins look after. */
export function AdminMenu({ entries }: { entries: readonly Entry[] }) {
  return (
    <Menu>
      <Menu.Target>
        <button type="button" className={classes.entry}>
          {t("bar.admin")}
          <ChevronDown size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ to, label }) => (
          <Menu.Item key={to} component={Link} to={to}>
            {t(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
