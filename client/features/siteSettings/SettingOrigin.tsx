import { Lock, TriangleAlert } from "lucide-react";
import { formatDate } from "../../shared/dates";
import { t } from "../../shared/messages/t";
import { translateServerMessage } from "../../shared/messages/serverMessages";
import classes from "./SiteSettings.module.css";
import type { SiteSettingsForm_SettingsFragment } from "./SiteSettingsForm_settings.generated";

type Setting = SiteSettingsForm_SettingsFragment["settings"][number];

/** Describes where the value of a setting comes from; null for the default, which the section describes. */
function describeOrigin({ changedAt, changedBy, source, variable }: Setting): string | null {
  if (source === "VARIABLE") return t("siteSettings.byVariable", { variable });
  if (source === "DEFAULT" || !changedAt) return null;
  const date = formatDate(changedAt);
  return changedBy
    ? t("siteSettings.byAdmin", { name: changedBy.name, date })
    : t("siteSettings.byFormerAdmin", { date });
}

/** The origin of a setting's value if it is not the default, and the warning of its check. */
export function SettingOrigin({ setting }: { setting: Setting }) {
  const { check, source } = setting;
  const origin = describeOrigin(setting);
  return (
    <>
      {origin && (
        <p className={classes.origin}>
          {source === "VARIABLE" && <Lock size={14} aria-hidden />}
          {origin}
        </p>
      )}
      {check.state !== "OK" && (
        <p className={classes.origin} data-state={check.state}>
          <TriangleAlert size={14} aria-hidden />
          {translateServerMessage(check.message)}
        </p>
      )}
    </>
  );
}
