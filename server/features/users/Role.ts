import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, type EntityManager, PrimaryColumn, Unique } from "typeorm";
import { notFound } from "../../errors";
import type { RoleName } from "../../graphql/context";

/**
 * The role that determines the rights of a user. The three roles are part of the schema and never
 * change.
 */
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

/** Finds the IDs of roles by name, case-insensitive; unknown names are ignored. */
export function findRoleIds(names: readonly string[]): number[] {
  const lowercaseNames = new Set(names.map((name) => name.trim().toLowerCase()));
  return Object.entries(roleIds).flatMap(([name, id]) => (lowercaseNames.has(name) ? [id] : []));
}

/** Finds a role. Throws NOT_FOUND for an unknown one. */
export async function requireRole(data: EntityManager, roleId: number): Promise<Role> {
  const role = await data.getRepository(Role).findOneBy({ roleId });
  if (!role) throw notFound("Role");
  return role;
}
