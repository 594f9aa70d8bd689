import type { KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import classes from "./TabLinks.module.css";

interface TabLinksProps {
  label: string;
  tabs: readonly { name: string; label: string; to: string }[];
  /** The name of the open tab. */
  selected: string;
  /** The ID of the panel. Its tab has this ID with the suffix `-tab`. */
  panelId: string;
}

/** The steps of the keys that move the focus between tabs; Home and End are relative to no tab. */
const steps: ReadonlyMap<string, number> = new Map([
  ["ArrowRight", 1],
  ["ArrowLeft", -1],
]);

/** Moves the focus to another tab by the arrow keys, Home and End, and opens a tab by the space bar. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const index = tabs.indexOf(event.target as HTMLElement);
  if (index < 0) return;
  const step = steps.get(event.key);
  if (event.key === " ") tabs[index]!.click();
  else if (event.key === "Home") tabs[0]!.focus();
  else if (event.key === "End") tabs.at(-1)!.focus();
  else if (step) tabs.at((index + step) % tabs.length)!.focus();
  else return;
  event.preventDefault();
}

/** Tabs that are links, so that each has an address and works before the page is alive. */
export function TabLinks({ label, panelId, selected, tabs }: TabLinksProps) {
  return (
    <div role="tablist" aria-label={label} className={classes.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab) => {
        const isSelected = tab.name === selected;
        return (
          <Link
            key={tab.name}
            id={isSelected ? `${panelId}-tab` : undefined}
            role="tab"
            aria-selected={isSelected}
            aria-controls={isSelected ? panelId : undefined}
            tabIndex={isSelected ? 0 : -1}
            to={tab.to}
            preventScrollReset
            className={classes.tab}
          >
            {tab.label}
          </Link>
        );
      })}
    </div>
  );
}
