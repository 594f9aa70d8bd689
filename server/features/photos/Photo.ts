import { Field, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from "typeorm";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import { Node } from "../../graphql/Node";
import { describeMaxLength } from "../../lib/describeLimits";
import { Image } from "../covers/Image";
import { DeletedRecipe } from "../recipes/DeletedRecipe";
import { Recipe } from "../recipes/Recipe";
import { StoredStep } from "../recipes/steps/StoredStep";
import { User } from "../users/User";
import {
  getLargestFile,
  getLargestStoredFile,
  toPhotoPath,
  toSrcSet,
  getDefaultFile,
} from "./photoFiles";

/**
 * A photo of a dish or a user, whose bytes are files in the store. A photo remains after its recipe is
 * deleted, until the next sweep.
 */
@Entity("photos")
@Unique(["fileKey"])
@Check("key ~ '^[0-9a-f]{32}$'")
@Check("stored_as ~ '^[0-9a-f]{32}$'")
@Check(`position between 0 and ${maxCount.photos - 1}`)
@Check("width between 1 and 1600")
@Check("height between 1 and 4800")
@Check("placeholder like 'data:image/webp;base64,%' and char_length(placeholder) <= 2000")
@Check(`char_length(caption) between 1 and ${maxLength.photoCaption}`)
@Check(`char_length(hidden_reason) between 1 and ${maxLength.reason}`)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    "A photo of a dish. Until it is added to a recipe, a review or a diary entry, only the user who uploaded it can see it.",
})
export class Photo extends Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The photo's numeric ID, as used in `photoIds`." })
  photoId!: number;

  /** The base name of the photo's files in URLs: 32 random hexadecimal digits. */
  @Column("text", { name: "key" })
  fileKey!: string;

  /**
   * The base name of the photo's files in the store, if the URL has changed since they were stored.
   */
  @Column("text", { nullable: true })
  storedAs?: string | null;

  /** The user who uploaded the photo. */
  @Index()
  @Column("int", { nullable: true })
  ownerId!: number | null;

  @Index()
  @Column("int", { nullable: true })
  recipeId!: number | null;

  /** The deleted recipe that gets the photo back when it is restored. */
  @Index()
  @Column("int", { nullable: true })
  deletedRecipeId!: number | null;

  /**
   * The recipe that had the photo in a former version. No foreign key: the ID stays while the recipe is deleted, and the
   * sweep removes the photo after the recipe is gone for good.
   */
  @Index()
  @Column("int", { nullable: true })
  formerRecipeId?: number | null;

  /**
   * The review that has the photo. No foreign key, here and in the next column: the ID stays while the recipe is deleted,
   * and the sweep removes the photo after the review is gone for good.
   */
  @Index()
  @Column("int", { nullable: true })
  reviewId?: number | null;

  /** The diary entry that has the photo. */
  @Index()
  @Column("int", { nullable: true })
  diaryEntryId?: number | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      "The reason why an admin has hidden the photo of a review or a diary entry, for its owner and admins; otherwise null.",
  })
  hiddenReason?: string | null;

  /** The user whom it shows, on the user's profile. */
  @Index()
  @Column("int", { nullable: true })
  personId!: number | null;

  /** The step of the recipe that it shows; null for a photo of the dish. */
  @Index()
  @Column("int", { nullable: true })
  stepId!: number | null;

  /** The step that gets it back when the recipe is restored. */
  @Column("int", { nullable: true })
  deletedStepId!: number | null;

  /** The position among the photos of the recipe or step, starting at 0. */
  @Column("smallint", { default: 0 })
  position!: number;

  /** The width of the largest file, in pixels. */
  @Column("int")
  width!: number;

  /** The height of the largest file, in pixels. */
  @Column("int")
  height!: number;

  /** The placeholder: a tiny WebP as a data: URL. */
  @Column("text")
  placeholder!: string;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: `A description of the photo, ${describeMaxLength(maxLength.photoCaption)}.`,
  })
  caption!: string | null;

  /** The time of the upload, or of the latest change of the photo's recipe. */
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  changedAt!: Date;

  @ManyToOne(() => User, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "owner_id" })
  owner!: User | null;

  @ManyToOne(() => User, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "person_id" })
  person!: User | null;

  @ManyToOne(() => Recipe, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Relation<Recipe> | null;

  @ManyToOne(() => DeletedRecipe, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "deleted_recipe_id" })
  deletedRecipe!: DeletedRecipe | null;

  @ManyToOne(() => StoredStep, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "step_id" })
  step!: Relation<StoredStep> | null;

  /** The name of the photo's recipe, which the loaders join. */
  recipeName?: string | null;

  @Field(() => Image, { description: "The image, in several sizes." })
  get image(): Image {
    const { name, width, height } = getDefaultFile(this);
    return Object.assign(new Image(), {
      url: toPhotoPath(name),
      width,
      height,
      alt: this.caption ?? (this.recipeName ? `Photo of ${this.recipeName}` : "Photo"),
      srcSet: toSrcSet(this),
      placeholder: this.placeholder,
    });
  }

  /** Returns the name of the largest file in the store, for exports. */
  get largestStoredFile(): string {
    return getLargestStoredFile(this);
  }

  /** Returns the URL path of the largest file. */
  get largestPath(): string {
    return toPhotoPath(getLargestFile(this));
  }

  protected override get key(): number {
    return this.photoId;
  }
}
