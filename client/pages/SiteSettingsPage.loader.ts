import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadSiteSettingsPage } from "./SiteSettingsPage.generated";

/** Fetches the settings of the site. Admins only. */
export const siteSettingsLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadSiteSettingsPage(preload, { request });
