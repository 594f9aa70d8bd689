import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { maxLength } from "../../../shared/inputLimits";
import { type Locale, locales } from "../../../shared/locales";
import { NEW_USER_ROLES, type NewUserRole } from "../../../shared/settings";
import { requiredName, requiredText } from "../../graphql/validate";
import { describeLength } from "../../lib/describeLimits";

const DEFAULT = "Null returns to the default; if omitted, it is unchanged.";

/** The input of `updateSiteSettings`. */
@InputType({ description: "The settings to change." })
export class SiteSettingsInput {
  static rules = z.object({
    siteName: requiredName("Site name is required", "Site name", maxLength.siteName).nullish(),
    welcomeText: requiredText("Welcome text is required", "Welcome text", maxLength.welcomeText)
      .refine((text) => !/\p{Cc}/u.test(text), "Welcome text must be one line")
      .nullish(),
    defaultLocale: z
      .enum(Object.keys(locales) as [Locale, ...Locale[]], "This language is not supported")
      .nullish(),
    newUserRole: z.enum(NEW_USER_ROLES, "New users can be members or contributors only").nullish(),
  });

  @Field(() => String, {
    nullable: true,
    description: `The name of the site: ${describeLength(maxLength.siteName)}. ${DEFAULT}`,
  })
  siteName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The text on the home page, in one line: ${describeLength(maxLength.welcomeText)}. ${DEFAULT}`,
  })
  welcomeText?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The language of visitors without a supported preference: ${Object.keys(locales).join(", ")}. ${DEFAULT}`,
  })
  defaultLocale?: Locale | null;

  @Field(() => String, {
    nullable: true,
    description: `The role at registration: ${NEW_USER_ROLES.join(", ")}. ${DEFAULT}`,
  })
  newUserRole?: NewUserRole | null;
}
