import { Field, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm";
import { Node } from "../../graphql/Node";
import { Image } from "../covers/Image";
import { Photo } from "../photos/Photo";
import { Category } from "../reference/Category";
import { DifficultyLevel } from "../reference/DifficultyLevel";
import { Tag } from "../reference/Tag";
import { Equipment } from "../reference/Equipment";
import { Author } from "../users/Author";
import { User } from "../users/User";
import { RecipeIngredient, RecipeLine } from "./RecipeLine";
import { describeLength, describeMaxLength } from "../../lib/describeLimits";
import { coverDrawings } from "../../../shared/coverDrawings";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import type { RecipeDetails as Details } from "../../../shared/recipeDetails";
import { CoverDrawing } from "../covers/CoverDrawing";
import { DetailColumns, RecipeDetails } from "./RecipeDetails";
import { makeSteps, RecipeStep, type StepAdditions } from "./steps/RecipeStep";
import { RecipeVisibility } from "./visibility";

/** `DetailColumns` declares the details, except for the computed `totalMinutes`. */
const NodeWithDetails = Node as abstract new () => Node & Omit<Details, "totalMinutes">;

/** A recipe's row; its lines and tags are stored in other tables. */
@Entity("recipes")
@Check(`char_length(name) between 1 and ${maxLength.recipeName}`)
@Check(`char_length(instructions) between 1 and ${maxLength.instructions}`)
@Check(`char_length(ingredients_notes) <= ${maxLength.ingredientsNotes}`)
@DetailColumns
@Check(`cover_drawing in (${coverDrawings.map((drawing) => `'${drawing}'`).join(", ")})`)
@Check(
  `visibility in (${Object.values(RecipeVisibility)
    .map((visibility) => `'${visibility}'`)
    .join(", ")})`,
)
@Check(`char_length(edit_reason) between 1 and ${maxLength.reason}`)
@Check(`char_length(origin_name) between 1 and ${maxLength.recipeName}`)
@Check(`char_length(imported_editor_name) between 1 and ${maxLength.username}`)
@Check(`char_length(imported_suggester_name) between 1 and ${maxLength.username}`)
@Check(`(link_key is not null) = (visibility = '${RecipeVisibility.UNLISTED}')`)
@Index(["sortName", "recipeId"])
@ObjectType({
  implements: [Node, RecipeDetails],
  simpleResolvers: true,
  description: "A recipe.",
})
export class Recipe extends NodeWithDetails {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The recipe's numeric ID, as used in REST and in URLs." })
  recipeId!: number;

  @Column("text")
  @Field(() => String, { description: `The name, ${describeLength(maxLength.recipeName)}.` })
  name!: string;

  @Column({ type: "text", collation: "C" })
  sortName!: string;

  @Column("text")
  @Field(() => String, {
    description: `The instructions, ${describeLength(maxLength.instructions)}; each line is a step.`,
  })
  instructions!: string;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: `Notes on the ingredients, ${describeMaxLength(maxLength.ingredientsNotes)}.`,
  })
  ingredientsNotes!: string | null;

  /** Null if the total is the sum of preparation and cooking; a dough that rests takes longer. */
  ownTotalMinutes!: number | null;

  @Column("text", { nullable: true })
  @Field(() => CoverDrawing, {
    nullable: true,
    description:
      "The drawing that was chosen as the cover without a photo; null if the name decides.",
  })
  coverDrawing!: CoverDrawing | null;

  @Column("text", { default: RecipeVisibility.PUBLIC })
  @Field(() => RecipeVisibility, { description: "The visibility of the recipe." })
  visibility!: RecipeVisibility;

  /** The secret of its link, while it is unlisted. */
  @Column("text", { nullable: true })
  linkKey!: string | null;

  @Index()
  @Column("int")
  ownerId!: number;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "owner_id" })
  ownerRow!: User;

  @Field(() => Author, { description: "The user who added the recipe." })
  owner!: Author;

  @Index()
  @Column("int")
  categoryId!: number;

  @ManyToOne(() => Category, { nullable: false })
  @JoinColumn({ name: "category_id" })
  @Field(() => Category, { description: "The category." })
  category!: Category;

  @Index()
  @Column("int")
  difficultyLevelId!: number;

  @ManyToOne(() => DifficultyLevel, { nullable: false })
  @JoinColumn({ name: "difficulty_level_id" })
  @Field(() => DifficultyLevel, { description: "The difficulty level." })
  difficultyLevel!: DifficultyLevel;

  @Field(() => [RecipeIngredient], {
    description: `The ingredient lines in order, at most ${maxCount.ingredients}.`,
  })
  ingredients!: RecipeIngredient[];

  @Field(() => [RecipeLine], {
    description: `All lines in order, ingredients and headings, at most ${maxCount.lines}.`,
  })
  lines!: RecipeLine[];

  @Field(() => [Tag], { description: `The tags, sorted by name; at most ${maxCount.tags}.` })
  tags!: Tag[];

  @Field(() => [Equipment], {
    description: `The equipment that it needs, sorted by name; at most ${maxCount.equipment}.`,
  })
  equipment!: Equipment[];

  @Field(() => [Photo], {
    description: `The photos in order, at most ${maxCount.photos}; the first one is the cover.`,
  })
  photos!: Photo[];

  @Column("int", { default: 1 })
  @Field(() => Int, {
    description: "Incremented by every update. Pass it to an update to detect conflicting changes.",
  })
  version!: number;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "The time when the recipe was created." })
  createdAt!: Date;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "The time when the recipe was last updated." })
  updatedAt!: Date;

  /**
   * The user who saved this version; null for its owner. No foreign key: versions of deleted recipes are stored as JSON,
   * and a version outlives the account of its editor.
   */
  @Column("int", { nullable: true })
  editorId!: number | null;

  /** The user who saved this version on the site from which it was imported. */
  @Column("text", { nullable: true })
  importedEditorName!: string | null;

  /** The owner, if an archive has imported this version with a suggestion of theirs. */
  @Column("int", { nullable: true })
  suggesterId!: number | null;

  /** The user whose suggestion this version contains, on the site from which it was imported. */
  @Column("text", { nullable: true })
  importedSuggesterName!: string | null;

  @Column("text", { nullable: true })
  editReason!: string | null;

  /** The recipe of which this is a variation. No foreign key, because a deleted recipe can be restored. */
  @Index()
  @Column("int", { nullable: true })
  originId!: number | null;

  /** The name that a public origin had, which stays after the origin is deleted. */
  @Column("text", { nullable: true })
  originName!: string | null;

  get totalMinutes(): number | null {
    if (this.ownTotalMinutes !== null) return this.ownTotalMinutes;
    if (this.prepMinutes === null && this.cookMinutes === null) return null;
    return (this.prepMinutes ?? 0) + (this.cookMinutes ?? 0);
  }

  @Field(() => Image, {
    description: "The image of the recipe: its first photo, otherwise a drawing.",
  })
  get cover(): Image {
    return this.photos[0]?.image ?? this.drawing;
  }

  /** The sections are parsed once for each recipe that was read. */
  private get drawing(): Image {
    return (this.drawn ??= Image.fromRecipe({
      name: this.name,
      ingredients: this.ingredients.map(({ name }) => name),
      drawing: this.coverDrawing,
    }));
  }

  private drawn?: Image;

  /** Additions to steps, in order; the unplaced ones last. */
  storedSteps!: StepAdditions[];

  @Field(() => [RecipeStep], {
    description: `The steps of the instructions in order, with what is added to them. Each line is a step; a line that ends with a colon is the heading of the next. The lines from number ${maxCount.steps} on are one step.`,
  })
  get steps(): RecipeStep[] {
    return (this.madeSteps ??= makeSteps(this));
  }

  @Field(() => [RecipeStep], {
    description: "The steps that have additions, in order.",
  })
  get stepsWithAdditions(): RecipeStep[] {
    // Most recipes have none, and a list of recipes need not split their instructions.
    return this.storedSteps.length > 0 ? this.steps.filter(({ stepId }) => stepId !== null) : [];
  }

  /** Created once for each recipe that was read. */
  private madeSteps?: RecipeStep[];

  protected override get key(): number {
    return this.recipeId;
  }
}
