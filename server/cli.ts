#!/usr/bin/env node
import "./tracing/register";
import { runProgram } from "./commands/runProgram";
import { ignoreClosedPipes } from "./commands/terminal";
import { getTracing } from "./lib/tracing";

/** The command line for operators. */
ignoreClosedPipes();
void runProgram(process.argv).then(async (code) => {
  process.exitCode = code;
  await getTracing()?.stop();
});
