import { Share2 } from "lucide-react";
import { useState } from "react";
import { toast } from "../../shared/toast";
import { ButtonMenu } from "../../shared/ui/ButtonMenu";
import { t } from "../../shared/messages/t";
import { pageLink } from "./pageLink";
import classes from "./ShareRecipe.module.css";
import { lazyComponent } from "../../shared/ui/lazyComponent";

const QrCode = lazyComponent(() => import("./QrCode").then(({ QrCode }) => QrCode));

/** Opens the device's share sheet. Closing it is not an error. */
const shareByDevice = (title: string, url: string) =>
  void navigator.share({ title, url }).catch(() => undefined);

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(t("cooking.copied"));
  } catch {
    toast.error(t("cooking.copyFailed"));
  }
}

const mail = (title: string, url: string) => {
  location.href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
};

interface ShareRecipeProps {
  name: string;
  /** The owner's link to an unlisted recipe; null if the page's URL is shared. */
  link: string | null;
}

/** Buttons that share a recipe. */
export function ShareRecipe({ name, link }: ShareRecipeProps) {
  const address = () => (link === null ? pageLink() : location.origin + link);
  const [code, setCode] = useState<string>();
  const ways = () => [
    // The share sheet is offered only in browsers that have one; rendered pages do not.
    ...(typeof navigator.share === "function"
      ? [{ label: t("cooking.byDevice"), onClick: () => shareByDevice(name, address()) }]
      : []),
    { label: t("cooking.copyLink"), onClick: () => void copy(address()) },
    { label: t("cooking.qr"), onClick: () => setCode(address()) },
    { label: t("cooking.email"), onClick: () => mail(name, address()) },
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
