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
import { User } from "../users/User";
import { largestFile, largestStoredFile, photoPath, srcSetOf, usualFile } from "./photoPath";

/** A picture of a dish; its bytes are files of the store. It outlives its recipe until it is swept up. */
@Entity("photos")
@Unique(["fileKey"])
@Check("key ~ '^[0-9a-f]{32}$'")
@Check("stored_as ~ '^[0-9a-f]{32}$'")
@Check(`position between 0 and ${maxCount.photos - 1}`)
@Check("width between 1 and 1600")
@Check("height between 1 and 4800")
@Check("placeholder like 'data:image/webp;base64,%' and char_length(placeholder) <= 2000")
@Check(`char_length(caption) between 1 and ${maxLength.photoCaption}`)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    "A photo of a dish. Until it is added to a recipe, only the user who uploaded it can see it.",
})
export class Photo extends Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The photo's numeric ID, as used in `photoIds`." })
  photoId!: number;

  /** The base name of the addresses of its files: 32 random hexadecimal digits. */
  @Column("text", { name: "key" })
  fileKey!: string;

  /** The base name of its files in the store, if the address has changed since they were stored. */
  @Column("text", { nullable: true })
  storedAs?: string | null;

  /** Who uploaded it. */
  @Index()
  @Column("int", { nullable: true })
  ownerId!: number | null;

  @Index()
  @Column("int", { nullable: true })
  recipeId!: number | null;

  /** The deleted recipe that gets it back if it is restored. */
  @Index()
  @Column("int", { nullable: true })
  deletedRecipeId!: number | null;

  /** Its place among the recipe's photos, from 0 on. */
  @Column("smallint", { default: 0 })
  position!: number;

  /** Of the largest file, in pixels. */
  @Column("int")
  width!: number;

  /** Of the largest file, in pixels. */
  @Column("int")
  height!: number;

  /** A tiny WebP as a data: URL. */
  @Column("text")
  placeholder!: string;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: `A description of the photo, ${describeMaxLength(maxLength.photoCaption)}.`,
  })
  caption!: string | null;

  /** When it was uploaded, or last joined or left a recipe. */
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  changedAt!: Date;

  @ManyToOne(() => User, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "owner_id" })
  owner!: User | null;

  @ManyToOne(() => Recipe, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "recipe_id" })
  recipe!: Relation<Recipe> | null;

  @ManyToOne(() => DeletedRecipe, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "deleted_recipe_id" })
  deletedRecipe!: DeletedRecipe | null;

  /** What its recipe is called, which the loaders join to it. */
  recipeName?: string | null;

  @Field(() => Image, { description: "The image, in several sizes." })
  get image(): Image {
    const { name, width, height } = usualFile(this);
    return Object.assign(new Image(), {
      url: photoPath(name),
      width,
      height,
      alt: this.caption ?? (this.recipeName ? `Photo of ${this.recipeName}` : "Photo"),
      srcSet: srcSetOf(this),
      placeholder: this.placeholder,
    });
  }

  /** The largest file in the store, for exports. */
  get largestStoredFile(): string {
    return largestStoredFile(this);
  }

  /** The address of the largest file, below the site's. */
  get largestPath(): string {
    return photoPath(largestFile(this));
  }

  protected override get key(): number {
    return this.photoId;
  }
}
