const number = (value, digits = 2) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(digits);

const range = ({ median, min, max }) => `${number(median)} [${number(min)}–${number(max)}]`;

/** Text columns, the first left-aligned and the others right-aligned. */
export function table(header, rows) {
  const all = [header, ...rows];
  const widths = header.map((_, i) => Math.max(...all.map((row) => row[i].length)));
  return all
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
        .join("  "),
    )
    .join("\n");
}

const COMPARED = [
  "",
  "time × A",
  "CPU × A",
  "req/s",
  "p50 ms",
  "p99 ms",
  "CPU ms",
  "of PostgreSQL",
];

const comparedRow = (row) => [
  row.failed > 0 ? `${row.name} (up to ${Math.ceil(100 * row.failed)}% failed)` : row.name,
  range(row.timeRatio),
  range(row.cpuRatio),
  number(row.requestsPerSecond),
  number(row.p50),
  number(row.p99),
  number(row.cpu),
  number(row.cpuOfPostgres),
];

/** A workload's results as a text table. */
export function formatReport({ title, recipes, rows, kind }) {
  const size = recipes ? ` (${recipes.toLocaleString("en")} recipes)` : "";
  const cells =
    kind === "compared"
      ? table(COMPARED, rows.map(comparedRow))
      : table(
          ["", ...Object.keys(rows[0]).slice(1)],
          rows.map((row) =>
            Object.values(row).map((each) =>
              typeof each === "number" ? number(each) : String(each),
            ),
          ),
        );
  return `\n${title}${size}\n${cells}`;
}
