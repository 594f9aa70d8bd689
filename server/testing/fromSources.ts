/** Node's arguments for a program of the sources in a process of its own: it starts as fast as tests do. */
export const FROM_SOURCES = [...process.execArgv, "-r", "@swc-node/register"];
