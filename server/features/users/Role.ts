import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn, Unique } from "typeorm";
import type { RoleName } from "../../graphql/context";

/** What a user is trusted with. The three roles come with the schema and never change. */
@Entity("roles")
@Unique(["roleName"])
@ObjectType({ simpleResolvers: true, description: "A role, which determines what a user may do." })
export class Role {
  @PrimaryColumn("int")
  @Field(() => Int, { description: "The role's numeric ID." })
  roleId!: number;

  @Column("text")
  @Field(() => String, { description: "One of admin, contributor and member." })
  roleName!: RoleName;
}

/** The keys of the three roles, as the first migration wrote them. */
export const roleIds: Record<RoleName, number> = { admin: 1, contributor: 2, member: 3 };

/** The ids of roles by name, case-insensitive; unknown names are ignored. */
export function roleIdsNamed(names: readonly string[]): number[] {
  const asked = new Set(names.map((name) => name.trim().toLowerCase()));
  return Object.entries(roleIds).flatMap(([name, id]) => (asked.has(name) ? [id] : []));
}
