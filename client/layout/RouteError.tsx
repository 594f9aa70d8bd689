import { Button } from "@mantine/core";
import {
  isRouteErrorResponse,
  Link,
  Navigate,
  useRevalidator,
  useRouteError,
} from "react-router-dom";
import { answeredBy, messageOf, toldBy } from "../apollo/errors";
import { paths } from "../shared/paths";
import { screenOf } from "../shared/screenOf";
import { ToLogin } from "../shared/ui/Guard";
import { Message } from "../shared/ui/Message";
import { t } from "../shared/words/t";

/** What is said of a load that failed unexpectedly. */
const loadError = (error: unknown) => t("failed.error", { message: messageOf(error) });

/** The same of a form that lacks what is chosen from in it. */
export const formLoadError = (error: unknown) =>
  answeredBy(error)?.body.slice(0, 200) || t("recipeForm.loadFailed");

/**
 * The one place where a refused load becomes a screen, decided on the error's code and never on
 * its words.
 */
export function RouteError({ describe = loadError }: { describe?: (error: unknown) => string }) {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const screen = screenOf(error);
  if (screen) return <Navigate {...screen} replace />;
  if (toldBy(error)?.code === "UNAUTHENTICATED") return <ToLogin />;
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
