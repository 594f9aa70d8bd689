import { Readable } from "node:stream";
import { runProgram } from "../commands/runProgram";

/** Runs a command of the command line in this process. */
export async function runCommand(args: string, env: NodeJS.ProcessEnv, input = "") {
  const output = { stdout: "", stderr: "" };
  const listen = (name: "stdout" | "stderr") =>
    jest.spyOn(process[name], "write").mockImplementation((chunk) => {
      output[name] += String(chunk);
      return true;
    });
  const mocks = [listen("stdout"), listen("stderr")];
  const before = { stdin: process.stdin, env: process.env };
  Object.defineProperty(process, "stdin", { value: Readable.from([input]), configurable: true });
  process.env = env;
  try {
    const status = await runProgram(["node", "potluck", ...args.split(" ")]);
    return { status, out: output.stdout, err: output.stderr };
  } finally {
    process.env = before.env;
    Object.defineProperty(process, "stdin", { value: before.stdin, configurable: true });
    for (const mock of mocks) mock.mockRestore();
  }
}
