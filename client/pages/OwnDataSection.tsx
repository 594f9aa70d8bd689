import { Link } from "react-router-dom";
import { ExportButtons } from "../features/account/ownData/ExportButtons";
import { RevealButton } from "../features/account/settings/RevealButton";
import { SettingsSection } from "../features/account/settings/SettingsSection";
import { RecipeDownloads } from "../features/recipeActions/RecipeDownloads";
import { paths } from "../shared/paths";
import { lazyComponent } from "../shared/ui/lazyComponent";
import { t } from "../shared/messages/t";

const DeleteAccountForm = lazyComponent(() =>
  import("../features/account/ownData/DeleteAccountForm").then(
    ({ DeleteAccountForm }) => DeleteAccountForm,
  ),
);

/** The viewer's data: downloads, deleted recipes and the end of the account. */
export const OwnDataSection = () => (
  <SettingsSection name="data" title={t("ownData.title")} help={t("ownData.intro")}>
    <ExportButtons />
    <RecipeDownloads />
    <p>
      <Link to={paths.deletedRecipes()}>{t("deletedRecipes.title")}</Link>
    </p>
    <h3>{t("ownData.deleteTitle")}</h3>
    <p>{t("ownData.deleteHelp")}</p>
    <RevealButton label={t("ownData.delete")} isDangerous>
      {(close) => <DeleteAccountForm onClose={close} />}
    </RevealButton>
  </SettingsSection>
);
