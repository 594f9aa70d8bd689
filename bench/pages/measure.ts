import { isRight, pageNames, readFields } from "./collection";

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;

const fields = pageNames.flatMap(readFields);
const names = [...new Set(fields.map(({ field }) => field))];

/** Prints the share of each field read correctly over all pages, and every wrong field. */
for (const name of names) {
  const among = fields.filter(({ field }) => field === name);
  const right = among.filter(isRight).length;
  console.log(`${name}: ${right} of ${among.length}, ${percent(right, among.length)}`);
}
const right = fields.filter(isRight).length;
console.log(`all: ${right} of ${fields.length}, ${percent(right, fields.length)}`);
for (const { page, field, expected, read } of fields.filter((each) => !isRight(each))) {
  console.log(`  ${page} ${field}\n    ${JSON.stringify(expected)}\n    ${JSON.stringify(read)}`);
}
