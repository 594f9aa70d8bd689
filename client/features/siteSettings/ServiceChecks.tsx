import { CircleCheck, TriangleAlert } from "lucide-react";
import { t } from "../../shared/messages/t";
import { translateServerMessage } from "../../shared/messages/serverMessages";
import { useSiteChecksQuery } from "./SiteSettings.generated";
import classes from "./SiteSettings.module.css";

/**
 * The results of the checks with these names. They arrive after the page, because a service that does not respond
 * delays them.
 */
export function ServiceChecks({ names }: { names: readonly string[] }) {
  const { data, error } = useSiteChecksQuery({ ssr: false, fetchPolicy: "cache-and-network" });
  const checks = data?.siteChecks.filter(({ name }) => names.includes(name));
  return (
    <div role="status" className={classes.checks}>
      {!checks && (error ? t("siteSettings.checksFailed") : t("siteSettings.checking"))}
      {checks?.map(({ message, name, state }) => (
        <p key={name} className={classes.origin} data-state={state}>
          {state === "OK" ? (
            <CircleCheck size={16} aria-hidden />
          ) : (
            <TriangleAlert size={16} aria-hidden />
          )}
          <span>
            {translateServerMessage(name)}: {translateServerMessage(message)}
          </span>
        </p>
      ))}
    </div>
  );
}
