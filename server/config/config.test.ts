import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigurationError, readConfig } from "./config";
import { formatSender, getSender } from "./getSender";

const SECRET = "0123456789abcdef0123456789abcdef";
const SERVER = { DATABASE_URL: "postgres://localhost/potluck", JWT_SECRET: SECRET };

const S3 = {
  PHOTOS_S3_URL: "https://s3.example.org/bucket/",
  PHOTOS_S3_KEY: "key",
  PHOTOS_S3_SECRET: "secret",
};

const OIDC = {
  PUBLIC_URL: "https://cook.example.org",
  OIDC_ISSUER: "https://id.example.org",
  OIDC_CLIENT_ID: "potluck",
  OIDC_CLIENT_SECRET: "secret",
};

describe("The settings", () => {
  it("have complete defaults in an empty environment: embedded database, demo data and playground", () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: "127.0.0.1",
      embedded: true,
      demoData: true,
      introspection: true,
    });
  });

  it("have production defaults with a database server: no demo data and no playground", () => {
    expect(readConfig(SERVER)).toMatchObject({ demoData: false, introspection: false });
    expect(readConfig({ ...SERVER, DEMO_DATA: "on", INTROSPECTION: "on" })).toMatchObject({
      demoData: true,
      introspection: true,
    });
  });

  it("ignore variables of other programs, and misspellings of a setting if the setting itself is set", () => {
    const otherVariables = {
      WORKER: "x",
      IMPORT: "x",
      METRIC: "x",
      HTTPS_PROXY: "x",
      DATABASE_URI: "x",
    };
    const bothVariables = { TRUSTED_PROXY: "x", TRUSTED_PROXIES: "1" };
    expect(readConfig({ ...otherVariables, ...bothVariables })).toMatchObject({
      trustedProxies: 1,
    });
  });

  it("treat an empty variable as unset", () => {
    expect(readConfig({ DATABASE_URL: "", PORT: "" })).toMatchObject({
      embedded: true,
      port: 4000,
    });
  });

  it.each([
    [{}, "Potluck <no-reply@localhost>"],
    [{ PUBLIC_URL: "https://cook.example.org/" }, "Potluck <no-reply@cook.example.org>"],
    [{ PUBLIC_URL: "http://192.168.1.7:4000" }, "Potluck <no-reply@localhost>"],
    [{ MAIL_FROM: "Kitchen <kitchen@example.org>" }, "Kitchen <kitchen@example.org>"],
    [{ MAIL_FROM: "kitchen@example.org" }, "kitchen@example.org"],
  ])("contain the sender of mail: %j", (environment, mailFrom) => {
    expect(formatSender(getSender(readConfig(environment), "Potluck"))).toBe(mailFrom);
  });

  it.each([
    [{ PORT: "http" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ TRUSTED_PROXY: "1" }, "TRUSTED_PROXY"],
    [{ CORS_ORIGIN: "https://cook.example" }, "CORS_ORIGIN"],
    [{ DATABASE_URL: "mysql://localhost/x", JWT_SECRET: SECRET }, "DATABASE_URL"],
    [{ DATABASE_URL: SERVER.DATABASE_URL }, "JWT_SECRET"],
    [{ ...SERVER, JWT_SECRET: "short" }, "JWT_SECRET"],
    [{ RATE_LIMIT: "perhaps" }, "RATE_LIMIT"],
    [{ NEW_USER_ROLE: "admin" }, "NEW_USER_ROLE"],
    [{ STARTER_DATA: "on" }, "STARTER_DATA"],
    [{ DEFAULT_LOCALE: "fr" }, "DEFAULT_LOCALE"],
    [{ ADMIN_EMAIL: "admin@example.org" }, "ADMIN_EMAIL"],
    [{ ADMIN_EMAIL: "a@b.co", ADMIN_PASSWORD: "ä".repeat(37) }, "ADMIN_PASSWORD"],
    [{ PUBLIC_URL: "potluck" }, "PUBLIC_URL"],
    [{ REDIS_URL: "localhost" }, "REDIS_URL"],
    [{ SMTP_URL: "localhost" }, "SMTP_URL"],
    [{ MAIL_FROM: "Potluck" }, "MAIL_FROM"],
    [{ MAIL_FROM: "Potluck <a@b.co>\nBcc: c@d.co" }, "MAIL_FROM"],
    [{ RESET_REQUESTS: "0" }, "RESET_REQUESTS"],
    [{ PASSWORD_MIN_LENGTH: "3" }, "PASSWORD_MIN_LENGTH"],
    [{ PASSWORD_COST: "4" }, "PASSWORD_COST"],
    [{ CORS_ORIGINS: "https://a.example, https://b.example/page" }, "CORS_ORIGINS"],
    [{ CORS_ORIGINS: "https://b.example/?page=1" }, "CORS_ORIGINS"],
    [{ CORS_ORIGINS: "https://b.example#top" }, "CORS_ORIGINS"],
    [{ CORS_ORIGINS: "https://me@b.example" }, "CORS_ORIGINS"],
    [{ CORS_ORIGINS: "b.example" }, "CORS_ORIGINS"],
    [{ CORS_ORIGINS: "https://b.example," }, "CORS_ORIGINS"],
    [{ CORS_ORIGINS: "*" }, "CORS_ORIGINS"],
    [{ CORS_ORIGINS: "null" }, "CORS_ORIGINS"],
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN"],
    [{ NEW_USER_ROLE: "constructor" }, "NEW_USER_ROLE"],
    [{ DEFAULT_LOCALE: "__proto__" }, "DEFAULT_LOCALE"],
    [{ LOG_PEOPLE: "toString" }, "LOG_PEOPLE"],
    [{ PHOTO_UPLOADS: "0" }, "PHOTO_UPLOADS"],
    [{ ...OIDC, OIDC_CLIENT_SECRET: "" }, "OIDC_CLIENT_SECRET"],
    [{ OIDC_CLIENT_ID: "potluck" }, "OIDC_ISSUER"],
    [{ ...OIDC, PUBLIC_URL: "" }, "PUBLIC_URL"],
    [{ ...OIDC, OIDC_ISSUER: "http://id.example.org" }, "OIDC_ISSUER"],
    [{ ...OIDC, OIDC_ISSUER: "id.example.org" }, "OIDC_ISSUER"],
    [{ ...OIDC, OIDC_ISSUER: "https://id.example.org/?realm=kitchen" }, "OIDC_ISSUER"],
    [{ ...OIDC, OIDC_ISSUER: "https://me:secret@id.example.org" }, "OIDC_ISSUER"],
    [{ ...OIDC, OIDC_SCOPES: "email" }, "OIDC_SCOPES"],
    [{ ...OIDC, OIDC_ROLE_CLAIM: "groups" }, "OIDC_ROLE_CLAIM"],
    [{ ...OIDC, OIDC_ADMIN_VALUES: "chefs" }, "OIDC_ROLE_CLAIM"],
    [{ ...OIDC, OIDC_ROLE_CLAIM: "groups", OIDC_ADMIN_VALUES: "a,,b" }, "OIDC_ADMIN_VALUES"],
    [{ ...OIDC, OIDC_TWO_FACTOR: "on" }, "OIDC_TWO_FACTOR"],
    [{ METRICS: "on", HOST: "0.0.0.0" }, "METRICS_TOKEN"],
    [{ METRICS: "on", PUBLIC_URL: "https://potluck.example" }, "METRICS_TOKEN"],
    [{ PHOTOS_S3_URL: "bucket", PHOTOS_S3_KEY: "k", PHOTOS_S3_SECRET: "s" }, "PHOTOS_S3_URL"],
    [{ PHOTOS_S3_URL: "https://s3.example.org/bucket" }, "PHOTOS_S3_KEY"],
    [{ ...S3, PHOTOS_S3_SECRET: "" }, "PHOTOS_S3_SECRET"],
    [{ ...S3, PHOTOS_S3_URL: "" }, "PHOTOS_S3_URL"],
    [{ ...S3, PHOTOS_DIR: "photos" }, "PHOTOS_DIR"],
    [{ SMTP_URL: "smtp://localhost", SMTP_URL_FILE: "/dev/null" }, "SMTP_URL_FILE"],
    [{ REDIS_URL_FILE: "/nowhere/at/all" }, "REDIS_URL_FILE"],
    [{ METRICS_TOKEN_FILE: "/dev/null" }, "METRICS_TOKEN_FILE"],
  ])("report an invalid value: %j", (environment, variable) => {
    const read = () => readConfig(environment);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(new RegExp(`^ {2}${variable}:? `, "m"));
  });

  it.each([
    [
      "https://cook.example.org/potluck",
      /must have no path \(\/potluck\).* Set it to https:\/\/cook\.example\.org /,
    ],
    ["https://cook.example.org/potluck", /PUBLIC_URL must have no path/],
    ["https://cook.example.org//potluck/", /PUBLIC_URL must have no path/],
    ["https://cook.example.org/potluck/index.html", /PUBLIC_URL must have no path/],
    ["https://cook.example.org\\potluck", /PUBLIC_URL must have no path \(\/potluck\)/],
    ["http://192.168.1.7:4000/rezepte", /no path .* Set it to http:\/\/192\.168\.1\.7:4000 /],
    ["https://cook.example.org/%20", /PUBLIC_URL must have no path/],
    ["https://cook .example.org", /is not a URL/],
    ["https://", /is not a URL/],
    ["//cook.example.org", /is not a URL/],
    ["https:cook.example.org", /must begin with https:\/\/ or http:\/\//],
    ["https://cook.example.org/?from=mail", /must have no query/],
    ["https://cook.example.org?", /must have no query/],
    ["https://cook.example.org/#top", /must have no fragment/],
    ["https://me:secret@cook.example.org", /must have no user name or password/],
    ["ftp://cook.example.org", /must begin with https:\/\/ or http:\/\/, not ftp:/],
    ["cook.example.org:443", /must begin with https:\/\/ or http:\/\//],
    ["cook.example.org", /is not a URL: set it to an origin such as https:/],
  ])("refuse the public address %s with an explanation", (address, message) => {
    const read = () => readConfig({ PUBLIC_URL: address });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/^ {2}PUBLIC_URL: /m);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/secret/);
  });

  it.each([
    ["https://Cook.Example.org/", "https://cook.example.org"],
    ["http://[::1]:4000", "http://[::1]:4000"],
    ["https://cook.example.org//", "https://cook.example.org"],
    [" https://cook.example.org/ ", "https://cook.example.org"],
    ["https://cook.example.org:443", "https://cook.example.org"],
  ])("convert the public address %s to %s", (address, publicUrl) => {
    expect(readConfig({ PUBLIC_URL: address }).publicUrl).toBe(publicUrl);
  });

  it("report all errors together", () => {
    const read = () => readConfig({ PORT: "http", REDIS_URL_FILE: "/nowhere", LOG_LEVEL: "loud" });
    expect(read).toThrow(/REDIS_URL_FILE: .*\n {2}PORT: .*\n {2}LOG_LEVEL: /);
  });

  it("locate photos in the data folder, another folder or a bucket", () => {
    const photoSettings = (environment: object) => {
      const { photosDir, photosS3 } = readConfig({ DATA_DIR: "/data", ...environment });
      return { photosDir, photosS3 };
    };
    expect(photoSettings({})).toEqual({ photosDir: join("/data", "photos"), photosS3: null });
    expect(photoSettings({ PHOTOS_DIR: "/mnt/photos" })).toMatchObject({
      photosDir: "/mnt/photos",
    });
    expect(photoSettings(S3).photosS3).toEqual({
      url: "https://s3.example.org/bucket",
      region: "us-east-1",
      key: "key",
      secret: "secret",
    });
  });

  it("read secrets from files", () => {
    const folder = mkdtempSync(join(tmpdir(), "secrets-"));
    writeFileSync(join(folder, "secret"), `${SECRET}\n`);
    writeFileSync(join(folder, "url"), SERVER.DATABASE_URL);
    const config = readConfig({
      JWT_SECRET_FILE: join(folder, "secret"),
      DATABASE_URL_FILE: join(folder, "url"),
    });
    rmSync(folder, { recursive: true });
    expect(config).toMatchObject({ jwtSecret: SECRET, databaseUrl: SERVER.DATABASE_URL });
  });

  it("parse lists", () => {
    const { corsOrigins } = readConfig({
      CORS_ORIGINS: "https://a.example, http://b.example:8080,https://C.example/",
    });
    expect(corsOrigins).toEqual([
      "https://a.example",
      "http://b.example:8080",
      "https://c.example",
    ]);
  });
});
