import {
  type AlertProps,
  Button,
  createTheme,
  type MantineColorsTuple,
  type MantineTheme,
} from "@mantine/core";

/** The shades of tomato, from pale to dark; 7 is the accent on paper, 4 on a dark background. */
const tomato: MantineColorsTuple = [
  "#fff0eb",
  "#fbdcd2",
  "#f6b8a6",
  "#ff9d80",
  "#ff8a6b",
  "#d9583a",
  "#c5442a",
  "#b3371c",
  "#952c15",
  "#77220f",
];

const herb: MantineColorsTuple = [
  "#eff5ec",
  "#dde9d8",
  "#bdd4b5",
  "#a3c79a",
  "#9ccf94",
  "#5c8c56",
  "#4c7b47",
  "#3f6b3a",
  "#33582f",
  "#274524",
];

const field = { size: "md", radius: 8 } as const;

/** A field for user text in any writing direction. */
const textField = { ...field, dir: "auto" } as const;

/** The appearance of the library's components; colors of text and background are in tokens.css. */
export const theme = createTheme({
  colors: { tomato, herb },
  primaryColor: "tomato",
  primaryShade: { light: 7, dark: 4 },
  black: "#2a2320",
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  headings: { fontFamily: "var(--font-title)" },
  defaultRadius: 8,
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    // The defaults are plain objects, because `Menu.extend` would load code that many screens do
    // not need.
    Menu: {
      defaultProps: {
        position: "bottom-start",
        width: 200,
        radius: 10,
        withinPortal: false,
        // The placeholder is disabled, because it is not a menu item and therefore invalid in a
        // menu.
        withInitialFocusPlaceholder: false,
      },
    },
    Button: Button.extend({
      defaultProps: { size: "md", radius: 8 },
      // The colors are set here, because the library computes contrast for the light scheme only.
      vars: (_theme, { variant = "filled", color }) => ({
        root:
          variant === "filled" && !color
            ? { "--button-color": "var(--on-tomato)", "--button-hover": "var(--tomato-hover)" }
            : {},
      }),
    }),
    Alert: {
      vars: (_theme: MantineTheme, { color }: AlertProps) => ({
        root: {
          "--alert-bg": color === "tomato" ? "var(--tomato-wash)" : "var(--sunken)",
          "--alert-color": "var(--ink)",
        },
      }),
    },
    TextInput: { defaultProps: textField },
    Textarea: { defaultProps: textField },
    PasswordInput: { defaultProps: field },
    NativeSelect: { defaultProps: { ...field, size: "sm" } },
  },
});
