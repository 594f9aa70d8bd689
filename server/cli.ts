#!/usr/bin/env node
import { runProgram } from "./commands/runProgram";

/** The command line: what operators do beside the running server. */
void runProgram(process.argv).then((code) => {
  process.exitCode = code;
});
