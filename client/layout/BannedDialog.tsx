import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../shared/paths";
import { sessionStore } from "../shared/session";
import { alertDialog } from "../shared/ui/dialogs";

/** Says to somebody who was doing something that the account is banned; then they go on as a visitor. */
export function BannedDialog({ text }: { text: string }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const leave = useEffectEvent(async () => {
    await alertDialog(text);
    await client.clearStore();
    await navigate(paths.home());
    sessionStore.end();
  });
  useEffect(() => void leave(), []);
  return null;
}
