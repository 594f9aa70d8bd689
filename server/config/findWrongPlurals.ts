import { ownProperty } from "../../shared/ownProperty";

/** Returns the singular of a name, such as `TRUSTED_PROXY` for `TRUSTED_PROXIES`. */
const toSingular = (name: string): string =>
  name
    .split("_")
    .map((word) => word.replace(/IES$/, "Y").replace(/S$/, ""))
    .join("_");

/**
 * Finds variables that differ from a missing setting only by a plural, and therefore belong to no other
 * program. Without this check, the server would run with the default, for example trust no proxy.
 * @param names the names of all settings
 * @returns a sentence for each variable
 */
export function findWrongPlurals(
  environment: NodeJS.ProcessEnv,
  names: readonly string[],
): string[] {
  // Names of one word are skipped, because other programs use such names, too.
  const unsetNames = names.filter(
    (name) => name.includes("_") && ownProperty(environment, name) === undefined,
  );
  return Object.keys(environment).flatMap((name) => {
    if (names.includes(name)) return [];
    const suggestion = unsetNames.find(
      (settingName) => toSingular(settingName) === toSingular(name),
    );
    return suggestion ? [`${name}: is not a setting; set ${suggestion} instead`] : [];
  });
}
