import { ownProperty } from "../../shared/ownProperty";
import { editDistance } from "../../shared/editDistance";
import { variableNames } from "./config";

/** Shorter names are near many others. */
const SHORTEST = 6;

/** Longer names may have more mistakes, such as another ending. */
const MOST_MISTAKES = 2;
const LONG = 12;
const MOST_MISTAKES_IF_LONG = 3;

/**
 * Variables that are no settings but look like one that is not set, such as `SMPT_URL`: without a word about it, the server would
 * run with the default. Each as a sentence.
 */
export function mistypedVariables(environment: NodeJS.ProcessEnv = process.env): string[] {
  const isSet = (name: string) => ownProperty(environment, name) !== undefined;
  const unset = variableNames.filter((name) => name.length >= SHORTEST && !isSet(name));
  return Object.keys(environment).flatMap((name) => {
    if (name.length < SHORTEST || variableNames.includes(name)) return [];
    const mistakes = name.length >= LONG ? MOST_MISTAKES_IF_LONG : MOST_MISTAKES;
    const meant = unset.find((each) => editDistance(name, each) <= mistakes);
    return meant ? [`${name} is not a setting. Is ${meant} meant?`] : [];
  });
}
