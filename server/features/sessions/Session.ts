import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { User } from "../users/User";

/** One login: what a token names, and what ends when the user logs out. */
@Entity("sessions")
export class Session {
  @PrimaryColumn("uuid")
  sessionId!: string;

  @Index()
  @Column("int")
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** Written at most once a minute. */
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  lastUsedAt!: Date;
}
