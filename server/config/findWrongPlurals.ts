import { ownProperty } from "../../shared/ownProperty";

/** A name in the singular, such as `TRUSTED_PROXY` for `TRUSTED_PROXIES`. */
const toSingular = (name: string): string =>
  name
    .split("_")
    .map((word) => word.replace(/IES$/, "Y").replace(/S$/, ""))
    .join("_");

/**
 * Finds variables that differ from a setting that is missing only by a plural, and which therefore cannot belong to another
 * program. The server would run with the default, and trust no proxy, for example.
 * @param names those of all settings
 * @returns a sentence for each
 */
export function findWrongPlurals(
  environment: NodeJS.ProcessEnv,
  names: readonly string[],
): string[] {
  // Other programs have settings of one word, too.
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
