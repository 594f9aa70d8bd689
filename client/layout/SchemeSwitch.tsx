import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { Moon, Sun } from "lucide-react";
import { useHydrated } from "../shared/hydration/useHydrated";
import { t } from "../shared/messages/t";
import classes from "./SchemeSwitch.module.css";

/** A switch between light and dark, which follows the device until it is used. */
export function SchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme("light");
  const dark = useHydrated() && scheme === "dark";
  return (
    <ActionIcon
      data-scripted
      variant="subtle"
      color="gray"
      c="var(--ink)"
      size={44}
      aria-label={dark ? t("bar.toLight") : t("bar.toDark")}
      onClick={() => setColorScheme(dark ? "light" : "dark")}
    >
      <Sun size={20} strokeWidth={1.8} aria-hidden className={classes.toLight} />
      <Moon size={20} strokeWidth={1.8} aria-hidden className={classes.toDark} />
    </ActionIcon>
  );
}
