import { z } from "zod";
import { BRAND } from "../../brand";

/** Grows when an older program could not read what a newer one writes. */
export const FORMAT = 1;

/** Names become part of SQL statements, so only plain identifiers are allowed. */
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const manifest = z.object({
  /** The application that wrote the backup. */
  backup: z.string(),
  format: z.number().int(),
  /** The last migration of the database, which determines its schema. */
  migration: z.string(),
  exportedAt: z.iso.datetime(),
  /** In the order of the rows that follow: referenced tables before referencing ones. */
  tables: z.array(
    z.object({
      name,
      columns: z.array(name).min(1),
      rows: z.number().int().nonnegative(),
      /** The number that a column's sequence gives next. */
      next: z.record(name, z.number().int()),
    }),
  ),
});

/** The first line of a backup: what is in it. */
export type Manifest = z.infer<typeof manifest>;
export type BackupTable = Manifest["tables"][number];

/** Says why a backup cannot be written, or not be restored. */
export class BackupError extends Error {}

/** Reads the first line of a backup; of a newer format only the number is understood. */
export function parseManifest(line: string, file: string): Manifest {
  const notBackupError = new BackupError(`${file} is not a ${BRAND} backup.`);
  let content: unknown;
  try {
    content = JSON.parse(line);
  } catch {
    throw notBackupError;
  }
  const { success, data } = manifest.pick({ backup: true, format: true }).safeParse(content);
  if (!success) throw notBackupError;
  if (data.format !== FORMAT) {
    throw new BackupError(
      `${file} has format ${data.format}; this version of ${BRAND} supports format ${FORMAT}.`,
    );
  }
  const result = manifest.safeParse(content);
  if (!result.success) throw notBackupError;
  return result.data;
}

export const countRows = ({ tables }: Manifest): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);
