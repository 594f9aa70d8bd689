declare const __BRAND__: string;

/** The product's name, which the build reads from package.json's `displayName`. */
export const BRAND = __BRAND__;

let readName = (): string | null => null;

/** Sets the function that returns the name that an admin or the operator has given to the site. */
export function setSiteNameSource(source: () => string | null): void {
  readName = source;
}

/** Returns the name of the site, which is the product's by default. */
export const siteName = (): string => readName() ?? BRAND;
