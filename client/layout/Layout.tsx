import { useEffect, useState } from "react";
import { Outlet, ScrollRestoration, useNavigation, useRevalidator } from "react-router-dom";
import { useApolloClient } from "@apollo/client/react";
import { TimersWhenStarted } from "../features/cooking/timers/TimersWhenStarted";
import { ConnectionNoticeWhenNeeded } from "../features/offline/ConnectionNoticeWhenNeeded";
import { sessionStore, useSession, useSessionEnd } from "../shared/session";
import { isSessionKey } from "../shared/storedSession";
import { useReloadData } from "../shared/useReloadData";
import { scrollKeyOf, useVisits } from "../shared/useReturn";
import { t } from "../shared/messages/t";
import { Bar } from "./Bar";
import { Footer } from "./Footer";
import classes from "./Layout.module.css";
import { refreshSession } from "./refreshSession";
import { SessionEnded } from "./SessionEnded";

/** Drops what was loaded for a session that the server has ended, once no other screen is being loaded. */
function useReloadAfterEnd(isIdle: boolean): void {
  const reloadData = useReloadData();
  const hasEnded = useSessionEnd()?.operation === "query";
  // A page that was opened after the end has loaded nothing before it.
  const [hadSession, setHadSession] = useState(() => sessionStore.get() !== null);
  const session = useSession();
  useEffect(() => {
    if (session) setHadSession(true);
  }, [session]);
  const isOutdated = hadSession && hasEnded && isIdle;
  useEffect(() => {
    if (!isOutdated) return;
    setHadSession(false);
    void reloadData();
  }, [isOutdated, reloadData]);
}

/** The bar above all screens and the footer below. */
export function Layout() {
  const client = useApolloClient();
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const reloadData = useReloadData();

  useVisits();
  useReloadAfterEnd(state === "idle");
  useEffect(() => void refreshSession(client), [client]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (isSessionKey(key) && sessionStore.reread()) void reloadData();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // The page comes from the back/forward cache: its data may be out of date.
      if (!persisted) return;
      if (sessionStore.reread()) return void reloadData();
      // Not broadcast: what is on the screen stays until the loaders have their responses.
      client.cache.evict({ id: "ROOT_QUERY", broadcast: false });
      void revalidate();
    };
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onPageShow);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", onPageShow);
    };
  }, [client, reloadData, revalidate]);

  return (
    <>
      <a className={classes.skip} href="#content">
        {t("skipToContent")}
      </a>
      <Bar />
      <div className={classes.progress} data-active={state === "loading" || undefined} />
      <SessionEnded />
      <ConnectionNoticeWhenNeeded />
      <main id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <TimersWhenStarted />
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}
