import { Printer, Share2 } from "lucide-react";
import { useState } from "react";
import { toast } from "../../shared/toast";
import { ButtonMenu } from "../../shared/ui/ButtonMenu";
import { t } from "../../shared/messages/t";
import classes from "./ShareRecipe.module.css";
import { lazyComponent } from "../../shared/ui/lazyComponent";

const QrCode = lazyComponent(() => import("./QrCode").then(({ QrCode }) => QrCode));

/** The page as it is shown, for as many as are chosen, without the fragment. */
const link = () => location.href.replace(/#.*/, "");

/** Opens what the device shares with. Whoever closes it has changed their mind, which is no error. */
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
  const [code, setCode] = useState<string>();
  const ways = () => [
    // A page that is drawn elsewhere knows no device; one whose menu is opened does.
    ...(typeof navigator.share === "function"
      ? [{ label: t("cooking.byDevice"), onClick: () => shareByDevice(name) }]
      : []),
    { label: t("cooking.copyLink"), onClick: () => void copy() },
    { label: t("cooking.qr"), onClick: () => setCode(link()) },
    { label: t("cooking.email"), onClick: () => mail(name) },
  ];
  return (
    <div data-scripted className={classes.actions}>
      <ButtonMenu
        className={classes.action}
        label={
          <>
            <Share2 size={18} aria-hidden />
            {t("cooking.share")}
          </>
        }
        entries={ways}
      />
      <button type="button" className={classes.action} onClick={() => print()}>
        <Printer size={18} aria-hidden />
        {t("cooking.print")}
      </button>
      {code && <QrCode link={code} onClose={() => setCode(undefined)} />}
    </div>
  );
}
