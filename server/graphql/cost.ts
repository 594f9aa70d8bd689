/** The largest cost of a document, in the unit of `complexity`. A field costs 1 unless it declares more. */
export const MAX_COST = 60_000;

/** The CPU time in milliseconds to which the largest cost corresponds. */
const MAX_CPU_MS = 100;

/** Returns the `complexity` of a field that takes at most this many milliseconds of CPU. */
export const cpuCost = (ms: number): number => Math.ceil((ms / MAX_CPU_MS) * MAX_COST);

/**
 * The `complexity` of a field that a document may contain only once: it hashes a password, or its work grows with the
 * viewer's data.
 */
export const ONCE = MAX_COST / 2 + 1;
