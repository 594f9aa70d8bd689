import { Download } from "lucide-react";
import { t } from "../../shared/messages/t";
import { ButtonMenu } from "../../shared/ui/ButtonMenu";
import classes from "./ShareRecipe.module.css";
import { useDownload } from "./useDownload";

/** A button that downloads a recipe as a file for other programs. */
export function DownloadRecipe({ recipeId }: { recipeId: number }) {
  const { download } = useDownload();
  const address = `/api/recipes/${recipeId}/export`;
  return (
    <div data-scripted>
      <ButtonMenu
        className={classes.action}
        label={
          <>
            <Download size={18} aria-hidden />
            {t("exports.download")}
          </>
        }
        entries={() => [
          { label: t("exports.zip"), onClick: () => download(`${address}.zip`) },
          { label: t("exports.cooklang"), onClick: () => download(`${address}.cook`) },
          { label: t("exports.jsonld"), onClick: () => download(`${address}.jsonld`) },
        ]}
      />
    </div>
  );
}
