import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { User } from "../users/User";
import { RecipeVisibility } from "./visibility";

/** The number of days for which a deleted recipe can be restored. */
export const RETENTION_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A deleted recipe, outside of the tables that lists, counts and searches read. Its other rows are in
 * `DeletedRecipeRow`; its photos stay in their table.
 */
@Entity("deleted_recipes")
@ObjectType({
  simpleResolvers: true,
  description: "A deleted recipe, which can be restored until it is removed for good.",
})
export class DeletedRecipe {
  @PrimaryColumn("int")
  @Field(() => Int, { description: "The recipe's numeric ID, which a restored recipe keeps." })
  recipeId!: number;

  @Index()
  @Column("int")
  ownerId!: number;

  @Column("text")
  @Field(() => String, { description: "The name of the recipe." })
  name!: string;

  /** The recipe's row as JSON. */
  @Column("json")
  content!: { visibility?: RecipeVisibility };

  /** True if the owner deleted it; otherwise an admin did, and only admins may restore it. */
  @Column("boolean")
  deletedByOwner!: boolean;

  @Index()
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "The time when the recipe was deleted." })
  deletedAt!: Date;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "owner_id" })
  owner!: User;

  /** The visibility before the deletion. Rows from before visibilities existed are public. */
  get before(): { ownerId: number; visibility: RecipeVisibility } {
    const { visibility = RecipeVisibility.PUBLIC } = this.content;
    return { ownerId: this.ownerId, visibility };
  }

  @Field(() => Boolean, {
    description:
      "True if an admin deleted the recipe of another user; then only admins can restore it.",
  })
  get deletedByAdmin(): boolean {
    return !this.deletedByOwner;
  }

  @Field(() => Date, { description: "The time until which the recipe can be restored." })
  get restorableUntil(): Date {
    return new Date(this.deletedAt.getTime() + RETENTION_DAYS * DAY_MS);
  }
}
