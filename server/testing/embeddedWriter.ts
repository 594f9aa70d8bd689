import { openEmbedded } from "../database/embedded/openEmbedded";
import { connect } from "../database/openDatabase";

/** A child process for tests: opens a directory, writes one row, reports it and waits. */
async function write(folder: string): Promise<string> {
  try {
    const embedded = await openEmbedded(folder);
    const { db } = await connect(embedded, () => embedded.close());
    await db.query(
      `insert into tags (name, name_key, sort_name) values ('Written', 'written', 'written')
       on conflict do nothing`,
    );
    return "written";
  } catch (error) {
    return (error as Error).message;
  }
}

void write(process.argv[2]!).then((message) => {
  process.send!(message);
  if (message !== "written") process.disconnect();
});
