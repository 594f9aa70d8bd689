import { Download } from "lucide-react";
import { exportFormats } from "../../../shared/exportFormats";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import { ButtonMenu } from "../../shared/ui/ButtonMenu";
import classes from "./ShareRecipe.module.css";
import { useDownload } from "./useDownload";

interface DownloadRecipesProps {
  of: "own" | "favorites" | "all";
  /** The button's label, if there are several buttons. */
  label?: string;
}

/** A menu that downloads a collection of recipes, or opens it as a book. */
export function DownloadRecipes({ of, label = t("exports.download") }: DownloadRecipesProps) {
  const { download } = useDownload();
  const address = (extension: string) => `/api/recipes/export.${extension}?of=${of}`;
  return (
    <div data-scripted>
      <ButtonMenu
        className={classes.action}
        label={
          <>
            <Download size={18} aria-hidden />
            {label}
          </>
        }
        entries={() => [
          ...Object.values(exportFormats).map(({ name, collection: extension }) => ({
            label: t(`exports.${name}`),
            onClick: () => download(address(extension)),
          })),
          { label: t("exports.book"), to: paths.recipeBook(of) },
        ]}
      />
    </div>
  );
}
