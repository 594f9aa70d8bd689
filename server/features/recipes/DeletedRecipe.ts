import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { User } from "../users/User";
import { RecipeVisibility } from "./visibility";

/** How many days a deleted recipe can be restored. */
export const RETENTION_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A deleted recipe, as a row outside of the tables that lists, counts and searches read. What belonged to
 * it is in `DeletedRecipeRow`; its photos stay in their table.
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

  /** Otherwise an admin deleted it, and only admins may restore it. */
  @Column("boolean")
  deletedByOwner!: boolean;

  @Index()
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "The time when the recipe was deleted." })
  deletedAt!: Date;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "owner_id" })
  owner!: User;

  /** What was visible of it; recipes that were deleted before there were others are public. */
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

  @Field(() => Date, { description: "Until when the recipe can be restored." })
  get restorableUntil(): Date {
    return new Date(this.deletedAt.getTime() + RETENTION_DAYS * DAY_MS);
  }
}
