#!/usr/bin/env node
import "./tracing/register";
import { runProgram } from "./commands/runProgram";
import { outliveReaders } from "./commands/terminal";
import { getTracing } from "./lib/tracing";

/** The command line: what operators do beside the running server. */
outliveReaders();
void runProgram(process.argv).then(async (code) => {
  process.exitCode = code;
  await getTracing()?.stop();
});
