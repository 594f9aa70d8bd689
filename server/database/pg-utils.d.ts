/** The part of the driver that is used here; its types leave it out. */
declare module "pg/lib/utils" {
  /** A value as a parameter is sent. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
