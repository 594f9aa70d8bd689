import type { ReactNode } from "react";

export interface MenuEntry {
  label: string;
  /** A path of the client; instead of `onClick`. */
  to?: string;
  onClick?: () => void;
}

export interface ButtonMenuProps {
  className: string | undefined;
  /** The button's label. */
  label: ReactNode;
  /** Called when the menu is shown. */
  entries: () => readonly MenuEntry[];
  position?: "bottom-start" | "bottom-end";
}
