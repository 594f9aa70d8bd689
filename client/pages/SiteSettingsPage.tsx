import { useLoaderData } from "react-router-dom";
import { OperatorSettings } from "../features/siteSettings/OperatorSettings";
import { ServiceChecks } from "../features/siteSettings/ServiceChecks";
import site from "../features/siteSettings/SiteSettings.module.css";
import { SiteSettingsForm } from "../features/siteSettings/SiteSettingsForm";
import { TestMailButton } from "../features/siteSettings/TestMailButton";
import { t } from "../shared/messages/t";
import { PageTitle } from "../shared/ui/PageTitle";
import classes from "./FormPage.module.css";
import { useSiteSettingsPage } from "./SiteSettingsPage.generated";
import type { siteSettingsLoader } from "./SiteSettingsPage.loader";

/** /site-settings */
export function Component() {
  const data = useSiteSettingsPage(useLoaderData<ReturnType<typeof siteSettingsLoader>>());
  const { limits, mail, ...settings } = data.siteSettings;
  return (
    <div className={classes.page}>
      <div>
        <PageTitle>{t("siteSettings.title")}</PageTitle>
        <p className={classes.intro}>{t("siteSettings.intro")}</p>
      </div>
      <SiteSettingsForm settings={settings} />
      <section className={site.readOnly} aria-labelledby="mail">
        <h2 id="mail">{t("siteSettings.mail")}</h2>
        <p className={classes.intro}>{t("siteSettings.readOnly")}</p>
        <OperatorSettings settings={mail} />
        <ServiceChecks names={["Mail server", "Public URL"]} />
        <TestMailButton />
      </section>
      <section className={site.readOnly} aria-labelledby="limits">
        <h2 id="limits">{t("siteSettings.limits")}</h2>
        <p className={classes.intro}>{t("siteSettings.readOnly")}</p>
        <OperatorSettings settings={limits} />
        <ServiceChecks names={["Redis"]} />
      </section>
    </div>
  );
}
