import { Button } from "@mantine/core";
import {
  isRouteErrorResponse,
  Link,
  Navigate,
  useLocation,
  useRevalidator,
  useRouteError,
} from "react-router-dom";
import { messageOf, toldBy } from "../apollo/errors";
import { paths } from "../shared/paths";
import { screenOf } from "../shared/screenOf";
import { Message } from "../shared/ui/Message";
import { words } from "../shared/words";

/**
 * The one place where a refused load becomes a screen, decided on the error's code and never on
 * its words.
 */
export function RouteError() {
  const error = useRouteError();
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const told = toldBy(error);
  const screen = screenOf(error);
  if (screen) return <Navigate {...screen} replace />;
  if (told?.code === "UNAUTHENTICATED") {
    return (
      <Navigate to={paths.login()} replace state={{ from: location, reason: words.login.first }} />
    );
  }
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <Navigate to={paths.notFound()} replace state={{ message: error.data as string }} />;
  }
  const message = isRouteErrorResponse(error) ? String(error.data) : messageOf(error);
  return (
    <Message
      title={words.failed.title}
      text={isRouteErrorResponse(error) ? message : words.failed.error(message)}
      drawing="pot"
    >
      {isRouteErrorResponse(error) ? (
        <Button component={Link} to={paths.recipes()}>
          {words.toRecipes}
        </Button>
      ) : (
        <Button onClick={() => void revalidate()}>{words.failed.again}</Button>
      )}
    </Message>
  );
}
