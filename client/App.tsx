import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { setNonce } from "get-nonce";
import { type ReactNode, useState } from "react";
import { Dialogs } from "./shared/ui/dialogs";
import { theme } from "./shared/ui/theme";

const MOST_TOASTS = 20;

/** The value that our inline styles must carry, from the page's head. */
const styleNonce = () =>
  typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "");

/** What all screens stand on. */
export function App({ client, children }: { client: ApolloClient; children: ReactNode }) {
  // The library's overlays stop the page from scrolling by a style of their own.
  useState(() => setNonce(styleNonce()));
  return (
    <ApolloProvider client={client}>
      <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
        <Notifications position="top-right" limit={MOST_TOASTS} />
        {children}
        <Dialogs />
      </MantineProvider>
    </ApolloProvider>
  );
}
