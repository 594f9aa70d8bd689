import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useRef } from "react";
import { Link, useLoaderData } from "react-router-dom";
import { nextPage } from "../shared/apollo/nextPage";
import { OpenRequest } from "../features/contributorRequests/OpenRequest";
import { t } from "../shared/messages/t";
import { paths } from "../shared/paths";
import { ListStatus } from "../shared/ui/ListStatus";
import { LoadMoreButton } from "../shared/ui/LoadMoreButton";
import { PageTitle } from "../shared/ui/PageTitle";
import {
  fetchContributorRequestsPage,
  useContributorRequestsPage,
} from "./ContributorRequestsPage.generated";
import { type contributorRequestsLoader, PAGE_SIZE } from "./ContributorRequestsPage.loader";
import classes from "./ContributorRequestsPage.module.css";

/** /users/requests */
export function Component() {
  const ref = useLoaderData<ReturnType<typeof contributorRequestsLoader>>();
  const { edges, pageInfo, totalCount } = useContributorRequestsPage(ref).contributorRequests;
  const client = useApolloClient();
  const countRef = useRef<HTMLParagraphElement>(null);
  const onMore = nextPage(pageInfo, (after) =>
    fetchContributorRequestsPage(client, { first: PAGE_SIZE, after }),
  );
  return (
    <section className={classes.page}>
      <PageTitle>{t("contributorRequests.title")}</PageTitle>
      <ListStatus
        ref={countRef}
        isEmpty={totalCount === 0}
        className={classes.found}
        text={
          totalCount > 0
            ? t("contributorRequests.found", { count: totalCount })
            : t("contributorRequests.none")
        }
      >
        <Button component={Link} to={paths.users()} variant="default">
          {t("contributorRequests.toUsers")}
        </Button>
      </ListStatus>
      <ul aria-label={t("contributorRequests.title")}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            {/* The handler moves the focus, because the button disappears with the request. */}
            <OpenRequest request={node} onAnswered={() => countRef.current?.focus()} />
          </li>
        ))}
      </ul>
      {onMore && <LoadMoreButton onMore={onMore}>{t("profile.showMore")}</LoadMoreButton>}
    </section>
  );
}
