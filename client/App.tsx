import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import { setNonce } from "get-nonce";
import { type ReactNode, useState } from "react";
import type { Settings } from "../shared/settings";
import { SettingsChangeContext, SettingsContext } from "./shared/SettingsContext";
import { Dialogs } from "./shared/ui/dialogs";
import { theme } from "./shared/ui/theme";
import { Toasts } from "./shared/ui/Toasts";

interface AppProps {
  client: ApolloClient;
  /** The value that inline styles must carry. */
  nonce: string;
  settings: Settings;
  children: ReactNode;
}

/** The providers around all screens. */
export function App({ client, nonce, settings: initialSettings, children }: AppProps) {
  const [settings, changeSettings] = useState(initialSettings);
  // The library's overlays need the nonce for an inline style that locks scrolling.
  useState(() => setNonce(nonce));
  return (
    <ApolloProvider client={client}>
      <SettingsContext value={settings}>
        <SettingsChangeContext value={changeSettings}>
          <MantineProvider
            theme={theme}
            defaultColorScheme="auto"
            getStyleNonce={() => nonce}
            // theme.css contains the variables; the static classes are unused.
            {...{ withCssVariables: false, withGlobalClasses: false }}
          >
            <Toasts />
            {children}
            <Dialogs />
          </MantineProvider>
        </SettingsChangeContext>
      </SettingsContext>
    </ApolloProvider>
  );
}
