declare const __BRAND__: string;

/** The product's name, which the build reads from package.json's `displayName`. */
export const BRAND = __BRAND__;
