import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parser } from "@prometheus-io/lezer-promql";
import { parse } from "yaml";

const read = (file: string) => readFileSync(join(resolve(__dirname, "../docker"), file), "utf8");

interface Panel {
  id: number;
  type: string;
  title: string;
  datasource?: { uid: string };
  gridPos: Record<"x" | "y" | "w" | "h", number>;
  options?: { legend?: { calcs?: string[] } };
  targets?: { refId: string; expr: string; datasource: { uid: string } }[];
}

interface Dashboard {
  panels: Panel[];
  templating: { list: { name: string; query: string | { query: string } }[] };
  annotations: { list: { name: string; expr: string }[] };
}

const dashboard = JSON.parse(read("grafana/dashboard.json")) as Dashboard;
const { panels, templating, annotations } = dashboard;
const targets = panels.flatMap(({ title, targets: all = [] }) =>
  all.map((target) => ({ title, ...target })),
);

/** Replaces Grafana's variables, as Grafana does before Prometheus reads them. */
const fillInterval = (expression: string) => expression.replaceAll("$__rate_interval", "5m");

/** Finds the first invalid part of an expression for Prometheus; null if it is valid. */
function errorIn(expression: string): string | null {
  let error: string | null = null;
  parser.parse(expression).iterate({
    enter({ type, from }) {
      if (type.isError) error ??= `${expression.slice(0, from)} <-- here`;
    },
  });
  return error;
}

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}

const alerts = (parse(read("prometheus/alerts.yml")) as Rules).groups.flatMap(({ rules }) => rules);

/** The metrics that variables query: `label_values(metric{…}, label)`. */
const queriedMetrics = templating.list.flatMap(({ name, query }) => {
  const [, selector] = /^label_values\((.*), \w+\)$/.exec(Object(query).query ?? "") ?? [];
  return selector ? [[name, selector]] : [];
});

describe("The expressions for Prometheus", () => {
  it.each([
    ...alerts.map(({ alert, expr }) => [alert, expr]),
    ...targets.map(({ title, refId, expr }) => [`${title} (${refId})`, expr]),
    ...annotations.list.map(({ name, expr }) => [name, expr]),
    ...queriedMetrics,
  ] as [string, string][])("are valid: %s", (_name, expression) => {
    expect(errorIn(fillInterval(expression))).toBeNull();
  });

  it.each(["sum(rate(a[5m])", "rate(a[$__rate_interval])", "sum by job (a)", "a{b=c}", "a >> 1"])(
    "are refused with a syntax error: %s",
    (expression) => {
      expect(errorIn(expression)).not.toBeNull();
    },
  );

  it("use all variables of the dashboard, and no others", () => {
    const variableNames = templating.list.map(({ name }) => name).sort();
    const usedNames = JSON.stringify(dashboard).matchAll(/\$\{?(?!__)(\w+)/g);
    expect([...new Set([...usedNames].map(([, name]) => name))].sort()).toEqual(variableNames);
  });
});

describe("The panels of the dashboard", () => {
  it("have unique numbers, and unique letters for their queries", () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { title, targets: all = [] } of panels) {
      const letters = all.map(({ refId }) => refId);
      expect({ title, letters: [...new Set(letters)] }).toEqual({ title, letters });
    }
  });

  it("query the chosen data source", () => {
    const visiblePanels = panels.filter(({ type }) => type !== "row");
    const sources = [...visiblePanels, ...targets].map(({ title, datasource }) => [
      title,
      datasource?.uid,
    ]);
    expect(sources.filter(([, uid]) => uid !== "${datasource}")).toEqual([]);
  });

  it("do not overlap on Grafana's grid of 24 columns", () => {
    const panelsByPosition = new Map<string, string>();
    for (const { title, gridPos } of panels) {
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect([title, panelsByPosition.get(`${x} ${y}`)]).toEqual([title, undefined]);
          panelsByPosition.set(`${x} ${y}`, title);
        }
      }
    }
  });

  it("have the legends that Grafana's schema requires", () => {
    const legends = panels.flatMap(({ options }) => options?.legend ?? []);
    expect(legends.length).toBeGreaterThan(0);
    expect(legends.filter(({ calcs }) => !Array.isArray(calcs))).toEqual([]);
  });
});
