import "@mantine/core/styles/Menu.css";
import { Menu } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { ButtonMenuProps } from "./ButtonMenuProps";

/** Replaces the pressed button with the open menu. */
export function OpenedMenu({ className, label, entries, position }: ButtonMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button is focused, because the menu returns the focus to the previously focused element.
    button.current?.focus({ preventScroll: true });
    button.current?.click();
  }, []);
  return (
    <Menu {...(position && { position })}>
      <Menu.Target>
        <button ref={button} type="button" className={className}>
          {label}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries().map(({ label, to, onClick }) =>
          to ? (
            <Menu.Item key={label} component={Link} to={to}>
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item key={label} onClick={onClick}>
              {label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
