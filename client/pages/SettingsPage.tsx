import { Button } from "@mantine/core";
import { Link, useLoaderData, useRevalidator } from "react-router-dom";
import { OpenIdSection } from "../features/account/openId/OpenIdSection";
import { SessionItem } from "../features/account/sessions/SessionItem";
import { SessionList } from "../features/account/sessions/SessionList";
import { NoticeSwitches } from "../features/account/settings/NoticeSwitches";
import { SettingsSection } from "../features/account/settings/SettingsSection";
import { SettingSwitch } from "../features/account/settings/SettingSwitch";
import { TwoFactorSettings } from "../features/account/twoFactor/TwoFactorSettings";
import { UnitSystemSwitch } from "../features/cooking/display/UnitSystemSwitch";
import { useUnitSystem } from "../features/cooking/display/useDisplayOptions";
import { useUpdateUser } from "../features/users/useUpdateUser";
import { paths, settingsSections } from "../shared/paths";
import { Guard } from "../shared/ui/Guard";
import { LanguageSwitch } from "../shared/ui/LanguageSwitch";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import { OwnDataSection } from "./OwnDataSection";
import { type SettingsPageQuery, useSettingsPage } from "./SettingsPage.generated";
import type { settingsLoader } from "./SettingsPage.loader";
import classes from "./SettingsPage.module.css";

type Viewer = NonNullable<SettingsPageQuery["viewer"]>;

/** The links to the sections. */
const Contents = () => (
  <nav className={classes.contents} aria-label={t("settings.contents")}>
    <ul>
      {settingsSections.map((section) => (
        <li key={section}>
          <Link to={paths.settings(section)}>{t(`settings.sections.${section}`)}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** The name and email address of the account, with links to where they change. */
const AccountSection = ({ name, email, userId }: Viewer) => (
  <SettingsSection name="account" title={t("settings.sections.account")}>
    <dl className={classes.facts}>
      <dt>{t("userForm.username")}</dt>
      <dd dir="auto">{name}</dd>
      <dt>{t("userForm.email")}</dt>
      <dd>{email}</dd>
    </dl>
    <p className={classes.actions}>
      <Button component={Link} to={paths.editUser(userId)} variant="default">
        {t("settings.editAccount")}
      </Button>
      <Button component={Link} to={paths.user(userId)} variant="subtle">
        {t("bar.viewProfile")}
      </Button>
    </p>
  </SettingsSection>
);

/** The switches that show the email address and the cooking diary to others. */
function PrivacySection({ email, name, showsDiary, showsEmail, userId, version }: Viewer) {
  const update = useUpdateUser(userId);
  const { revalidate } = useRevalidator();
  const save = (change: { showsEmail: boolean } | { showsDiary: boolean }) =>
    update({ name, email: email ?? "", ...change, keepFactors: false }, version).catch(
      (error: unknown) => {
        // The account may have changed elsewhere.
        void revalidate();
        throw error;
      },
    );
  return (
    <SettingsSection name="privacy" title={t("settings.sections.privacy")}>
      <SettingSwitch
        label={t("userForm.showsEmail")}
        description={t("userForm.showsEmailHelp")}
        checked={showsEmail ?? false}
        onSave={(checked) => save({ showsEmail: checked })}
      />
      <SettingSwitch
        label={t("diary.shows")}
        description={t("diary.showsHelp")}
        checked={showsDiary}
        onSave={(checked) => save({ showsDiary: checked })}
      />
    </SettingsSection>
  );
}

/** The language of the interface and the units of recipes on this device. */
function LanguageSection() {
  const [unitSystem, setUnitSystem] = useUnitSystem();
  return (
    <SettingsSection
      name="language"
      title={t("settings.sections.language")}
      help={t("settings.languageHelp")}
    >
      <div className={classes.choice}>
        <h3>{t("footer.language")}</h3>
        <LanguageSwitch />
      </div>
      <div className={classes.choice}>
        <h3>{t("cooking.measures")}</h3>
        <UnitSystemSwitch unitSystem={unitSystem} onChange={setUnitSystem} />
      </div>
    </SettingsSection>
  );
}

/** /settings; visitors are refused by the query. */
export function Component() {
  const data = useSettingsPage(useLoaderData<ReturnType<typeof settingsLoader>>());
  const { viewer, viewerOpenIdLogin, viewerSessions, viewerTwoFactor } = data;
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const others = viewerSessions.filter(({ current }) => !current).map(({ id }) => id);
  return (
    <Guard loggedIn={viewer !== null} allowed={viewer !== null}>
      <div className={classes.page}>
        <PageTitle>{t("settings.title")}</PageTitle>
        <div className={classes.layout}>
          <Contents />
          <div className={classes.sections}>
            {viewer && <AccountSection {...viewer} />}
            <SettingsSection name="sessions" title={t("settings.sections.sessions")}>
              <p className={classes.actions}>
                <Button component={Link} to={paths.changePassword()} variant="default">
                  {t("profile.changePassword")}
                </Button>
              </p>
              <h3>{t("sessions.title")}</h3>
              <p className={classes.help}>{t("sessions.intro")}</p>
              <SessionList others={others}>
                {viewerSessions.map((session) => (
                  <SessionItem key={session.id} session={session} />
                ))}
              </SessionList>
              <OpenIdSection login={viewerOpenIdLogin} onRemoved={reload} />
            </SettingsSection>
            <SettingsSection
              name="two-factor"
              title={t("twoFactor.title")}
              help={t("twoFactor.intro")}
            >
              <TwoFactorSettings twoFactor={viewerTwoFactor} onChange={reload} />
            </SettingsSection>
            {viewer && <PrivacySection {...viewer} />}
            <LanguageSection />
            <SettingsSection
              name="notifications"
              title={t("settings.sections.notifications")}
              help={t("settings.notificationsHelp", { email: viewer?.email ?? "" })}
            >
              <NoticeSwitches muted={viewer?.mutedNotices ?? []} />
            </SettingsSection>
            <OwnDataSection />
          </div>
        </div>
      </div>
    </Guard>
  );
}
