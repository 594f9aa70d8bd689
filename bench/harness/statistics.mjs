const ascending = (values) => [...values].sort((a, b) => a - b);

/** The value below which this share of all values lies. */
export function quantile(values, share) {
  const sorted = ascending(values);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export function median(values) {
  const sorted = ascending(values);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The median with the smallest and the largest. */
export const spread = (values) => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});
