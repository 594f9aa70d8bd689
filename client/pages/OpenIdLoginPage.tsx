import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { OpenIdLogin } from "../features/account/login/OpenIdLogin";
import { openIdParameters } from "../features/account/login/openIdParameters";
import { consumeReturn } from "../features/account/login/openIdReturn";
import { useAddPendingFavorite } from "../features/favorites/useAddPendingFavorite";
import classes from "../shared/form/form.module.css";
import { paths } from "../shared/paths";
import type { ReturnTo } from "../shared/returnTo";
import { useSettings } from "../shared/SettingsContext";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import { useRedirectLoggedIn } from "../shared/useRedirectLoggedIn";

/** /login/openid, the redirect target of the provider */
export function Component() {
  const location = useLocation();
  const { search } = location;
  const returnTo = (location.state as ReturnTo | null) ?? {};
  const navigate = useNavigate();
  const { loginProvider } = useSettings();
  useRedirectLoggedIn(useAddPendingFavorite());
  useEffect(() => {
    if (search === "") return;
    // Removes the code from the URL, and so from the history, before using it.
    openIdParameters.set(search.slice(1));
    void navigate(paths.openIdLogin(), { replace: true, state: consumeReturn() });
  }, [navigate, search]);
  return (
    <section className={classes.page}>
      <PageTitle>{t("openId.title", { name: loginProvider ?? "OpenID Connect" })}</PageTitle>
      <div className={classes.intro}>{search === "" && <OpenIdLogin returnTo={returnTo} />}</div>
    </section>
  );
}
