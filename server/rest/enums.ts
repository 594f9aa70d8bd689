/** Converts the value of an enum of the schema to lower case, as in REST. */
export const toRestEnum = <Value extends string>(value: Value): Lowercase<Value> =>
  value.toLowerCase() as Lowercase<Value>;

/** Converts the value of a nullable enum to lower case, as in REST. */
export const toRestEnumOrNull = <Value extends string>(
  value: Value | null | undefined,
): Lowercase<Value> | null => (value ? toRestEnum(value) : null);

/** Finds the value that a text names, in upper or lower case. */
export const findChoice = <Choice extends string>(
  choices: readonly Choice[],
  text: unknown,
): Choice | undefined =>
  typeof text === "string"
    ? choices.find((choice) => choice.toLowerCase() === text.toLowerCase())
    : undefined;

/** Describes the choices for a text that matches none of them. */
export const describeChoices = (name: string, choices: readonly string[]): string =>
  `${name} must be one of ${choices.map(toRestEnum).join(", ")}.`;
