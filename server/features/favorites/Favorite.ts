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

/** That a user keeps a recipe among the favourites. */
@Entity("favorites")
@Unique(["favoriteId"])
export class Favorite {
  @PrimaryColumn("int")
  userId!: number;

  @PrimaryColumn("int")
  @Index()
  recipeId!: number;

  /** Grows with every favourite: what a user's list is sorted by. */
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
