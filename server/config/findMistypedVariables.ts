import { ownProperty } from "../../shared/ownProperty";
import { editDistance } from "../../shared/editDistance";
import { variableNames } from "./config";

/** The minimum length of a checked name, because shorter names resemble many others. */
const MIN_LENGTH = 6;

/** The maximum number of differences in a long name, such as another ending. */
const MAX_MISTAKES = 2;
const LONG_NAME_LENGTH = 12;
const MAX_MISTAKES_IF_LONG = 3;

/**
 * Finds unknown variables that resemble an unset setting, such as `SMPT_URL`, because the server would
 * silently run with the default. Returns a sentence for each variable.
 */
export function findMistypedVariables(environment: NodeJS.ProcessEnv = process.env): string[] {
  const isSet = (name: string) => ownProperty(environment, name) !== undefined;
  const unsetNames = variableNames.filter((name) => name.length >= MIN_LENGTH && !isSet(name));
  return Object.keys(environment).flatMap((name) => {
    if (name.length < MIN_LENGTH || variableNames.includes(name)) return [];
    const mistakes = name.length >= LONG_NAME_LENGTH ? MAX_MISTAKES_IF_LONG : MAX_MISTAKES;
    const suggestion = unsetNames.find(
      (settingName) => editDistance(name, settingName) <= mistakes,
    );
    return suggestion ? [`${name} is not a setting. Is ${suggestion} meant?`] : [];
  });
}
