import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Recipe } from "../recipes/Recipe";
import { User } from "../users/User";
import { Review } from "./Review";

/** A member's vote for a helpful review. */
@Entity("review_votes")
@Index(["userId", "recipeId"])
export class ReviewVote {
  @PrimaryColumn("int")
  reviewId!: number;

  @PrimaryColumn("int")
  userId!: number;

  @Column("int")
  @Index()
  recipeId!: number;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  createdAt!: Date;

  @ManyToOne(() => Review, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "review_id" })
  review!: Review;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @ManyToOne(() => Recipe, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Recipe;
}
