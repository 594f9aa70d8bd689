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
import { maxLength } from "../../../shared/inputLimits";
import { Node } from "../../graphql/Node";
import { User } from "../users/User";
import { Named } from "./Named";

/**
 * An ingredient, such as Olive oil. Ingredients with an owner are that user's own, until a contributor accepts them into
 * the site's list. `docs/decisions/own-ingredients.md` describes them.
 */
@Entity("ingredients")
@Check("(owner_id is null) = (own_key is null)")
@Check(
  "ck_ingredients_decline_reason",
  `char_length(decline_reason) between 1 and ${maxLength.declineReason}`,
)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "An ingredient of recipes, such as Olive oil.",
})
export class Ingredient extends Named {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The numeric ID, as used in REST and in URLs." })
  ingredientId!: number;

  /** The user whose own ingredient it is; null for an ingredient of the site's list. */
  @Index()
  @Column("int", { nullable: true })
  ownerId!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: "CASCADE" })
  @JoinColumn({ name: "owner_id" })
  owner!: User | null;

  /** The key of an own ingredient's name. Its `nameKey` also contains the owner, so that it is unique per owner. */
  @Index()
  @Column("text", { nullable: true })
  ownKey!: string | null;

  /** The time when the owner proposed it for the list; null before. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  proposedAt!: Date | null;

  /** The time when a contributor declined the proposal; null before, and once it is proposed again. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  declinedAt!: Date | null;

  /** The contributor's reason for declining. */
  @Column("text", { nullable: true })
  declineReason!: string | null;

  protected override get key(): number {
    return this.ingredientId;
  }
}
