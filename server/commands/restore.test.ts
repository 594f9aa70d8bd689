import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { CommandLine } from "../testing/CommandLine";

let commandLine: CommandLine;
beforeAll(async () => {
  commandLine = await CommandLine.open();
});
afterAll(() => commandLine.close());

describe("The commands for backups", () => {
  it("restore an export, and lose no data if a restore is killed", async () => {
    await commandLine.run(
      "admin create --email boss@example.org --name Boss --password-stdin",
      "long enough\n",
    );
    await commandLine.run("starter load");
    const [firstFile, two, fifo] = ["one.gz", "two.gz", "fifo"].map((name) =>
      join(commandLine.folder, name),
    );
    const exportResult = await commandLine.run(`export ${firstFile}`);
    expect(exportResult).toMatchObject({ status: 0, err: "" });
    expect(statSync(firstFile!).mode & 0o777).toBe(0o600);
    expect((await commandLine.run(`export ${firstFile}`)).err).toMatch(
      /^File already exists: .*\n$/,
    );

    // The command waits for the second half, which is never written.
    execFileSync("mkfifo", [fifo!]);
    const child = commandLine.start(["restore", fifo!, "--replace"]);
    const writer = createWriteStream(fifo!);
    const truncatedFile = readFileSync(firstFile!).subarray(0, -20);
    await new Promise((resolve) => writer.write(truncatedFile, resolve));
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
    writer.destroy();

    const rows = /\d+ rows/.exec(exportResult.out)![0];
    expect((await commandLine.run(`export ${two}`)).out).toBe(`Exported ${rows} to ${two}.\n`);
    expect((await commandLine.run(`restore ${firstFile}`)).err).toMatch(
      /^The database is not empty/,
    );
    expect((await commandLine.run(`restore ${firstFile} --replace`)).out).toMatch(
      new RegExp(`^Restored ${rows}`),
    );
  });
});
