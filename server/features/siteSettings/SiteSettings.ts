import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import type { CheckResult } from "../../lib/CheckResult";
import { SettingSource } from "./SettingSource";

/** The outcome of a check. */
enum CheckState {
  OK = "ok",
  WARNING = "warning",
  FAILED = "failed",
}

registerEnumType(CheckState, {
  name: "CheckState",
  description: "The outcome of a check.",
  valuesConfig: {
    OK: { description: "Works as configured." },
    WARNING: { description: "Works, but an admin or operator should look at it." },
    FAILED: { description: "Does not work." },
  },
});

/** The result of a check. */
@ObjectType({
  simpleResolvers: true,
  description: "The result of a check that the command `doctor` runs as well. Visible to admins.",
})
export class SiteCheck {
  @Field(() => String, { description: "The subject of the check." })
  name!: string;

  @Field(() => CheckState, { description: "The outcome." })
  state!: CheckResult["state"];

  @Field(() => String, { description: "The result in words." })
  message!: string;
}

/** A setting that admins can change, unless a variable sets it. */
@ObjectType({
  simpleResolvers: true,
  description: "A setting that admins can change, unless a variable sets it.",
})
export class EditableSetting {
  @Field(() => String, {
    description: "The name: `siteName`, `welcomeText`, `defaultLocale` or `newUserRole`.",
  })
  name!: string;

  @Field(() => String, { description: "The environment variable that takes precedence." })
  variable!: string;

  @Field(() => SettingSource, { description: "The origin of the value." })
  source!: SettingSource;

  @Field(() => String, {
    nullable: true,
    description: "The value; null for a built-in text.",
  })
  value!: string | null;

  /** The admin who changed it last. */
  userId!: number | null;

  @Field(() => Date, { nullable: true, description: "The time of the last change by an admin." })
  changedAt!: Date | null;

  @Field(() => SiteCheck, { description: "The result of the check of this setting." })
  check!: SiteCheck;
}

/** A setting that only variables set. */
@ObjectType({
  simpleResolvers: true,
  description: "A setting that only an environment variable sets.",
})
export class OperatorSetting {
  @Field(() => String, { description: "The environment variable." })
  variable!: string;

  @Field(() => SettingSource, { description: "The origin of the value." })
  source!: SettingSource;

  @Field(() => String, {
    nullable: true,
    description: "The value without user names and passwords; null if there is none.",
  })
  value!: string | null;
}

/** The settings of the site. */
@ObjectType({ simpleResolvers: true, description: "The settings of the site. Visible to admins." })
export class SiteSettings {
  @Field(() => Int, { description: "The version, which each change increases." })
  version!: number;

  @Field(() => [EditableSetting], { description: "The settings that admins can change." })
  settings!: EditableSetting[];

  @Field(() => [OperatorSetting], { description: "The limits of requests and uploads." })
  limits!: OperatorSetting[];

  @Field(() => [OperatorSetting], { description: "The settings of mail." })
  mail!: OperatorSetting[];
}

/** The outcome of a test mail. */
export enum TestMailOutcome {
  ACCEPTED = "accepted",
  STORED = "stored",
  NOT_CONFIGURED = "not configured",
  UNREACHABLE = "unreachable",
  LOGIN_REFUSED = "login refused",
  REFUSED = "refused",
}

registerEnumType(TestMailOutcome, {
  name: "TestMailOutcome",
  description: "The outcome of a test mail.",
  valuesConfig: {
    ACCEPTED: { description: "The mail server accepted the mail." },
    STORED: { description: "There is no mail server; the mail was written to the data directory." },
    NOT_CONFIGURED: { description: "There is no mail server." },
    UNREACHABLE: { description: "The mail server did not respond." },
    LOGIN_REFUSED: { description: "The mail server refused the user name or the password." },
    REFUSED: { description: "The mail server refused the sender, the recipient or the mail." },
  },
});

/** The result of a test mail. */
@ObjectType({ simpleResolvers: true, description: "The result of a test mail." })
export class TestMail {
  @Field(() => String, { description: "The address of the recipient." })
  recipient!: string;

  @Field(() => TestMailOutcome, { description: "The outcome." })
  outcome!: TestMailOutcome;

  @Field(() => String, {
    nullable: true,
    description: "The response of the mail server, or the reason why there was none.",
  })
  answer!: string | null;
}
