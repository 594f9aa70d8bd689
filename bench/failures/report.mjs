const HEAD = [
  "failure",
  "reads failed",
  "failed when repeated",
  "writes refused",
  "of autocannon",
  "seconds with failures",
  "with refused writes",
  "longest pause of writes",
  "acknowledged writes lost",
  "",
];

const of = (part, whole) => `${part} of ${whole}`;

export const makeRow = ({ title }, result, isMet) => [
  title,
  of(result.failedReads, result.reads),
  `${result.failedAgain}`,
  of(result.failedWrites, result.writes),
  of(result.failedLoad, result.load),
  `${result.degradedSeconds}`,
  `${result.refusalSeconds}`,
  `${(result.writePauseMs / 1000).toFixed(1)} s`,
  `${result.lost}`,
  isMet ? "met" : "missed",
];

/** Prints a table as Markdown for the documentation. */
export function printTable(rows, head = HEAD) {
  const all = [head, ...rows];
  const widths = head.map((_cell, i) => Math.max(...all.map((row) => row[i].length)));
  const line = (row) => `| ${row.map((cell, i) => cell.padEnd(widths[i])).join(" | ")} |`;
  console.log(`\n${line(head)}\n| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  for (const row of rows) console.log(line(row));
}
