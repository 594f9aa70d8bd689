import { useLogout } from "../features/account/login/useLogout";
import { useSession } from "../shared/session";
import { SlideIn } from "../shared/ui/SlideIn";
import { useReturnTo } from "../shared/returnTo";
import { t } from "../shared/messages/t";
import { paths } from "../shared/paths";
import { useViewerState } from "../shared/viewerState";
import { BarLink } from "./BarLink";
import { entriesFor, type Entry } from "./entries";
import classes from "./Sheet.module.css";

const ABOVE_TOASTS = 300;

/** The bar's entries on a phone, in full height. */
export function Sheet({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const logout = useLogout();
  const { openRequestCount: count } = useViewerState();
  const returnTo = useReturnTo();
  const { main, admin, account } = entriesFor(session);
  const toLink = ({ to, label }: Entry) => (
    <BarLink key={to} to={to} state={returnTo} className={classes.entry} onClick={onClose}>
      {t(label)}
    </BarLink>
  );
  return (
    <SlideIn
      title={t("bar.menu")}
      closeLabel={t("bar.close")}
      position="right"
      zIndex={ABOVE_TOASTS}
      onClose={onClose}
    >
      {session && (
        <p className={classes.greeting}>{t("bar.greeting", { name: session.user.userName })}</p>
      )}
      <nav aria-label={t("bar.label")} className={classes.entries}>
        {[...main, ...admin].map(toLink)}
        {admin.length > 0 && count > 0 && (
          <BarLink to={paths.contributorRequests()} className={classes.entry} onClick={onClose}>
            {t("bar.requests", { count })}
          </BarLink>
        )}
        {account.map(toLink)}
        {session && (
          <button
            type="button"
            className={classes.entry}
            onClick={() => {
              onClose();
              void logout();
            }}
          >
            {t("bar.logout")}
          </button>
        )}
      </nav>
    </SlideIn>
  );
}
