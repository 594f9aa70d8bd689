import { z } from "zod";
import { BRAND } from "../../brand";

/** The version of the format, raised when older programs cannot read newer backups. */
export const FORMAT = 1;

/**
 * The rule for names: only plain identifiers are allowed, because names become part of SQL
 * statements.
 */
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const manifest = z.object({
  /** The application that wrote the backup. */
  backup: z.string(),
  format: z.number().int(),
  /** The last migration of the database, which determines its schema. */
  migration: z.string(),
  exportedAt: z.iso.datetime(),
  /** The tables in the order of the rows that follow: referenced tables before referencing ones. */
  tables: z.array(
    z.object({
      name,
      columns: z.array(name).min(1),
      rows: z.number().int().nonnegative(),
      /** The next number of each column's sequence. */
      next: z.record(name, z.number().int()),
    }),
  ),
});

/** The first line of a backup, which describes its content. */
export type Manifest = z.infer<typeof manifest>;
export type BackupTable = Manifest["tables"][number];

/** The error for a backup that cannot be written or restored; the message is the reason. */
export class BackupError extends Error {}

/** Parses the first line of a backup. For a newer format, only the version is read. */
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
