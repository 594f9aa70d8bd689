import { Menu } from "@mantine/core";
import { Printer, Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { toast } from "../../shared/toast";
import { t } from "../../shared/words/t";
import classes from "./ShareRecipe.module.css";

const QrCode = lazy(() => import("./QrCode").then(({ QrCode }) => ({ default: QrCode })));

/** The page as it is shown, for as many as are chosen; not the place on it. */
const link = () => location.href.replace(/#.*/, "");

/** Opens what the device shares with. Whoever closes it has changed their mind, which is no failure. */
const shareByDevice = (title: string) =>
  void navigator.share({ title, url: link() }).catch(() => undefined);

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
  // Asked for when the menu opens: a page that is drawn elsewhere knows no device.
  const [byDevice, setByDevice] = useState(false);
  const [code, setCode] = useState<string>();
  return (
    <div data-scripted className={classes.actions}>
      <Menu onOpen={() => setByDevice(typeof navigator.share === "function")}>
        <Menu.Target>
          <button type="button" className={classes.action}>
            <Share2 size={18} aria-hidden />
            {t("cooking.share")}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {byDevice && (
            <Menu.Item onClick={() => shareByDevice(name)}>{t("cooking.byDevice")}</Menu.Item>
          )}
          <Menu.Item onClick={() => void copy()}>{t("cooking.copyLink")}</Menu.Item>
          <Menu.Item onClick={() => setCode(link())}>{t("cooking.qr")}</Menu.Item>
          <Menu.Item onClick={() => mail(name)}>{t("cooking.email")}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <button type="button" className={classes.action} onClick={() => print()}>
        <Printer size={18} aria-hidden />
        {t("cooking.print")}
      </button>
      {code && (
        <Suspense>
          <QrCode link={code} onClose={() => setCode(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
