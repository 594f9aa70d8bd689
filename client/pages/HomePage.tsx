import { Button } from "@mantine/core";
import { Link, useLoaderData } from "react-router-dom";
import { AddRecipe } from "../features/recipeActions/AddRecipe";
import { CoverStack } from "../features/recipes/CoverStack";
import { FirstRecipe } from "../features/recipes/FirstRecipe";
import { RecipeSearch } from "../features/recipes/RecipeSearch";
import { paths } from "../shared/paths";
import { useSession } from "../shared/session";
import { useSettings } from "../shared/SettingsContext";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import { useHomePage } from "./HomePage.generated";
import type { homeLoader } from "./HomePage.loader";
import classes from "./HomePage.module.css";
import { TileRow } from "./TileRow";
import { useNewSince } from "./useNewSince";

/** The number of covers next to the welcome text. */
const PRINTS = 3;

/** / */
export function Component() {
  const { ask, firstSteps, member, page } = useLoaderData<ReturnType<typeof homeLoader>>();
  const { newest, bestLoved, viewerCanAddRecipe } = useHomePage(page);
  const isMember = useSession() !== null;
  const newSince = useNewSince(isMember);
  const { welcomeText } = useSettings();
  const best = bestLoved.edges.map(({ node }) => node);
  const all = { to: paths.recipes(), label: t("home.seeAll") };
  const newestRow = newest.edges.length > 0 && (
    <TileRow
      title={t("home.newest")}
      all={all}
      tiles={newest.edges.map(({ node }) => ({ recipe: node, badge: newSince(node.createdAt) }))}
    />
  );
  const bestRow = best.length > 0 && (
    <TileRow title={t("home.bestLoved")} all={all} tiles={best.map((recipe) => ({ recipe }))} />
  );
  return (
    <>
      <section className={isMember ? classes.memberHero : classes.hero}>
        <div>
          <PageTitle tab="" className={classes.title}>
            {t(isMember ? "home.memberTitle" : "home.title")}
          </PageTitle>
          {!isMember && <p className={classes.text}>{welcomeText ?? t("home.welcome")}</p>}
          <RecipeSearch isMain={isMember} />
          <div className={classes.actions}>
            {!isMember && (
              <Button component={Link} to={paths.register()} className={classes.forVisitors}>
                {t("home.createAccount")}
              </Button>
            )}
            <Button component={Link} to={paths.recipes()} variant="default">
              {t(isMember ? "home.seeAll" : "home.browse")}
            </Button>
            {viewerCanAddRecipe ? (
              <AddRecipe size="md" variant="default" />
            ) : (
              isMember && ask && <ask.AskToContribute query={ask.query} />
            )}
          </div>
          {!isMember && <p className={classes.beta}>{t("home.beta")}</p>}
        </div>
        {!isMember && <CoverStack recipes={best.slice(0, PRINTS)} />}
      </section>
      {firstSteps && <firstSteps.FirstSteps query={firstSteps.query} />}
      {!newestRow && !firstSteps && <FirstRecipe canAdd={viewerCanAddRecipe} />}
      {isMember && member ? (
        <member.MemberHome query={member.query} newest={newestRow} bestLoved={bestRow} />
      ) : (
        <>
          {newestRow}
          {bestRow}
        </>
      )}
    </>
  );
}
