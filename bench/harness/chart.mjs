const COLOURS = {
  A: "#495057",
  M: "#1c7ed6",
  P: "#7048e8",
  N: "#f08c00",
  Potluck: "#2b8a3e",
};
const LEFT = 250;
const WIDTH = 640;
const BAR = 14;
const GAP = 18;
const TOP = 56;

const escape = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The powers of ten that enclose all values. */
function decades(values) {
  const from = Math.floor(Math.log10(Math.min(...values, 1)));
  const to = Math.max(from + 1, Math.ceil(Math.log10(Math.max(...values, 1))));
  return { from, to };
}

/** Time per request in multiples of A's, as bars on a logarithmic scale; null if no workload is compared. */
export function renderChart({ commit, date, results }) {
  const groups = results.filter(({ kind }) => kind === "compared");
  if (groups.length === 0) return null;
  const { from, to } = decades(
    groups.flatMap(({ rows }) => rows.flatMap(({ timeRatio }) => [timeRatio.min, timeRatio.max])),
  );
  const x = (value) => LEFT + (WIDTH * (Math.log10(value) - from)) / (to - from);
  const parts = [];
  let y = TOP;
  for (const { name, recipes, rows } of groups) {
    const label = `${name} (${recipes.toLocaleString("en")})`;
    parts.push(`<text x="8" y="${y + 11}" font-weight="bold">${escape(label)}</text>`);
    for (const row of rows) {
      parts.push(renderBar(row, y, x));
      y += BAR + 3;
    }
    y += GAP;
  }
  const lines = Array.from({ length: to - from + 1 }, (_, i) => from + i).map((power) => {
    const at = x(10 ** power);
    return `<line x1="${at}" x2="${at}" y1="${TOP - 8}" y2="${y}" stroke="#ced4da"/>
<text x="${at}" y="${TOP - 14}" text-anchor="middle" fill="#495057">${10 ** power}×</text>`;
  });
  const title = `Time per request in multiples of A, one SQL statement by hand; ${commit}, ${date.toISOString().slice(0, 10)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 90} ${y}" font-family="system-ui, sans-serif" font-size="11">
<rect width="100%" height="100%" fill="white"/>
<text x="8" y="20" font-size="14">${escape(title)}</text>
${lines.join("\n")}
${parts.join("\n")}
</svg>
`;
}

/** A bar from 1 to the median, with a line over the range of the rounds. */
function renderBar({ name, timeRatio: { median, min, max } }, y, x) {
  const [start, end] = [x(1), x(median)].sort((a, b) => a - b);
  const middle = y + BAR / 2;
  return `<text x="${LEFT - 8}" y="${y + 11}" text-anchor="end">${escape(name)}</text>
<rect x="${start}" y="${y}" width="${Math.max(1.5, end - start)}" height="${BAR}" fill="${COLOURS[name]}"/>
<line x1="${x(min)}" x2="${x(max)}" y1="${middle}" y2="${middle}" stroke="black"/>
<text x="${Math.max(end, x(max)) + 6}" y="${y + 11}">${median.toPrecision(3)}×</text>`;
}
