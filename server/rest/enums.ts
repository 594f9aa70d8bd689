/** The value of an enum of the schema as REST represents it: in lower case. */
export const toRestEnum = <Value extends string>(value: Value): Lowercase<Value> =>
  value.toLowerCase() as Lowercase<Value>;

/** The value of a nullable enum as REST represents it. */
export const toRestEnumOrNull = <Value extends string>(
  value: Value | null | undefined,
): Lowercase<Value> | null => (value ? toRestEnum(value) : null);

/** Finds the value that a text names, in either case. */
export const findChoice = <Choice extends string>(
  choices: readonly Choice[],
  text: unknown,
): Choice | undefined =>
  typeof text === "string"
    ? choices.find((choice) => choice.toLowerCase() === text.toLowerCase())
    : undefined;

/** The message for a text that matches no choice. */
export const describeChoices = (name: string, choices: readonly string[]): string =>
  `${name} must be one of ${choices.map(toRestEnum).join(", ")}.`;
