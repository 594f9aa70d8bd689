/** Returns options for starting a worker thread from a file in the caller's folder, compiled or not. */
export const makeThreadOptions = (path: string) =>
  __filename.endsWith(".ts")
    ? { filename: `${path}.ts`, execArgv: ["-r", "@swc-node/register"] }
    : { filename: `${path}.js`, execArgv: [] };
