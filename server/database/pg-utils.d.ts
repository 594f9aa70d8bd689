/** The part of the driver's API that its types omit. */
declare module "pg/lib/utils" {
  /** Converts a value to the form in which parameters are sent. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
