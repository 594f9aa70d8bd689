import { LayoutGrid, Rows3 } from "lucide-react";
import { Link } from "react-router-dom";
import { densities, DENSITY, densityChoiceUrl, type Density } from "../../../shared/density";
import { preferenceCookie } from "../../../shared/preferenceCookies";
import { useHydrated } from "../../shared/hydration/useHydrated";
import { paths } from "../../shared/paths";
import { t } from "../../shared/messages/t";
import classes from "./DensitySwitch.module.css";
import { type ListQuery, writeListQuery } from "./listQuery";

const icons = { full: Rows3, compact: LayoutGrid } as const;

/** Stores the choice for the next visits. */
function storeDensity(density: Density) {
  document.cookie = preferenceCookie(DENSITY, density, location.protocol);
}

/** Links that switch the list's density; the server stores the choice until the page is hydrated. */
export function DensitySwitch({ query }: { query: ListQuery }) {
  const hydrated = useHydrated();
  return (
    <div className={classes.switch} role="group" aria-label={t("list.density")}>
      {densities.map((density) => {
        const Icon = icons[density];
        const list = paths.recipes(writeListQuery({ ...query, density }));
        return (
          <Link
            key={density}
            title={t(`list.densities.${density}`)}
            className={classes.density}
            to={hydrated ? list : densityChoiceUrl(list, density)}
            replace
            preventScrollReset
            rel="nofollow"
            aria-current={density === query.density || undefined}
            onClick={() => storeDensity(density)}
          >
            <Icon size={16} aria-hidden />
            <span className={classes.label}>{t(`list.densities.${density}`)}</span>
          </Link>
        );
      })}
    </div>
  );
}
