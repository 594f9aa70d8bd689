import { Button } from "@mantine/core";
import {
  isRouteErrorResponse,
  Link,
  Navigate,
  useRevalidator,
  useRouteError,
} from "react-router-dom";
import { errorResponse, errorMessage, parseApiError } from "../apollo/apiError";
import { paths } from "../shared/paths";
import { errorRedirect } from "../shared/errorRedirect";
import { ToLogin } from "../shared/ui/Guard";
import { Message } from "../shared/ui/Message";
import { t } from "../shared/messages/t";

/** What is said of a load that failed unexpectedly. */
const loadError = (error: unknown) => t("failed.error", { message: errorMessage(error) });

/** The same of a form that lacks what is chosen from in it. */
export const formLoadError = (error: unknown) =>
  errorResponse(error)?.body.slice(0, 200) || t("recipeForm.loadFailed");

/**
 * The one place where a refused load becomes a screen, decided on the error's code and never on
 * its words.
 */
export function RouteError({ describe = loadError }: { describe?: (error: unknown) => string }) {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const screen = errorRedirect(error);
  if (screen) return <Navigate {...screen} replace />;
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
        <Button onClick={() => void revalidate()}>{t("failed.again")}</Button>
      )}
    </Message>
  );
}
