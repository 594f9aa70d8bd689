/** How to start a worker thread from a file that lies beside its caller, compiled or not. */
export const threadFile = (path: string) =>
  __filename.endsWith(".ts")
    ? { filename: `${path}.ts`, execArgv: ["-r", "@swc-node/register"] }
    : { filename: `${path}.js`, execArgv: [] };
