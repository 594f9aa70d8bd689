import { ownProperty } from "../../shared/ownProperty";
import { editDistance } from "../../shared/editDistance";
import { variableNames } from "./config";

/** Shorter names are near many others. */
const SHORTEST = 6;

const MOST_MISTAKES = 2;

/**
 * Variables that are no settings but look like one that is not set, such as `SMPT_URL`: without a word about it, the server would
 * run with the default. Each as a sentence.
 */
export function mistypedVariables(environment: NodeJS.ProcessEnv = process.env): string[] {
  const isSet = (name: string) => ownProperty(environment, name) !== undefined;
  const unset = variableNames.filter((name) => name.length >= SHORTEST && !isSet(name));
  return Object.keys(environment).flatMap((name) => {
    if (name.length < SHORTEST || variableNames.includes(name)) return [];
    const meant = unset.find((each) => editDistance(name, each) <= MOST_MISTAKES);
    return meant ? [`${name} is no setting. Is ${meant} meant?`] : [];
  });
}
