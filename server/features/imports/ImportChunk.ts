import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Import } from "./Import";

/** A part of an archive that is too large for memory, stored until the archive has been read. */
@Entity("import_chunks")
export class ImportChunk {
  @PrimaryColumn("int")
  importId!: number;

  @PrimaryColumn("int")
  position!: number;

  @Column("bytea")
  bytes!: Buffer;

  @ManyToOne(() => Import, { nullable: false, onDelete: "CASCADE" })
  @JoinColumn({ name: "import_id" })
  import!: Import;
}
