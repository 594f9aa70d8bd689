import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import { theme } from "./theme";

type Variables = Record<string, string>;

/** Removes differences of formatting. */
const stripCss = (css: string) =>
  css
    .replaceAll(/\/\*.*?\*\/|\s/g, "")
    .replaceAll("'", '"')
    .replaceAll(";}", "}");

/** Matches the palettes that no component uses. */
const UNUSED =
  /^--mantine-color-(?:pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/;

const listChanged = (variables: Variables, defaults: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).filter(
      ([name, value]) => defaults[name] !== value && !UNUSED.test(name),
    ),
  );

test("The style sheet of the theme has the variables that Mantine would otherwise write into each page", () => {
  const ours = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const defaults = defaultCssVariablesResolver(DEFAULT_THEME);
  const expected = convertCssVariables(
    {
      variables: listChanged(ours.variables, defaults.variables),
      light: listChanged(ours.light, defaults.light),
      dark: listChanged(ours.dark, defaults.dark),
    },
    ":root",
  );
  const sheet = readFileSync(join(__dirname, "theme.css"), "utf8");
  expect(stripCss(sheet)).toBe(stripCss(expected));
});
