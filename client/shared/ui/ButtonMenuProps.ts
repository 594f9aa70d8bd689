import type { ReactNode } from "react";

export interface MenuEntry {
  label: string;
  /** A path of the client, as an alternative to `onClick`. */
  to?: string;
  onClick?: () => void;
}

export interface ButtonMenuProps {
  className: string | undefined;
  /** The button's label. */
  label: ReactNode;
  /** Returns the entries when the menu is shown. */
  entries: () => readonly MenuEntry[];
  position?: "bottom-start" | "bottom-end";
}
