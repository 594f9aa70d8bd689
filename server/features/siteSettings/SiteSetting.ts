import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { maxLength } from "../../../shared/inputLimits";
import { NEW_USER_ROLES } from "../../../shared/settings";
import { User } from "../users/User";
import { type SettingName, settingNames } from "./settingNames";

const quote = (names: readonly string[]) => names.map((name) => `'${name}'`).join(", ");

/** A setting that an admin has changed. */
@Entity("site_settings")
@Check(`setting in (${quote(settingNames)})`)
@Check(`char_length(value) between 1 and ${maxLength.welcomeText}`)
@Check(
  "ck_site_settings_setting_value",
  `setting <> 'newUserRole' or value in (${quote(NEW_USER_ROLES)})`,
)
export class SiteSetting {
  @PrimaryColumn("text")
  setting!: SettingName;

  /** Null after a return to the default. */
  @Column("text", { nullable: true })
  value!: string | null;

  /** The admin who changed it last; null if the account was deleted. */
  @Index()
  @Column("int", { nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: "SET NULL" })
  @JoinColumn({ name: "user_id" })
  user!: User | null;

  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  changedAt!: Date;

  /** The version of the settings with which this one was changed last. */
  @Column("int")
  version!: number;
}
