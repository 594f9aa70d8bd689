import { Button } from "@mantine/core";
import { Fragment } from "react";
import { Link, useLoaderData } from "react-router-dom";
import { CoverStack } from "../features/recipes/CoverStack";
import { FirstRecipe } from "../features/recipes/FirstRecipe";
import { RecipeSearch } from "../features/recipes/RecipeSearch";
import { paths } from "../shared/paths";
import { useSession } from "../shared/session";
import { useSettings } from "../shared/SettingsContext";
import { lazyComponent } from "../shared/ui/lazyComponent";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import { useHomePage } from "./HomePage.generated";
import type { homeLoader } from "./HomePage.loader";
import classes from "./HomePage.module.css";
import { TileRow } from "./TileRow";

const ContinueDraft = lazyComponent(() =>
  import("./ContinueDraft").then(({ ContinueDraft }) => ContinueDraft),
);

/** The number of covers next to the welcome text. */
const PRINTS = 3;

/** / */
export function Component() {
  const { favorites, firstSteps, page } = useLoaderData<ReturnType<typeof homeLoader>>();
  const { newest, bestLoved, viewerCanAddRecipe } = useHomePage(page);
  const session = useSession();
  const { welcomeText } = useSettings();
  const best = bestLoved.edges.map(({ node }) => node);
  const rows = [
    { title: t("home.newest"), edges: newest.edges },
    { title: t("home.bestLoved"), edges: bestLoved.edges },
  ].filter(({ edges }) => edges.length > 0);
  return (
    <>
      <section className={classes.hero}>
        <div>
          <PageTitle tab="" className={classes.title}>
            {t("home.title")}
          </PageTitle>
          <p className={classes.text}>{welcomeText ?? t("home.welcome")}</p>
          <RecipeSearch />
          <div className={classes.actions}>
            {!session && (
              <Button component={Link} to={paths.register()} className={classes.forVisitors}>
                {t("home.createAccount")}
              </Button>
            )}
            <Button component={Link} to={paths.recipes()} variant="default">
              {t("home.browse")}
            </Button>
            {session && viewerCanAddRecipe && <ContinueDraft userId={session.user.userId} />}
          </div>
          <p className={classes.beta}>{t("home.beta")}</p>
        </div>
        <CoverStack recipes={best.slice(0, PRINTS)} />
      </section>
      {rows.length === 0 &&
        (firstSteps ? (
          <firstSteps.FirstSteps query={firstSteps.query} />
        ) : (
          <FirstRecipe canAdd={viewerCanAddRecipe} />
        ))}
      {rows.map(({ title, edges }, index) => (
        <Fragment key={title}>
          <TileRow title={title} all={paths.recipes()} recipes={edges.map(({ node }) => node)} />
          {index === 0 && session && favorites && (
            <favorites.HomeFavorites query={favorites.query} />
          )}
        </Fragment>
      ))}
    </>
  );
}
