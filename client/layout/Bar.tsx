import { Burger } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { ChevronDown, Heart, Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { SessionMenu } from "../features/account/login/SessionMenu";
import { paths } from "../shared/paths";
import { useSession } from "../shared/session";
import { useReturnTo } from "../shared/returnTo";
import { t } from "../shared/messages/t";
import { useSiteName } from "../shared/SettingsContext";
import classes from "./Bar.module.css";
import { BarLink } from "./BarLink";
import { entriesFor, type Entry } from "./entries";
import { OpenRequests } from "./OpenRequests";
import { SchemeSwitch } from "./SchemeSwitch";
import { useViewerState } from "../shared/viewerState";
import { lazyComponent } from "../shared/ui/lazyComponent";
import { ButtonMenu } from "../shared/ui/ButtonMenu";

/** Returns the entries of a menu. */
const toMenu = (entries: readonly Entry[]) => () =>
  entries.map(({ to, label }) => ({ to, label: t(label) }));

/** The admin's menu, with the number of requests that wait for an answer. */
function AdminMenu({ entries }: { entries: readonly Entry[] }) {
  const { openRequestCount: count } = useViewerState();
  const requests = { to: paths.contributorRequests(), label: t("bar.requests", { count }) };
  return (
    <ButtonMenu
      className={classes.entry}
      label={
        <>
          {t("bar.admin")}
          {count > 0 && <OpenRequests count={count} />}
          <ChevronDown size={16} aria-hidden />
        </>
      }
      entries={() => [...(count > 0 ? [requests] : []), ...toMenu(entries)()]}
    />
  );
}

const Sheet = lazyComponent(() => import("./Sheet").then(({ Sheet }) => Sheet));

/** The scroll position at which the bar shrinks. */
const SHRINK_AT_PX = 48;

/** The navigation bar: entries in a row, or in a sheet on a phone. */
export function Bar() {
  const session = useSession();
  const name = useSiteName();
  const { main, admin, account } = entriesFor(session);
  const [open, sheet] = useDisclosure(false);
  const returnTo = useReturnTo();
  const small = useScrolledPast(SHRINK_AT_PX);
  return (
    <header className={classes.bar} data-small={small || undefined}>
      <div className={classes.inner}>
        <Link to={paths.home()} className={classes.brand}>
          {name}
        </Link>
        <nav className={classes.entries} aria-label={t("bar.label")}>
          {main.map(({ to, label }) => (
            <BarLink key={to} to={to} className={classes.entry}>
              {to === paths.newRecipe() && <Plus size={16} aria-hidden />}
              {t(label)}
            </BarLink>
          ))}
          {admin.length > 0 && <AdminMenu entries={admin} />}
        </nav>
        <div className={classes.right}>
          {session && (
            <BarLink
              to={paths.favorites()}
              className={classes.favorites}
              aria-label={t("bar.favorites")}
            >
              <Heart size={20} aria-hidden />
            </BarLink>
          )}
          <SchemeSwitch />
          <div className={classes.account}>
            {session ? (
              <SessionMenu user={session.user} entries={toMenu(account)} />
            ) : (
              account.map(({ to, label }) => (
                <BarLink key={to} to={to} state={returnTo} className={classes.entry}>
                  {t(label)}
                </BarLink>
              ))
            )}
          </div>
          <Burger
            data-scripted
            className={classes.burger}
            opened={open}
            onClick={sheet.toggle}
            size="sm"
            aria-label={open ? t("bar.close") : t("bar.open")}
            aria-expanded={open}
          />
        </div>
      </div>
      {open && <Sheet onClose={sheet.close} />}
    </header>
  );
}

function useScrolledPast(distance: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const measure = () => setPast(scrollY > distance);
    measure();
    addEventListener("scroll", measure, { passive: true });
    return () => removeEventListener("scroll", measure);
  }, [distance]);
  return past;
}
