import "../shared/ui/fieldStyles";
import { Alert } from "@mantine/core";
import { useState } from "react";
import { Navigate, useLoaderData, useRevalidator } from "react-router-dom";
import { SettingsSection } from "../features/account/settings/SettingsSection";
import { TwoFactorSettings } from "../features/account/twoFactor/TwoFactorSettings";
import { paths } from "../shared/paths";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import classes from "./SettingsPage.module.css";
import { useTwoFactorPage } from "./TwoFactorPage.generated";
import type { twoFactorLoader } from "./TwoFactorPage.loader";

/**
 * /auth/two-factor, which leads to the settings. Until a required second factor is set up, the
 * server refuses the other settings, so this screen shows only the second factors.
 */
export function Component() {
  const { viewer, viewerTwoFactor } =
    useTwoFactorPage(useLoaderData<ReturnType<typeof twoFactorLoader>>());
  const { revalidate } = useRevalidator();
  const mustSetUp = viewer?.mustSetUpTwoFactor === true;
  // The new recovery codes stay on the screen after the setup.
  const [wasRequired] = useState(mustSetUp);
  if (!wasRequired) return <Navigate to={paths.settings("two-factor")} replace />;
  return (
    <div className={classes.page}>
      <PageTitle>{t("settings.title")}</PageTitle>
      <div className={classes.sections}>
        <SettingsSection name="two-factor" title={t("twoFactor.title")} help={t("twoFactor.intro")}>
          {mustSetUp && (
            <Alert role="alert" color="gray">
              {t("twoFactor.required")}
            </Alert>
          )}
          <TwoFactorSettings twoFactor={viewerTwoFactor} onChange={() => void revalidate()} />
        </SettingsSection>
      </div>
    </div>
  );
}
