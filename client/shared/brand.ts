declare const __BRAND__: string;

/** The product's name: the build takes it from package.json's `displayName`. */
export const BRAND = __BRAND__;
