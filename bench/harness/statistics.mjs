const ascending = (values) => [...values].sort((a, b) => a - b);

/** The value below which a share of all values lies. */
export function quantile(values, share) {
  const ascendingValues = ascending(values);
  return (
    ascendingValues[
      Math.min(ascendingValues.length - 1, Math.floor(ascendingValues.length * share))
    ] ?? NaN
  );
}

export function median(values) {
  const ascendingValues = ascending(values);
  const middle = ascendingValues.length / 2;
  return ascendingValues.length % 2
    ? ascendingValues[Math.floor(middle)]
    : (ascendingValues[middle - 1] + ascendingValues[middle]) / 2;
}

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The median, minimum and maximum. */
export const spread = (values) => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});
