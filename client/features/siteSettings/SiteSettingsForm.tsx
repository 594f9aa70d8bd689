import "../../shared/ui/fieldStyles";
import { useApolloClient } from "@apollo/client/react";
import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ReactNode, use, useState } from "react";
import { maxLength } from "../../../shared/inputLimits";
import { isLocale, locales } from "../../../shared/locales";
import { NEW_USER_ROLES } from "../../../shared/settings";
import { BRAND, setSiteNameSource } from "../../shared/brand";
import { FormError } from "../../shared/form/FormAlert";
import { focusFirst } from "../../shared/form/focusFirst";
import classes from "../../shared/form/form.module.css";
import { useLeaveGuard } from "../../shared/form/useLeaveGuard";
import { useSubmit } from "../../shared/form/useSubmit";
import { t } from "../../shared/messages/t";
import { SettingsChangeContext, useSettings } from "../../shared/SettingsContext";
import { toast } from "../../shared/toast";
import { fetchSiteSettingsNow, useSaveSiteSettingsMutation } from "./SiteSettings.generated";
import { SettingOrigin } from "./SettingOrigin";
import type { SiteSettingsForm_SettingsFragment } from "./SiteSettingsForm_settings.generated";

type Settings = SiteSettingsForm_SettingsFragment;
type Setting = Settings["settings"][number];

/** Returns the texts of the fields; those of built-in texts are the product's name and empty. */
function toDraft({ settings }: Settings) {
  const find = (name: string) => settings.find((setting) => setting.name === name)?.value ?? "";
  return {
    siteName: find("siteName") || BRAND,
    welcomeText: find("welcomeText"),
    defaultLocale: find("defaultLocale"),
    newUserRole: find("newUserRole"),
  };
}

type Draft = ReturnType<typeof toDraft>;

/** Converts the fields to an input; the built-in texts are null. */
const toInput = ({ siteName, welcomeText, ...choices }: Draft) => ({
  ...choices,
  siteName: siteName.trim() === BRAND ? null : siteName,
  welcomeText: welcomeText.trim() || null,
});

const rules = {
  siteName: (name: string) => (name.trim() === "" ? t("siteSettings.nameRequired") : null),
};

interface FieldProps {
  setting: Setting;
  children: ReactNode;
}

/** A field with the origin of its value. */
const Field = ({ setting, children }: FieldProps) => (
  <div>
    {children}
    <SettingOrigin setting={setting} />
  </div>
);

/** The form of the settings that admins can change. If another version was saved meanwhile, it is shown first. */
export function SiteSettingsForm({ settings }: { settings: Settings }) {
  const client = useApolloClient();
  const pageSettings = useSettings();
  const changePageSettings = use(SettingsChangeContext);
  const [save] = useSaveSiteSettingsMutation();
  const [shown, setShown] = useState(settings);
  const [other, setOther] = useState<Settings>();
  const form = useForm({ initialValues: toDraft(settings), validate: rules });
  useLeaveGuard(form.isDirty(), t("siteSettings.leave"));
  const find = (name: keyof Draft) => shown.settings.find((setting) => setting.name === name)!;
  const isFixed = (name: keyof Draft) => find(name).source === "VARIABLE";

  /** Shows the saved settings here and on all other parts of the page. */
  const show = (saved: Settings) => {
    const draft = toDraft(saved);
    const { defaultLocale } = draft;
    const { siteName, welcomeText } = toInput(draft);
    setShown(saved);
    setOther(undefined);
    form.setInitialValues(draft);
    form.setValues(draft);
    setSiteNameSource(() => siteName);
    changePageSettings({
      ...pageSettings,
      siteName,
      welcomeText,
      ...(isLocale(defaultLocale) && { defaultLocale }),
    });
  };

  const { submit, submitting } = useSubmit(
    form,
    async (draft) => {
      const version = (other ?? shown).version;
      const { data } = await save({ variables: { input: toInput(draft), version } });
      return data?.updateSiteSettings;
    },
    {
      async onConflict() {
        const { data } = await fetchSiteSettingsNow(client);
        if (data) setOther(data.siteSettings);
      },
      onSuccess(saved) {
        if (saved) show(saved);
        toast.success(t("siteSettings.saved"));
      },
    },
  );

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
      <FormError>{other && t("siteSettings.stale", { name: toDraft(other).siteName })}</FormError>
      <Field setting={find("siteName")}>
        <TextInput
          label={t("siteSettings.name.siteName")}
          description={t("siteSettings.help.siteName")}
          required
          withAsterisk={false}
          autoComplete="off"
          maxLength={maxLength.siteName}
          readOnly={isFixed("siteName")}
          {...form.getInputProps("siteName")}
        />
      </Field>
      <Field setting={find("welcomeText")}>
        <Textarea
          label={t("siteSettings.name.welcomeText")}
          description={t("siteSettings.help.welcomeText")}
          placeholder={t("home.welcome")}
          autosize
          minRows={2}
          maxLength={maxLength.welcomeText}
          readOnly={isFixed("welcomeText")}
          {...form.getInputProps("welcomeText")}
        />
      </Field>
      <Field setting={find("defaultLocale")}>
        <NativeSelect
          size="md"
          label={t("siteSettings.name.defaultLocale")}
          description={t("siteSettings.help.defaultLocale")}
          data={Object.entries(locales).map(([value, label]) => ({ value, label }))}
          disabled={isFixed("defaultLocale")}
          {...form.getInputProps("defaultLocale")}
        />
      </Field>
      <Field setting={find("newUserRole")}>
        <NativeSelect
          size="md"
          label={t("siteSettings.name.newUserRole")}
          description={t("siteSettings.help.newUserRole")}
          data={NEW_USER_ROLES.map((value) => ({ value, label: t(`siteSettings.role.${value}`) }))}
          disabled={isFixed("newUserRole")}
          {...form.getInputProps("newUserRole")}
        />
      </Field>
      <div className={classes.buttons}>
        <Button type="submit" size="md" loading={submitting} disabled={!form.isDirty()}>
          {t("siteSettings.save")}
        </Button>
      </div>
    </form>
  );
}
