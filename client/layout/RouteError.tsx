import { Button } from "@mantine/core";
import { useEffect, useMemo, useRef } from "react";
import {
  isRouteErrorResponse,
  Link,
  Navigate,
  useLocation,
  useRevalidator,
  useRouteError,
} from "react-router-dom";
import { errorMessage, parseApiError } from "../shared/apollo/apiError";
import { useIsOffline } from "../shared/offline/connection";
import { paths } from "../shared/paths";
import { errorRedirect } from "../shared/errorRedirect";
import { ToLogin } from "../shared/ui/Guard";
import { lazyComponent } from "../shared/ui/lazyComponent";
import { Message } from "../shared/ui/Message";
import { t } from "../shared/messages/t";

const OfflineMessage = lazyComponent(() =>
  import("../features/offline/OfflineMessage").then(({ OfflineMessage }) => OfflineMessage),
);

/** Returns the message of an unexpected error during loading. */
const loadError = (error: unknown) => t("failed.error", { message: errorMessage(error) });

/** Returns the message if a form's options could not be loaded. */
export const formLoadError = (error: unknown) =>
  parseApiError(error)?.message || t("recipeActions.loadFailed");

/** The screen of a failed load, chosen by the error's code, never by its message. */
export function RouteError({ describe = loadError }: { describe?: (error: unknown) => string }) {
  const error = useRouteError();
  const location = useLocation();
  // Returns here after a required password change. Memoized, because `Navigate` navigates again for a new
  // object.
  const back = useMemo(() => ({ from: location }), [location]);
  const { revalidate } = useRevalidator();
  const isOffline = useIsOffline();
  const again = () => void revalidate();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    // The screen reloads when there is a connection again.
    if (wasOffline.current && !isOffline) void revalidate();
    wasOffline.current = isOffline;
  }, [isOffline, revalidate]);
  const screen = errorRedirect(error);
  if (screen) return <Navigate to={screen.to} replace state={screen.state ?? back} />;
  if (isOffline && !isRouteErrorResponse(error)) return <OfflineMessage onAgain={again} />;
  if (parseApiError(error)?.code === "UNAUTHENTICATED") return <ToLogin />;
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <Navigate to={paths.notFound()} replace state={{ message: error.data as string }} />;
  }
  return (
    <Message
      title={t("failed.title")}
      text={isRouteErrorResponse(error) ? String(error.data) : describe(error)}
      drawing="pot"
      isAlert
    >
      {isRouteErrorResponse(error) ? (
        <Button component={Link} to={paths.recipes()}>
          {t("toRecipes")}
        </Button>
      ) : (
        <Button onClick={again}>{t("failed.again")}</Button>
      )}
    </Message>
  );
}
