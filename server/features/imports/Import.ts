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
import { maxLength } from "../../../shared/inputLimits";
import { RecipeVisibility } from "../recipes/visibility";
import { User } from "../users/User";

/** The number of days after its start at which an import is deleted. Until then, it can be undone. */
export const IMPORT_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The kinds of source that an import is read from. */
export enum ImportKind {
  PAGE = "page",
  TEXT = "text",
  FILE = "file",
}

registerEnumType(ImportKind, {
  name: "ImportKind",
  description: "The kind of source of an import.",
  valuesConfig: {
    PAGE: { description: "The page at an address." },
    TEXT: { description: "A text or the HTML of a page." },
    FILE: { description: "A file of another application." },
  },
});

/** The states of an import. */
export enum ImportState {
  READING = "reading",
  READY = "ready",
  TAKING = "taking",
  TAKEN = "taken",
  UNDOING = "undoing",
  FAILED = "failed",
}

registerEnumType(ImportState, {
  name: "ImportState",
  description:
    "The state of an import. While it is in progress, the server works on it and changes the state.",
  valuesConfig: {
    READING: { description: "In progress: the recipes are being read." },
    READY: { description: "The recipes can be checked, edited and confirmed." },
    TAKING: { description: "In progress: the recipes are being created." },
    TAKEN: { description: "The recipes were created. This can be undone." },
    UNDOING: { description: "In progress: the created recipes are being deleted." },
    FAILED: { description: "No recipe could be read." },
  },
});

const quoteValues = (values: object) =>
  Object.values(values)
    .map((value) => `'${value}'`)
    .join(", ");

/** Recipes that a user brings from elsewhere. Their source is stored until it has been read. */
@Entity("imports")
@Index(["userId"])
@Check(`kind in (${quoteValues(ImportKind)})`)
@Check(`state in (${quoteValues(ImportState)})`)
@Check(`visibility in (${quoteValues(RecipeVisibility)})`)
@Check(`char_length(source) between 1 and ${maxLength.importSource}`)
@ObjectType({
  simpleResolvers: true,
  description: "An import of recipes. Visible to the user who started it and to admins.",
})
export class Import {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The import's numeric ID." })
  importId!: number;

  @Column("int")
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @Column("text")
  @Field(() => ImportKind, { description: "The kind of source." })
  kind!: ImportKind;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The address of the page or the name of the file; null for a text.",
  })
  source!: string | null;

  /** The text or the file, until it has been read. */
  @Column("bytea", { nullable: true, select: false })
  content!: Buffer | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      "The text that was recognized in the photo of a card, or its correction; null for another import, and until it is recognized.",
  })
  recognizedText!: string | null;

  /** The photo of a card, shown while its text is corrected. */
  @Column("bytea", { nullable: true, select: false })
  picture!: Buffer | null;

  @Column("text", { default: ImportState.READING })
  @Field(() => ImportState, { description: "The state." })
  state!: ImportState;

  @Column("text", { default: RecipeVisibility.PUBLIC })
  @Field(() => RecipeVisibility, {
    description: "The visibility of the recipes that it creates, as chosen when it was confirmed.",
  })
  visibility!: RecipeVisibility;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "Why no recipe could be read." })
  error!: string | null;

  @Column("int", { default: 0 })
  attempts!: number;

  /** The id of the process that holds the lease. */
  @Column("uuid", { nullable: true })
  heldBy!: string | null;

  /** The number of processes that ended while they worked on this import. */
  @Column("int", { default: 0 })
  lostAttempts!: number;

  /** The time of the latest claim. The user who has waited longest since then is next. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  servedAt!: Date | null;

  /** The earliest time of the next claim, which a lease moves ahead. */
  @Index()
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  nextTryAt!: Date;

  @Index()
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "The time when it was started." })
  createdAt!: Date;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  @Field(() => Date, { nullable: true, description: "The time when its recipes were created." })
  takenAt!: Date | null;

  @Field(() => Date, { description: "The time when it is deleted; until then, it can be undone." })
  get expiresAt(): Date {
    return new Date((this.takenAt ?? this.createdAt).getTime() + IMPORT_DAYS * DAY_MS);
  }
}
