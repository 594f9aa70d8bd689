import { useCallback, useEffect } from "react";
import { Outlet, ScrollRestoration, useNavigation, useRevalidator } from "react-router-dom";
import { useApolloClient } from "@apollo/client/react";
import { TimersWhenStarted } from "../features/cooking/timers/TimersWhenStarted";
import { ConnectionNoticeWhenNeeded } from "../features/offline/ConnectionNoticeWhenNeeded";
import { sessionStore, useSession } from "../shared/session";
import { isSessionKey } from "../shared/storedSession";
import { useReloadData } from "../shared/useReloadData";
import { makeScrollKey, useVisits } from "../shared/useReturn";
import { t } from "../shared/messages/t";
import { Bar } from "./Bar";
import { Footer } from "./Footer";
import classes from "./Layout.module.css";
import { SessionEnded } from "./SessionEnded";
import { lazyComponent } from "../shared/ui/lazyComponent";
import { LoadingBar } from "../shared/ui/LoadingBar";
import { refreshViewer, useViewerState } from "../shared/viewerState";

const EmailNotice = lazyComponent(() =>
  import("./EmailNotice").then(({ EmailNotice }) => EmailNotice),
);

/** The bar above all screens and the footer below. */
export function Layout() {
  const client = useApolloClient();
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const reloadData = useReloadData();

  useVisits();
  const reloadScreen = useCallback(() => {
    // The cache is changed without notifying components, so that the screen stays until the loaders
    // have finished.
    client.cache.evict({ id: "ROOT_QUERY", broadcast: false });
    void revalidate();
  }, [client, revalidate]);
  const session = useSession();
  const { emailConfirmed } = useViewerState();
  const userId = session?.user.userId;
  useEffect(() => void refreshViewer(client), [client, userId]);

  useEffect(() => {
    let hadSession = sessionStore.get() !== null;
    const stop = sessionStore.subscribe(() => {
      const hasEnded = hadSession && !sessionStore.get() && sessionStore.ended() !== null;
      hadSession = sessionStore.get() !== null;
      // The screen reloads as a visitor's after the server has ended the session.
      if (hasEnded) reloadScreen();
    });
    const reread = () => {
      const isAnother = sessionStore.reread();
      if (isAnother && !sessionStore.ended()) void reloadData();
      return isAnother;
    };
    const onStorage = ({ key }: StorageEvent) => void (isSessionKey(key) && reread());
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // A page from the back/forward cache may have outdated data.
      if (persisted && !reread()) reloadScreen();
    };
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onPageShow);
    return () => {
      stop();
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", onPageShow);
    };
  }, [reloadData, reloadScreen]);

  return (
    <>
      <a className={classes.skip} href="#content">
        {t("skipToContent")}
      </a>
      <Bar />
      {state === "loading" && <LoadingBar />}
      <SessionEnded />
      {session && !emailConfirmed && <EmailNotice email={session.user.userEmail} />}
      <ConnectionNoticeWhenNeeded />
      <main id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <TimersWhenStarted />
      <ScrollRestoration getKey={makeScrollKey} />
    </>
  );
}
