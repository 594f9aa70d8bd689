import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "../shared/paths";
import { Message } from "../shared/ui/Message";
import { words } from "../shared/words";

/** /forbidden */
export function Component() {
  return (
    <Message title={words.forbidden.title} text={words.forbidden.text} drawing="jar">
      <Button component={Link} to={paths.home()}>
        {words.backHome}
      </Button>
    </Message>
  );
}
