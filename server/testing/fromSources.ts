/**
 * Node's arguments for running a program from the sources in another process: the flags of this process, and the
 * compiler.
 */
export const FROM_SOURCES = [...process.execArgv, "-r", "@swc-node/register"];
