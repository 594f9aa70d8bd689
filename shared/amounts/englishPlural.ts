import { ownProperty } from "../ownProperty";

const RULES: readonly (readonly [ending: RegExp, plural: string])[] = [
  // The rule keeps words with one final "s", which are plurals or have none: flakes, asparagus.
  [/(?<!s)s$/i, "s"],
  [/(ss|sh|ch|x|z)$/i, "$1es"],
  [/([^aeiou])y$/i, "$1ies"],
  [/((?:lea|loa|hal|cal|wol))f$/i, "$1ves"],
  [/$/, "s"],
];

const IRREGULAR: Readonly<Record<string, string>> = {
  child: "children",
  foot: "feet",
  fungus: "fungi",
  goose: "geese",
};

/** Returns the plural of an English noun by the rules of spelling. */
export function englishPlural(noun: string): string {
  const irregular = ownProperty(IRREGULAR, noun.toLowerCase());
  if (irregular) return noun.slice(0, 1) + irregular.slice(1);
  const [ending, plural] = RULES.find(([pattern]) => pattern.test(noun))!;
  return noun.replace(ending, plural);
}
