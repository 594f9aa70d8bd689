import { join } from "node:path";
import { z } from "zod";
import {
  LONGEST_PASSWORD_BYTES,
  MAX_PHOTO_MEGABYTES,
  SHORTEST_PASSWORD,
  maxLength,
} from "../../shared/inputLimits";
import { defaultSettings, NEW_USER_ROLES } from "../../shared/settings";
import { findWrongPlurals } from "./findWrongPlurals";
import { checkMetrics, isReachable, getMailDomain, toMailtoUri } from "./hostNames";
import { isInteractive } from "./isInteractive";
import { limitVariables, readLimits } from "./limitSettings";
import { checkOpenId, openIdVariables, readOpenId } from "./openIdSettings";
import { checkPhotos, photoVariables, readObjectStore } from "./photoSettings";
import { readSecretFiles, SECRETS } from "./secretFiles";
import { tracingVariables } from "./tracingSettings";
import {
  adminPassword,
  databaseAddress,
  databaseAddresses,
  makeNumber,
  makeOptionalNumber,
  listeningHost,
  redisAddress,
  mailAddress,
  locale,
  onOff,
  singleLine,
  SENDER,
  origins,
  publicAddress,
  hosts,
  key,
  roles,
} from "./settingTypes";

/** The error that lists every invalid variable; the server then does not start. */
export class ConfigurationError extends Error {}

const variables = z
  .object({
    PORT: makeNumber(4000, 0, 65_535),
    HOST: listeningHost.default("127.0.0.1"),
    DATA_DIR: z.string().default("data"),
    DATABASE_URL: databaseAddress.optional(),
    DATABASE_REPLICA_URLS: databaseAddresses.default([]),
    REPLICA_MAX_AGE: makeNumber(5, 1, 3_600),
    DATABASE_CONNECTIONS: makeNumber(24, 4, 1_000),
    TRANSACTION_POOLING: onOff.default(false),
    WORKERS: makeNumber(1, 1, 64),
    REQUEST_WAIT_MS: makeOptionalNumber(0, 60_000).optional(),
    REDIS_URL: redisAddress.optional(),
    SMTP_URL: mailAddress.optional(),
    MAIL_FROM: z.string().regex(SENDER, "must be an email address or: Name <address>").optional(),
    CONFIRM_EMAIL: onOff.default(false),
    PUBLIC_URL: publicAddress.optional(),
    SECURITY_CONTACT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
    JWT_SECRET: key.optional(),
    TWO_FACTOR_KEY: key.optional(),
    REQUIRE_TWO_FACTOR: roles.default([]),
    ...openIdVariables,
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: adminPassword.optional(),
    INTROSPECTION: onOff.optional(),
    DEMO_DATA: onOff.optional(),
    DEMO_LOGINS: onOff.optional(),
    STARTER_DATA: z.enum(["basic", "none"]).default("basic"),
    SITE_NAME: singleLine("Site name", maxLength.siteName).optional(),
    WELCOME_TEXT: singleLine("Welcome text", maxLength.welcomeText).optional(),
    NEW_USER_ROLE: z.enum(NEW_USER_ROLES).optional(),
    DEFAULT_LOCALE: locale.optional(),
    OFFLINE: onOff.default(defaultSettings.offline),
    RATE_LIMIT: onOff.default(true),
    ...limitVariables,
    IMPORT_ALLOWED_HOSTS: hosts.default([]),
    UPLOAD_MB: makeNumber(256, MAX_PHOTO_MEGABYTES, 100_000),
    UPLOAD_MB_PER_IP: makeNumber(64, MAX_PHOTO_MEGABYTES, 100_000),
    ...photoVariables,
    PASSWORD_MIN_LENGTH: makeNumber(
      defaultSettings.passwordMinLength,
      SHORTEST_PASSWORD,
      LONGEST_PASSWORD_BYTES,
    ),
    PASSWORD_COST: makeNumber(12, 10, 16),
    REFUSE_COMMON_PASSWORDS: onOff.optional(),
    SESSION_DAYS: makeNumber(30, 1, 365),
    SESSION_IDLE_DAYS: makeNumber(14, 1, 365),
    SESSIONS_PER_USER: makeNumber(1_000, 1, 1_000_000),
    TRUSTED_PROXIES: makeNumber(0, 0, 10),
    CORS_ORIGINS: origins.default([]),
    METRICS: onOff.default(false),
    METRICS_TOKEN: z.string().min(16, "must be at least 16 characters long").optional(),
    ...tracingVariables,
    MAX_CONNECTIONS: makeNumber(5_000, 10, 100_000),
    DRAIN_SECONDS: makeNumber(1, 0, 60),
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).optional(),
    SLOW_STATEMENT_MS: makeNumber(500, 1, 60_000),
    LOG_PEOPLE: z.enum(["off", "hashed", "plain"]).default("hashed"),
  })
  .superRefine((env, context) => {
    const reportFault = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (env.WORKERS > 1 && !env.DATABASE_URL) {
      reportFault("WORKERS", "needs DATABASE_URL: the embedded database belongs to one process");
    }
    if (env.DATABASE_REPLICA_URLS.length > 0 && !env.DATABASE_URL) {
      reportFault("DATABASE_REPLICA_URLS", "needs DATABASE_URL, the address of their primary");
    }
    if (env.DATABASE_URL && !env.JWT_SECRET) {
      reportFault("JWT_SECRET", "is required with DATABASE_URL (at least 32 random bytes)");
    }
    if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
      reportFault("ADMIN_EMAIL", "must be set together with ADMIN_PASSWORD");
    }
    checkMetrics(env, reportFault);
    checkPhotos(env, reportFault);
    checkOpenId(env, reportFault);
  });

const MEGABYTE = 1024 * 1024;

/** All supported variables; the manual and `.env.example` explain each of them. */
export const variableNames: readonly string[] = [
  ...Object.keys(variables.shape),
  ...SECRETS.map((name) => `${name}_FILE`),
];

/**
 * Reads the settings of a server from the environment.
 * @throws ConfigurationError listing every invalid variable
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  // Empty strings are removed, because Compose files pass unset variables as empty strings.
  const environmentValues = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ""),
  );
  const { secrets, errors } = readSecretFiles(environmentValues);
  errors.push(...findWrongPlurals(environmentValues, variableNames));
  const result = variables.safeParse({ ...environmentValues, ...secrets });
  for (const { path, message } of result.error?.issues ?? []) {
    errors.push(`${path[0] as string}: ${message}`);
  }
  if (!result.success || errors.length > 0) {
    const lines = errors.map((error) => `  ${error}`);
    throw new ConfigurationError(`Invalid configuration:\n${lines.join("\n")}`);
  }
  const env = result.data;
  const embedded = env.DATABASE_URL === undefined;
  const demoData = env.DEMO_DATA ?? embedded;
  const mailAddress = `no-reply@${getMailDomain(env.PUBLIC_URL)}`;
  const defaultLocale = env.DEFAULT_LOCALE ?? defaultSettings.defaultLocale;
  const isPublic = isReachable(env);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    embedded,
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    replicaUrls: env.DATABASE_REPLICA_URLS,
    /** The maximum age, in seconds, of data that a replica serves. */
    replicaMaxAge: env.REPLICA_MAX_AGE,
    /** The number of connections per process to the database server. */
    databaseConnections: env.DATABASE_CONNECTIONS,
    /** True if the database address belongs to a pooler in transaction mode. */
    transactionPooling: env.TRANSACTION_POOLING,
    workers: env.WORKERS,
    /** The maximum wait of a request while too many others are served. */
    requestWaitMs: env.REQUEST_WAIT_MS ?? (embedded ? 10_000 : 1_000),
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    /** The sender of mails; null for the site's name with the address in `mailAddress`. */
    mailFrom: env.MAIL_FROM ?? null,
    mailAddress,
    confirmEmail: env.CONFIRM_EMAIL && env.SMTP_URL !== undefined,
    publicUrl: env.PUBLIC_URL,
    /** The URI for reports of vulnerabilities; by default the sender address of mails. */
    securityContact: env.SECURITY_CONTACT ?? toMailtoUri(env.MAIL_FROM ?? mailAddress),
    isPublic,
    /** True if the published password of the demo accounts is accepted. */
    demoLogins: env.DEMO_LOGINS ?? !isPublic,
    jwtSecret: env.JWT_SECRET,
    /** The encryption key for secrets of authenticator apps; by default the key that signs tokens. */
    twoFactorKey: env.TWO_FACTOR_KEY,
    /** The roles whose users must set up a second factor. */
    requireTwoFactor: env.REQUIRE_TWO_FACTOR,
    openId: readOpenId(env),
    firstAdmin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : null,
    introspection: env.INTROSPECTION ?? embedded,
    demoData,
    /** The values that variables set; admins cannot change these. */
    fixedSettings: {
      siteName: env.SITE_NAME,
      welcomeText: env.WELCOME_TEXT,
      defaultLocale: env.DEFAULT_LOCALE,
      newUserRole: env.NEW_USER_ROLE,
    },
    /** The names of the variables that are set. */
    givenVariables: new Set(Object.keys({ ...environmentValues, ...secrets })),
    /** The language of commands, which do not read the settings of admins. */
    defaultLocale,
    /** The locale of the starter data in a new database; null for no starter data. */
    starterData: env.STARTER_DATA === "basic" && !demoData ? defaultLocale : null,
    /** True if browsers store recipes for use without a connection. */
    offline: env.OFFLINE,
    rateLimit: env.RATE_LIMIT,
    ...readLimits(env),
    /** Hosts from which recipes may be imported although their addresses are not public. */
    importAllowedHosts: env.IMPORT_ALLOWED_HOSTS,
    uploadBytes: env.UPLOAD_MB * MEGABYTE,
    uploadBytesPerIp: env.UPLOAD_MB_PER_IP * MEGABYTE,
    photosDir: env.PHOTOS_DIR ?? join(env.DATA_DIR, "photos"),
    photosS3: readObjectStore(env),
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    passwordCost: env.PASSWORD_COST,
    refuseCommonPasswords: env.REFUSE_COMMON_PASSWORDS ?? isPublic,
    sessionDays: env.SESSION_DAYS,
    sessionIdleDays: env.SESSION_IDLE_DAYS,
    sessionsPerUser: env.SESSIONS_PER_USER,
    trustedProxies: env.TRUSTED_PROXIES,
    corsOrigins: env.CORS_ORIGINS,
    metrics: env.METRICS,
    metricsToken: env.METRICS_TOKEN,
    maxConnections: env.MAX_CONNECTIONS,
    drainSeconds: env.DRAIN_SECONDS,
    logLevel: env.LOG_LEVEL ?? (embedded && isInteractive(environment) ? "warn" : "info"),
    slowStatementMs: env.SLOW_STATEMENT_MS,
    logPeople: env.LOG_PEOPLE,
  };
}

export type Config = ReturnType<typeof readConfig>;
