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
  /** The path that opens an unlisted recipe, as its owner knows it; the address of the page is sent without one. */
  link: string | null;
}

/** Sends a recipe to others. */
export function ShareRecipe({ name, link }: ShareRecipeProps) {
  const address = () => (link === null ? pageLink() : location.origin + link);
  const [code, setCode] = useState<string>();
  const ways = () => [
    // A page that is drawn elsewhere knows no device; one whose menu is opened does.
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
