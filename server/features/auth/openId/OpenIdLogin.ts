import { Field, ObjectType } from "type-graphql";

/** The viewer's login by OpenID Connect. */
@ObjectType({
  simpleResolvers: true,
  description: "The viewer's login by OpenID Connect. That of other users is not accessible.",
})
export class OpenIdLogin {
  @Field(() => String, {
    nullable: true,
    description: "The name of the provider; null if this site has no login by OpenID Connect.",
  })
  providerName!: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "The time when the provider's account was linked to the viewer's; null without one.",
  })
  linkedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "The time when the viewer last logged in by the provider; null without a linked account.",
  })
  lastUsedAt!: Date | null;

  @Field(() => Boolean, {
    description:
      "True if the viewer may remove the link. An account that a login at the provider has created needs it until a reset link gives it a password.",
  })
  isRemovable!: boolean;
}
