import { Button } from "@mantine/core";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../shared/paths";
import { Message } from "../shared/ui/Message";
import { words } from "../shared/words";

/** /not-found and every unknown address; says what was not found where that is known. */
export function Component() {
  const { message } = (useLocation().state as { message?: string } | null) ?? {};
  return (
    <Message title={words.notFound.title} text={message ?? words.notFound.text} drawing="plate">
      <Button component={Link} to={paths.recipes()}>
        {words.toRecipes}
      </Button>
      <Button component={Link} to={paths.home()} variant="default">
        {words.backHome}
      </Button>
    </Message>
  );
}
