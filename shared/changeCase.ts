/** `difficultyLevels` becomes `difficulty_levels`, the name of a table or a column. */
export const toSnakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** `difficultyLevels` becomes `DifficultyLevels`. */
export const capitalize = <Name extends string>(name: Name): Capitalize<Name> =>
  `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` as Capitalize<Name>;
