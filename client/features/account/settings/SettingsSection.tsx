import type { ReactNode } from "react";
import type { SettingsSectionName } from "../../../shared/paths";
import classes from "./settings.module.css";

interface SettingsSectionProps {
  /** The section's anchor in the URL. */
  name: SettingsSectionName;
  title: string;
  help?: string;
  children?: ReactNode;
}

/** A section of the settings, which links can open by its name. */
export function SettingsSection({ name, title, help, children }: SettingsSectionProps) {
  const heading = `${name}-heading`;
  return (
    <section id={name} className={classes.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {help && <p className={classes.help}>{help}</p>}
      {children}
    </section>
  );
}
