import { Share2 } from "lucide-react";
import { useState } from "react";
import { toast } from "../../shared/toast";
import { ButtonMenu } from "../../shared/ui/ButtonMenu";
import { t } from "../../shared/messages/t";
import { pageLink } from "./pageLink";
import classes from "./ShareRecipe.module.css";
import { lazyComponent } from "../../shared/ui/lazyComponent";

const QrCode = lazyComponent(() => import("./QrCode").then(({ QrCode }) => QrCode));

/** Opens what the device shares with. Whoever closes it has changed their mind, which is no error. */
const shareByDevice = (title: string) =>
  void navigator.share({ title, url: pageLink() }).catch(() => undefined);

async function copy() {
  try {
    await navigator.clipboard.writeText(pageLink());
    toast.success(t("cooking.copied"));
  } catch {
    toast.error(t("cooking.copyFailed"));
  }
}

const mail = (title: string) => {
  location.href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(pageLink())}`;
};

/** Sends a recipe to others. */
export function ShareRecipe({ name }: { name: string }) {
  const [code, setCode] = useState<string>();
  const ways = () => [
    // A page that is drawn elsewhere knows no device; one whose menu is opened does.
    ...(typeof navigator.share === "function"
      ? [{ label: t("cooking.byDevice"), onClick: () => shareByDevice(name) }]
      : []),
    { label: t("cooking.copyLink"), onClick: () => void copy() },
    { label: t("cooking.qr"), onClick: () => setCode(pageLink()) },
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
      {code && <QrCode link={code} onClose={() => setCode(undefined)} />}
    </div>
  );
}
