import { formatNumber } from "../../shared/numbers";
import { t } from "../../shared/messages/t";
import type { Messages } from "../../shared/messages/Messages";
import classes from "./SiteSettings.module.css";

/** The variables that the server lists; their labels are messages. */
type Variable = keyof Messages["siteSettings"]["of"];

/** Formats numbers and switches in the reader's language. */
function formatValue(value: string | null | undefined): string {
  if (!value) return t("siteSettings.notSet");
  if (value === "on" || value === "off") return t(`siteSettings.${value}`);
  return /^\d+$/.test(value) ? formatNumber(Number(value)) : value;
}

interface OperatorSettingsProps {
  settings: readonly { variable: string; source: string; value?: string | null }[];
}

/** Settings that only variables set, with a mark at those that are not the default. */
export const OperatorSettings = ({ settings }: OperatorSettingsProps) => (
  <dl className={classes.settings}>
    {settings.map(({ source, value, variable }) => (
      <div key={variable} className={classes.setting}>
        <dt>{t(`siteSettings.of.${variable as Variable}`)}</dt>
        <dd className={classes.value} data-set={source === "VARIABLE" || undefined}>
          {formatValue(value)}
        </dd>
        <dd className={classes.variable}>
          <code>{variable}</code>
          {source === "VARIABLE" && ` · ${t("siteSettings.set")}`}
        </dd>
      </div>
    ))}
  </dl>
);
