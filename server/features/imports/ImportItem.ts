import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from "typeorm";
import { makeConnectionType } from "../../graphql/connection";
import { Recipe } from "../recipes/Recipe";
import { Import } from "./Import";
import { ImportDraft } from "./ImportDraft";

/** The states of a recipe of an import. */
export enum ImportItemState {
  WAITING = "waiting",
  SKIPPED = "skipped",
  TAKEN = "taken",
  FAILED = "failed",
}

registerEnumType(ImportItemState, {
  name: "ImportItemState",
  description: "The state of a recipe of an import.",
  valuesConfig: {
    WAITING: { description: "It is created when the import is confirmed." },
    SKIPPED: { description: "It is not created." },
    TAKEN: { description: "It was created." },
    FAILED: { description: "It could not be created." },
  },
});

const states = Object.values(ImportItemState).map((state) => `'${state}'`);

/** Completes a draft that an older version has stored. */
const addMissingFields = (draft: ImportDraft): ImportDraft => ({
  ...draft,
  equipmentIds: draft.equipmentIds ?? [],
  newEquipment: draft.newEquipment ?? [],
  // The category was 0 if the site had none.
  categoryId: draft.categoryId || null,
  categoryName: draft.categoryName ?? null,
  isDifficultyAssumed: draft.isDifficultyAssumed ?? false,
  doubts: draft.doubts ?? [],
});

/** A recipe of an import. */
@Entity("import_items")
@Index(["importId", "position"])
@Index(["recipeId"])
@Index(["duplicateOfId"])
@Check(`state in (${states.join(", ")})`)
@ObjectType({ simpleResolvers: true, description: "A recipe of an import." })
export class ImportItem {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The numeric ID." })
  importItemId!: number;

  @Column("int")
  importId!: number;

  @ManyToOne(() => Import, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "import_id" })
  import!: Import;

  @Column("int")
  position!: number;

  @Column("text", { default: ImportItemState.WAITING })
  @Field(() => ImportItemState, { description: "The state." })
  state!: ImportItemState;

  @Column("json", { transformer: { from: addMissingFields, to: (draft: ImportDraft) => draft } })
  @Field(() => ImportDraft, { description: "The recipe as it would be created." })
  draft!: ImportDraft;

  @Column("text", { array: true, default: "{}" })
  @Field(() => [String], { description: "Sentences about parts that were not understood." })
  warnings!: string[];

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "The reason why it could not be created." })
  error!: string | null;

  /** The IDs of the recipe and of its origin in an archive of Potluck. */
  @Column("int", { nullable: true })
  archivedRecipeId!: number | null;

  @Column("int", { nullable: true })
  archivedOriginId!: number | null;

  @Column("int", { nullable: true })
  duplicateOfId!: number | null;

  @ManyToOne(() => Recipe, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "duplicate_of_id" })
  duplicateRow!: Recipe | null;

  /** The recipe that was created. */
  @Column("int", { nullable: true })
  recipeId!: number | null;

  @ManyToOne(() => Recipe, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "recipe_id" })
  recipeRow!: Recipe | null;

  @Column("int", { default: 0 })
  attempts!: number;

  /** The id of the process that holds the lease. */
  @Column("uuid", { nullable: true })
  heldBy!: string | null;

  /** The number of processes that ended while they worked on this recipe. */
  @Column("int", { default: 0 })
  lostAttempts!: number;

  /** The earliest time of the next claim, which a lease moves ahead. */
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  nextTryAt!: Date;
}

export const ImportItemConnection = makeConnectionType("ImportItem", ImportItem);
