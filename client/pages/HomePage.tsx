import { Button } from "@mantine/core";
import { Link, useLoaderData } from "react-router-dom";
import { CoverStack } from "../features/recipes/CoverStack";
import { FirstRecipe } from "../features/recipes/FirstRecipe";
import { RecipeTile } from "../features/recipes/RecipeTile";
import { RecipeSearch } from "../features/recipes/RecipeSearch";
import { paths } from "../shared/paths";
import { useSession } from "../shared/session";
import { lazyComponent } from "../shared/ui/lazyComponent";
import { PageTitle } from "../shared/ui/PageTitle";
import { pictureSizes } from "../shared/ui/pictureSizes";
import { t } from "../shared/messages/t";
import { useHomePage } from "./HomePage.generated";
import type { homeLoader } from "./HomePage.loader";
import classes from "./HomePage.module.css";

const FirstSteps = lazyComponent(() =>
  import("../features/firstSteps/FirstSteps").then(({ FirstSteps }) => FirstSteps),
);

/** How many covers lie beside the welcome. */
const PRINTS = 3;

/** / */
export function Component() {
  const ref = useLoaderData<ReturnType<typeof homeLoader>>();
  const { newest, bestLoved, viewerCanAddRecipe, viewerCanManageUsers } = useHomePage(ref);
  const session = useSession();
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
          <p className={classes.text}>{t("home.welcome")}</p>
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
          </div>
          <p className={classes.beta}>{t("home.beta")}</p>
        </div>
        <CoverStack recipes={best.slice(0, PRINTS)} />
      </section>
      {rows.length === 0 &&
        (viewerCanManageUsers ? <FirstSteps /> : <FirstRecipe canAdd={viewerCanAddRecipe} />)}
      {rows.map(({ title, edges }) => (
        <section key={title} className={classes.row} aria-label={title}>
          <div className={classes.heading}>
            <h2>{title}</h2>
            <Link to={paths.recipes()} className={classes.all}>
              {t("home.seeAll")}
            </Link>
          </div>
          <ul className={classes.tiles}>
            {edges.map(({ node }) => (
              <li key={node.id}>
                <RecipeTile recipe={node} sizes={pictureSizes.homeTile} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
