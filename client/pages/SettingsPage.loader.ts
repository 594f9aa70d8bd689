import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadSettingsPage } from "./SettingsPage.generated";

/** Fetches the viewer's settings; visitors are refused. */
export const settingsLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadSettingsPage(preload, { request });
