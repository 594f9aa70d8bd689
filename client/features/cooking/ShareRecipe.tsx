import { Menu } from "@mantine/core";
import { Printer, Share2 } from "lucide-react";
import { useState } from "react";
import { toast } from "../../shared/toast";
import { t } from "../../shared/words/t";
import classes from "./ShareRecipe.module.css";

/** The page as it is shown, for as many as are chosen; not the place on it. */
const link = () => location.href.replace(/#.*/, "");

/** Opens what the device shares with; false where it has nothing. */
function shareByDevice(title: string): boolean {
  if (typeof navigator.share !== "function") return false;
  // Whoever closes it has changed their mind, which is no failure.
  navigator.share({ title, url: link() }).catch(() => undefined);
  return true;
}

async function copy() {
  try {
    await navigator.clipboard.writeText(link());
    toast.success(t("cooking.copied"));
  } catch {
    toast.error(t("cooking.copyFailed"));
  }
}

const mail = (title: string) => {
  location.href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(link())}`;
};

/** Sends a recipe to others, or to the printer. */
export function ShareRecipe({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.actions}>
      {/* The library's placeholder for the first focus is no entry, which a menu may not hold. */}
      <Menu
        opened={open}
        onChange={(wanted) => setOpen(wanted && !shareByDevice(name))}
        position="bottom-start"
        width={200}
        radius={10}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <button type="button" className={classes.action}>
            <Share2 size={18} aria-hidden />
            {t("cooking.share")}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void copy()}>{t("cooking.copyLink")}</Menu.Item>
          <Menu.Item onClick={() => mail(name)}>{t("cooking.email")}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <button type="button" className={classes.action} onClick={() => print()}>
        <Printer size={18} aria-hidden />
        {t("cooking.print")}
      </button>
    </div>
  );
}
