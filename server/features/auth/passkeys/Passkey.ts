import { Field, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from "typeorm";
import { maxLength } from "../../../../shared/inputLimits";
import { describeLength } from "../../../lib/describeLimits";
import { Node } from "../../../graphql/Node";
import { User } from "../../users/User";

/** A WebAuthn key pair, whose private key stays in a device or password manager. */
@Entity("passkeys")
@Unique(["credentialId"])
@Check(`char_length(name) between 1 and ${maxLength.passkeyName}`)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "A passkey of the viewer. The passkeys of other users are not accessible.",
})
export class Passkey extends Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT" })
  @Field(() => Int, { description: "The passkey's numeric ID." })
  passkeyId!: number;

  @Index()
  @Column("int")
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @Column("text")
  @Field(() => String, {
    description: `The viewer's name for it, ${describeLength(maxLength.passkeyName)}.`,
  })
  name!: string;

  /** The authenticator's identifier of the key pair, in base64url. */
  @Column({ type: "text", collation: "C" })
  credentialId!: string;

  /** The public key in COSE format. */
  @Column("bytea")
  publicKey!: Buffer;

  /**
   * The number of signatures, if the authenticator counts them. A counter that does not increase
   * reveals a copied key.
   */
  @Column({ type: "double precision", default: 0 })
  counter!: number;

  /** The transports by which browsers reach the authenticator. */
  @Column("text", { array: true, default: () => "'{}'" })
  transports!: string[];

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  @Field(() => Date, { description: "The time when it was added." })
  createdAt!: Date;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: "The time when it was last used to log in; null if never.",
  })
  lastUsedAt!: Date | null;

  protected override get key(): number {
    return this.passkeyId;
  }
}
