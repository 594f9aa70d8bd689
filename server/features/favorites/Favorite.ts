import {
  Column,
  Entity,
  Generated,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
} from "typeorm";
import { Recipe } from "../recipes/Recipe";
import { User } from "../users/User";

/** A user's favorite recipe. */
@Entity("favorites")
@Unique(["favoriteId"])
export class Favorite {
  @PrimaryColumn("int")
  userId!: number;

  @PrimaryColumn("int")
  @Index()
  recipeId!: number;

  /** The sort key of a user's list, which increases with each favorite. */
  @Column("int")
  @Generated("increment")
  favoriteId!: number;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  createdAt!: Date;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @ManyToOne(() => Recipe, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Recipe;
}
