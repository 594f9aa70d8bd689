import type { en } from "./en";

/** A plural's forms that English lacks and other languages have. */
type MoreForms = "zero" | "two" | "few" | "many";

type Translation<Branch> = {
  readonly [Name in keyof Branch]: Branch[Name] extends string ? string : Translation<Branch[Name]>;
} & {
  readonly [
    Name in keyof Branch as Name extends `${infer Base}_other` ? `${Base}_${MoreForms}` : never
  ]?: string;
};

/** The messages of one locale: those that English has. */
export type Messages = Translation<typeof en>;

/** Each text with its path, such as `["list.found_other", "{{count, number}} recipes"]`. */
type TextAt<Branch, Path extends string = ""> = {
  [Name in keyof Branch & string]: Branch[Name] extends string
    ? [`${Path}${Name}`, Branch[Name]]
    : TextAt<Branch[Name], `${Path}${Name}.`>;
}[keyof Branch & string];

/** The key of a message; the forms of a plural have one. */
type KeyAt<Path extends string> = Path extends `${string}_one`
  ? never
  : Path extends `${infer Base}_other`
    ? Base
    : Path;

type Texts = {
  [Entry in TextAt<typeof en> as KeyAt<Entry[0]>]: Entry[1];
};

export type MessageKey = keyof Texts;

/** One `{{name}}`, or `{{name, number}}`, which is written as the language writes numbers. */
type ValueFor<Placeholder extends string> = Placeholder extends "brand"
  ? unknown
  : Placeholder extends `${infer Name}, number`
    ? Record<Name, number>
    : Record<Placeholder, string | number>;

type ValuesIn<Text> = Text extends `${string}{{${infer Placeholder}}}${infer Rest}`
  ? ValueFor<Placeholder> & ValuesIn<Rest>
  : unknown;

/** The arguments of a key: the values of its message's placeholders, if it has any. */
export type MessageValues<Key extends MessageKey> = Key extends unknown
  ? unknown extends ValuesIn<Texts[Key]>
    ? []
    : [values: ValuesIn<Texts[Key]>]
  : never;

/** A key whose text has no placeholders. */
export type PlainMessageKey = {
  [Key in MessageKey]: MessageValues<Key> extends [] ? Key : never;
}[MessageKey];

/** The prefixes that have a message of a certain name: `PrefixOf<"nameLabel">` is "reference.tags" or … */
export type PrefixOf<Name extends string> = {
  [Key in MessageKey]: Key extends `${infer Prefix}.${Name}` ? Prefix : never;
}[MessageKey];
