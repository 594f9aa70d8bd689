import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { ImportItem } from "./ImportItem";

/** A picture of a recipe to import: its address, or its bytes. */
@Entity("import_photos")
@Check("(url is null) <> (bytes is null)")
export class ImportPhoto {
  @PrimaryColumn("int")
  importItemId!: number;

  @PrimaryColumn("int")
  position!: number;

  @Column("text", { nullable: true })
  url!: string | null;

  @Column("bytea", { nullable: true })
  bytes!: Buffer | null;

  @Column("text", { nullable: true })
  caption!: string | null;

  @ManyToOne(() => ImportItem, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "import_item_id" })
  item!: ImportItem;
}
