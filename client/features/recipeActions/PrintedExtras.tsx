import { useLocation } from "react-router-dom";
import { useHydrated } from "../../shared/hydration/useHydrated";
import { t } from "../../shared/messages/t";
import { pageLink } from "./pageLink";
import classes from "./PrintedExtras.module.css";
import {
  type PrintedExtras_RecipeRef,
  usePrintedExtras_Recipe,
} from "./PrintedExtras_recipe.generated";
import type { Printing } from "./usePrinting";

interface PrintedExtrasProps {
  recipe: PrintedExtras_RecipeRef;
  printing: Printing;
}

/** Content of printed recipes only: the viewer's note if chosen, and the page's URL. */
export function PrintedExtras({
  printing: { QrImage, withNote },
  recipe: ref,
}: PrintedExtrasProps) {
  const { viewerNote } = usePrintedExtras_Recipe(ref);
  const location = useLocation();
  // The URL is available only in browsers.
  const link = useHydrated() ? pageLink(location) : null;
  if (!link) return null;
  return (
    <aside className={classes.extras} aria-label={t("cooking.onPaper")}>
      {withNote && viewerNote && (
        <div className={classes.note}>
          <h2>{t("cooking.myNote")}</h2>
          <p>{viewerNote.text}</p>
        </div>
      )}
      <div className={classes.address}>
        {QrImage && (
          <div className={classes.code}>
            <QrImage link={link} label={t("cooking.qrLabel")} />
          </div>
        )}
        <p>{link}</p>
      </div>
    </aside>
  );
}
