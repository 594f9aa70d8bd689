import type { en } from "./en";
import type { enScreens } from "./en.screens";

/** All English messages. */
type English = typeof en & typeof enScreens;

/** A plural's forms that English lacks and other languages have. */
type MoreForms = "zero" | "two" | "few" | "many";

type Translation<Branch> = {
  readonly [Name in keyof Branch]: Branch[Name] extends string ? string : Translation<Branch[Name]>;
} & {
  readonly [
    Name in keyof Branch as Name extends `${infer Base}_other` ? `${Base}_${MoreForms}` : never
  ]?: string;
};

/** The messages of a locale, with the keys of the English messages. */
export type Messages = Translation<English>;

type Part<Branch> = {
  readonly [Name in keyof Branch]?: Branch[Name] extends string ? string : Part<Branch[Name]>;
};

/** The messages in which the locale of a region differs from English. */
export type MessageDifferences = Part<English>;

/** A text with its path, such as `["list.found_other", "{{count, number}} recipes"]`. */
type TextAt<Branch, Path extends string = ""> = {
  [Name in keyof Branch & string]: Branch[Name] extends string
    ? [`${Path}${Name}`, Branch[Name]]
    : TextAt<Branch[Name], `${Path}${Name}.`>;
}[keyof Branch & string];

/** The key of a message; all forms of a plural share one key. */
type KeyAt<Path extends string> = Path extends `${string}_one`
  ? never
  : Path extends `${infer Base}_other`
    ? Base
    : Path;

type Texts = {
  [Entry in TextAt<typeof en> | TextAt<typeof enScreens> as KeyAt<Entry[0]>]: Entry[1];
};

export type MessageKey = keyof Texts;

/**
 * The type of one placeholder: `{{name}}`, or `{{name, number}}`, which is formatted for the
 * language.
 */
type ValueFor<Placeholder extends string> = Placeholder extends "brand"
  ? unknown
  : Placeholder extends `${infer Name}, number`
    ? Record<Name, number>
    : Record<Placeholder, string | number>;

type ValuesIn<Text> = Text extends `${string}{{${infer Placeholder}}}${infer Rest}`
  ? ValueFor<Placeholder> & ValuesIn<Rest>
  : unknown;

/** The arguments of a key: the values of the placeholders in its message. */
export type MessageValues<Key extends MessageKey> = Key extends unknown
  ? unknown extends ValuesIn<Texts[Key]>
    ? []
    : [values: ValuesIn<Texts[Key]>]
  : never;

/** A key whose text has no placeholders. */
export type PlainMessageKey = {
  [Key in MessageKey]: MessageValues<Key> extends [] ? Key : never;
}[MessageKey];

/**
 * The prefixes under which a message has a given name: `PrefixOf<"nameLabel">` is "reference.tags"
 * or …
 */
export type PrefixOf<Name extends string> = {
  [Key in MessageKey]: Key extends `${infer Prefix}.${Name}` ? Prefix : never;
}[MessageKey];
