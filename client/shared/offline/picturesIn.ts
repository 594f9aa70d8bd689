const PICTURE = /^\/(photos|covers)\//;

/** The URLs of all pictures in the data of a recipe, as its page shows them: one width of each. */
export function picturesIn(data: unknown): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { url } = value as { url?: unknown };
    if (typeof url === "string" && PICTURE.test(url)) found.add(url);
    for (const each of Object.values(value)) look(each);
  };
  look(data);
  return [...found];
}
