import { Link } from "react-router-dom";
import { useInstall } from "../shared/offline/installPrompt";
import { paths } from "../shared/paths";
import { t } from "../shared/messages/t";
import { useSiteName } from "../shared/SettingsContext";
import classes from "./Footer.module.css";
import { LanguageSwitch } from "../shared/ui/LanguageSwitch";

/** The footer of every page. */
export function Footer() {
  const install = useInstall();
  const name = useSiteName();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <span className={classes.brand}>{name}</span>
        <span className={classes.beta}>{t("footer.beta")}</span>
        <p className={classes.line}>{t("footer.line")}</p>
        <Link className={classes.link} to={paths.recipes()}>
          {t("bar.recipes")}
        </Link>
        {install && (
          <button type="button" className={`${classes.link} ${classes.install}`} onClick={install}>
            {t("offline.install")}
          </button>
        )}
        <LanguageSwitch />
      </div>
    </footer>
  );
}
