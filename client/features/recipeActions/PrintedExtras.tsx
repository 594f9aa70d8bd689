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

/** What only a printed recipe has: the viewer's note if they want it, and the address of the page. */
export function PrintedExtras({
  printing: { QrImage, withNote },
  recipe: ref,
}: PrintedExtrasProps) {
  const { viewerNote } = usePrintedExtras_Recipe(ref);
  const location = useLocation();
  // Only a browser knows the address.
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
