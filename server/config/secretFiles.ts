import { readFileSync } from "node:fs";

/**
 * The variables that can be read from files, since container platforms provide secrets in files.
 */
export const SECRETS = [
  "DATABASE_URL",
  "DATABASE_REPLICA_URLS",
  "REDIS_URL",
  "SMTP_URL",
  "JWT_SECRET",
  "TWO_FACTOR_KEY",
  "OIDC_CLIENT_SECRET",
  "ADMIN_PASSWORD",
  "METRICS_TOKEN",
  "PHOTOS_S3_KEY",
  "PHOTOS_S3_SECRET",
] as const;

/** The contents of the files, and an error message for each invalid variable. */
interface SecretFiles {
  secrets: Record<string, string>;
  errors: string[];
}

/** Reads the file that `NAME_FILE` names for each secret. A line break at the end is ignored. */
export function readSecretFiles(environment: NodeJS.ProcessEnv): SecretFiles {
  const secrets: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (file === undefined) continue;
    if (environment[name] !== undefined) {
      faults.push(`${name}_FILE: must not be set together with ${name}`);
      continue;
    }
    try {
      secrets[name] = readFileSync(file, "utf8").replace(/\r?\n$/, "");
    } catch (error) {
      faults.push(
        `${name}_FILE: cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown"})`,
      );
    }
    if (secrets[name] === "") faults.push(`${name}_FILE: is empty`);
  }
  return { secrets, errors: faults };
}
