/** Converts a name to that of a table or column: `difficultyLevels` becomes `difficulty_levels`. */
export const toSnakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** Capitalizes a name: `difficultyLevels` becomes `DifficultyLevels`. */
export const capitalize = <Name extends string>(name: Name): Capitalize<Name> =>
  `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` as Capitalize<Name>;
