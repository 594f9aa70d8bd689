import { Link, useLoaderData } from "react-router-dom";
import { DeleteAccountForm } from "../features/account/ownData/DeleteAccountForm";
import { ExportButtons } from "../features/account/ownData/ExportButtons";
import { RecipeDownloads } from "../features/recipeActions/RecipeDownloads";
import form from "../shared/form/form.module.css";
import { paths } from "../shared/paths";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import { useOwnDataPage } from "./OwnDataPage.generated";
import type { ownDataLoader } from "./OwnDataPage.loader";

/** /auth/data */
export function Component() {
  const { viewer } = useOwnDataPage(useLoaderData<ReturnType<typeof ownDataLoader>>());
  return (
    <Guard loggedIn={viewer !== null} allowed={viewer !== null}>
      <div className={form.page}>
        <PageTitle>{t("ownData.title")}</PageTitle>
        <p className={form.intro}>{t("ownData.intro")}</p>
        <ExportButtons />
        <RecipeDownloads />
        <DeleteAccountForm />
        {viewer && (
          <p className={form.other}>
            <Link to={paths.user(viewer.userId)}>{t("changePassword.toProfile")}</Link>
          </p>
        )}
      </div>
    </Guard>
  );
}
