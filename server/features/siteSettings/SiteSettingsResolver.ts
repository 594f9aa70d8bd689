import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { formatSender, getSender } from "../../config/getSender";
import { notFound } from "../../errors";
import type { Context } from "../../graphql/context";
import { cpuCost } from "../../graphql/cost";
import { admin } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { failed } from "../../lib/CheckResult";
import { getReason } from "../../lib/getReason";
import { Author } from "../users/Author";
import { authorById, userById } from "../users/loaders";
import { describeOperatorSettings } from "./describeOperatorSettings";
import { findSettings } from "./findSettings";
import { sendTestMail } from "./sendTestMail";
import { serviceChecks } from "./serviceChecks";
import { EditableSetting, SiteCheck, SiteSettings, TestMail } from "./SiteSettings";
import { SiteSettingsInput } from "./SiteSettingsInput";
import { writeSettings } from "./writeSettings";

async function describeSettings({ db, services }: Context): Promise<SiteSettings> {
  const { config, siteSettings } = services;
  const sender = getSender(config, siteSettings.siteName);
  const { settings, version } = await findSettings(db, config);
  return Object.assign(new SiteSettings(), {
    version,
    settings: settings.map(({ check, change, name, ...setting }) =>
      Object.assign(new EditableSetting(), {
        ...setting,
        ...(change ?? { userId: null, changedAt: null }),
        name,
        check: Object.assign(new SiteCheck(), { name, ...check }),
      }),
    ),
    ...describeOperatorSettings(config, formatSender(sender)),
  });
}

/** Reads and changes the settings of the site. */
@Resolver(() => EditableSetting)
export class SiteSettingsResolver {
  @Authorized(admin)
  @Throws("UNAUTHENTICATED", "FORBIDDEN")
  @Query(() => SiteSettings, {
    description: "Returns the settings of the site with the origins of their values.",
  })
  siteSettings(@Ctx() context: Context): Promise<SiteSettings> {
    return describeSettings(context);
  }

  @Authorized(admin)
  @Throws("UNAUTHENTICATED", "FORBIDDEN")
  @Query(() => [SiteCheck], {
    complexity: cpuCost(20),
    description:
      "Checks the services that limits, mail and links depend on, as the command `doctor` does. It takes some seconds if a service does not respond.",
  })
  async siteChecks(@Ctx() context: Context): Promise<SiteCheck[]> {
    const { config } = context.services;
    return context.withoutDatabase(() =>
      Promise.all(
        serviceChecks.map(async ({ name, run }) => {
          const result = await run(config).catch((error: unknown) => failed(getReason(error)));
          return Object.assign(new SiteCheck(), { name, ...result });
        }),
      ),
    );
  }

  @Authorized(admin)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT", "PRECONDITION_FAILED")
  @Mutation(() => SiteSettings, {
    description:
      "Changes settings of the site. All processes follow within five seconds. Fails with BAD_USER_INPUT for a setting that a variable sets.",
  })
  async updateSiteSettings(
    @Arg("input", { description: "The new values." }) input: SiteSettingsInput,
    @Arg("version", () => Int, {
      nullable: true,
      description:
        "The version that was edited. If it is outdated, the update fails with PRECONDITION_FAILED.",
    })
    version: number | null,
    @Ctx() context: Context,
  ): Promise<SiteSettings> {
    const changes = await writeSettings(context, input, version);
    if (changes.length > 0) {
      context.recordEvent("site settings changed", { settings: changes.join(", ") });
    }
    await context.services.siteSettings.read(context.db);
    return describeSettings(context);
  }

  @Authorized(admin)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED")
  @Mutation(() => TestMail, {
    complexity: cpuCost(20),
    description:
      "Sends a test mail to the viewer's own address, and returns the response of the mail server.",
  })
  async sendTestMail(@Ctx() context: Context): Promise<TestMail> {
    const { caller, services } = context;
    const { userId } = context.viewer!;
    await services.testMails.take(String(userId), caller.details);
    const account = await context.load(userById, userId);
    if (!account) throw notFound("User");
    const { config } = services;
    const base = config.publicUrl ?? `http://localhost:${config.port}`;
    const result = await context.withoutDatabase(() =>
      sendTestMail(services, account.email, base, caller.locale()),
    );
    return Object.assign(new TestMail(), { recipient: account.email, ...result });
  }

  @FieldResolver(() => Author, {
    nullable: true,
    description: "The admin who changed it last; null if the account was deleted.",
  })
  changedBy(@Root() { userId }: EditableSetting, @Ctx() context: Context): Promise<Author> | null {
    return userId === null ? null : context.load(authorById, userId);
  }
}
