import { Download } from "lucide-react";
import { exportFormats } from "../../../shared/exportFormats";
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
        entries={() =>
          Object.values(exportFormats).map(({ name, recipe: extension }) => ({
            label: t(`exports.${name}`),
            onClick: () => download(`${address}.${extension}`),
          }))
        }
      />
    </div>
  );
}
