import { useEffect } from "react";
import { Outlet, ScrollRestoration, useNavigation, useRevalidator } from "react-router-dom";
import { useApolloClient } from "@apollo/client/react";
import { resetStore } from "../apollo/resetStore";
import { TimersWhenStarted } from "../features/cooking/timers/TimersWhenStarted";
import { isSessionKey, sessionStore } from "../shared/session";
import { placeOf, useVisits } from "../shared/useReturn";
import { t } from "../shared/messages/t";
import { Bar } from "./Bar";
import { Footer } from "./Footer";
import classes from "./Layout.module.css";
import { refreshSession } from "./refreshSession";
import { SessionEnded } from "./SessionEnded";

/** What all screens share: the bar, the place of the screen, the footer. */
export function Layout() {
  const client = useApolloClient();
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();

  useVisits();
  useEffect(() => void refreshSession(client), [client]);

  useEffect(() => {
    const askAgain = async () => {
      await resetStore(client);
      await revalidate();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (isSessionKey(key) && sessionStore.reread()) void askAgain();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // The page comes from the back/forward cache: its data may be out of date.
      if (!persisted) return;
      if (sessionStore.reread()) return void askAgain();
      // Nothing that is drawn hears of it before the loaders have their answers, or their refusals.
      client.cache.evict({ id: "ROOT_QUERY", broadcast: false });
      void revalidate();
    };
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onPageShow);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", onPageShow);
    };
  }, [client, revalidate]);

  return (
    <>
      <a className={classes.skip} href="#content">
        {t("skipToContent")}
      </a>
      <Bar />
      <div className={classes.progress} data-active={state === "loading" || undefined} />
      <SessionEnded />
      <main id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <TimersWhenStarted />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
