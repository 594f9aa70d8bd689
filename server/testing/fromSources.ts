/** Node's arguments for a program of the sources in a process of its own: the flags of this process, and the compiler. */
export const FROM_SOURCES = [...process.execArgv, "-r", "@swc-node/register"];
