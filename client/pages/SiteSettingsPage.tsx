import { Fragment, type ReactNode, useId } from "react";
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

interface SectionProps {
  title: string;
  /** Where the values of the section come from. */
  help: ReactNode;
  children: ReactNode;
}

/** A part of the settings next to its title. */
function Section({ title, help, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={site.section} aria-labelledby={heading}>
      <div className={site.about}>
        <h2 id={heading}>{title}</h2>
        {help}
      </div>
      <div>{children}</div>
    </section>
  );
}

/** /site-settings */
export function Component() {
  const data = useSiteSettingsPage(useLoaderData<ReturnType<typeof siteSettingsLoader>>());
  const { limits, mail, ...settings } = data.siteSettings;
  const variables = settings.settings.map(({ variable }) => variable);
  return (
    <div className={classes.wide}>
      <div>
        <PageTitle>{t("siteSettings.title")}</PageTitle>
        <p className={classes.intro}>{t("siteSettings.intro")}</p>
      </div>
      <Section
        title={t("siteSettings.site")}
        help={
          <>
            <p>{t("siteSettings.defaults")}</p>
            <p>
              {t("siteSettings.variables")}{" "}
              {variables.map((variable, index) => (
                <Fragment key={variable}>
                  {index > 0 && ", "}
                  <code>{variable}</code>
                </Fragment>
              ))}
            </p>
          </>
        }
      >
        <SiteSettingsForm settings={settings} />
      </Section>
      <Section title={t("siteSettings.mail")} help={<p>{t("siteSettings.readOnly")}</p>}>
        <OperatorSettings settings={mail} />
        <ServiceChecks names={["Mail server", "Public URL"]} />
        <TestMailButton />
      </Section>
      <Section title={t("siteSettings.limits")} help={<p>{t("siteSettings.limitsHelp")}</p>}>
        <OperatorSettings settings={limits} />
        <ServiceChecks names={["Redis"]} />
      </Section>
    </div>
  );
}
