import { ChevronDown } from "lucide-react";
import { ButtonMenu } from "../shared/ui/ButtonMenu";
import { t } from "../shared/messages/t";
import classes from "./Bar.module.css";
import type { Entry } from "./entries";

/** What admins look after. */
export function AdminMenu({ entries }: { entries: readonly Entry[] }) {
  return (
    <ButtonMenu
      className={classes.entry}
      label={
        <>
          {t("bar.admin")}
          <ChevronDown size={16} aria-hidden />
        </>
      }
      entries={() => entries.map(({ to, label }) => ({ to, label: t(label) }))}
    />
  );
}
