import { EventEmitter } from "node:events";
import type { Logger } from "pino";
import type { Config } from "./config/config";
import { makeSecretBox } from "./lib/makeSecretBox";
import { makeLogName } from "./lib/logName";
import { makeAccountLimits, makeUnlimitedAccountLimits } from "./features/users/accountLimits";
import { ByteBudget } from "./lib/ByteBudget";
import { connectRedis } from "./lib/connectRedis";
import { makeRateLimiter, noLimit } from "./lib/makeRateLimiter";
import { makeImportStarts } from "./features/imports/makeImportStarts";
import { RecipeReader } from "./features/imports/RecipeReader";
import { makeTextRecognizer } from "./features/imports/readers/pictures/makeTextRecognizer";
import { makePhotoStore } from "./features/photos/makePhotoStore";
import { makePhotoUploads } from "./features/photos/makePhotoUploads";
import { CONFIRMATION_MAILS } from "./features/auth/confirmation/confirmation";
import { makeMailLinks } from "./features/notices/makeMailLinks";
import { makeResetRequests } from "./features/auth/password/reset/makeResetRequests";
import { makeLoginAttempts, unlimitedLogins } from "./features/auth/session/makeLoginAttempts";
import { makeLoginChallenges } from "./features/auth/twoFactor/makeLoginChallenges";
import { makeRegistrations } from "./features/auth/session/makeRegistrations";
import { makePasswords } from "./features/auth/password/makePasswords";
import { makeTokens, PAGE_AUDIENCE } from "./features/auth/session/makeTokens";
import { makeIdentityChallenges } from "./features/auth/openId/makeIdentityChallenges";
import { makeLoginFlows } from "./features/auth/openId/makeLoginFlows";
import { makeOpenIdProvider } from "./features/auth/openId/makeOpenIdProvider";
import { makePasskeyChallenges } from "./features/auth/passkeys/makePasskeyChallenges";
import {
  makeSecondFactorAttempts,
  unlimitedSecondFactors,
} from "./features/auth/twoFactor/makeSecondFactorAttempts";
import { CurrentSettings } from "./features/siteSettings/CurrentSettings";
import { TEST_MAILS } from "./features/siteSettings/sendTestMail";
import { makeMailer } from "./jobs/mail/makeMailer";
import type { Services } from "./services";

/** Running services, with a function that stops them. */
export interface RunningServices {
  services: Services;
  close(): Promise<void>;
}

/**
 * Starts the services that live as long as the server.
 * @param secret the key that signs tokens, at least 32 bytes
 * @param passwords the password hasher; tests pass a cheaper one than can be configured
 */
export async function makeServices(
  config: Config,
  log: Logger,
  secret: string,
  passwords = makePasswords(config.passwordCost),
): Promise<RunningServices> {
  const redis = config.redisUrl ? connectRedis(config.redisUrl, log) : undefined;
  const siteSettings = new CurrentSettings(config.fixedSettings);
  const recipeReader = new RecipeReader();
  const textRecognizer = makeTextRecognizer();
  return {
    services: {
      config,
      log,
      redis: redis ?? null,
      logName: makeLogName(config.logPeople, secret),
      passwords,
      siteSettings,
      mailer: makeMailer(config, siteSettings),
      testMails: config.rateLimit ? makeRateLimiter(TEST_MAILS, redis) : noLimit,
      tokens: makeTokens(secret, config.sessionDays),
      pageTokens: makeTokens(secret, config.sessionDays, PAGE_AUDIENCE),
      loginAttempts: config.rateLimit ? makeLoginAttempts(config, redis) : unlimitedLogins,
      loginChallenges: makeLoginChallenges(secret),
      passkeyChallenges: makePasskeyChallenges(secret),
      openId: config.openId && makeOpenIdProvider(config.openId, config.publicUrl!, log),
      loginFlows: makeLoginFlows(secret),
      identityChallenges: makeIdentityChallenges(secret),
      secondFactorAttempts: config.rateLimit
        ? makeSecondFactorAttempts(config, redis)
        : unlimitedSecondFactors,
      secrets: makeSecretBox(config.twoFactorKey ?? secret),
      resetRequests: config.rateLimit ? makeResetRequests(config, redis) : noLimit,
      confirmationMails: config.rateLimit ? makeRateLimiter(CONFIRMATION_MAILS, redis) : noLimit,
      mailLinks: makeMailLinks(secret),
      registrations: config.rateLimit ? makeRegistrations(config, redis) : noLimit,
      accountLimits: config.rateLimit
        ? makeAccountLimits(config, redis)
        : makeUnlimitedAccountLimits(),
      photoUploads: config.rateLimit ? makePhotoUploads(config, redis) : noLimit,
      importStarts: config.rateLimit ? makeImportStarts(config, redis) : noLimit,
      imports: new EventEmitter(),
      recipeReader,
      textRecognizer,
      uploadBudget: new ByteBudget(config.uploadBytes, config.uploadBytesPerIp),
      archiveBudget: new ByteBudget(2 * config.importBytes, config.importBytes),
      photos: makePhotoStore(config),
      outbox: new EventEmitter(),
    },
    async close() {
      await passwords.close();
      await recipeReader.close();
      await textRecognizer.close();
      redis?.destroy();
    },
  };
}
