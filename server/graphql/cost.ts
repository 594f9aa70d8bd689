/** The largest cost of a document, in the unit of `complexity`. A field costs 1 unless it declares more. */
export const MOST_COST = 32_000;

/** The milliseconds of CPU that the largest cost stands for. */
const MOST_CPU_MS = 100;

/** The `complexity` of a field that takes so many milliseconds of CPU at most. */
export const cpuCost = (ms: number): number => Math.ceil((ms / MOST_CPU_MS) * MOST_COST);

/**
 * The `complexity` of a field that a document may contain only once: it hashes a password, or its work grows with what
 * the viewer has stored.
 */
export const ONCE = MOST_COST / 2 + 1;
