import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { formatDate } from "../../shared/dates";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import { lazyComponent } from "../../shared/ui/lazyComponent";
import classes from "./OpenRequest.module.css";
import {
  type OpenRequest_RequestRef,
  useOpenRequest_Request,
} from "./OpenRequest_request.generated";
import { useAnswerRequest } from "./useAnswerRequest";

const DeclineDialog = lazyComponent(() =>
  import("./DeclineDialog").then(({ DeclineDialog }) => DeclineDialog),
);

interface OpenRequestProps {
  request: OpenRequest_RequestRef;
  /** Runs after this or another admin has answered the request. */
  onAnswered: () => void;
}

/** A request to contribute, with the admin's actions. */
export function OpenRequest({ request, onAnswered }: OpenRequestProps) {
  const { id, contributorRequestId, createdAt, message, user } = useOpenRequest_Request(request);
  const { name, userId } = user;
  const { accept, answering, decline } = useAnswerRequest({ id, contributorRequestId, name });
  const [isDeclining, setDeclining] = useState(false);
  const answer = async (send: () => Promise<boolean>) => {
    setDeclining(false);
    if (await send()) onAnswered();
  };
  return (
    <article className={classes.request}>
      <div className={classes.text}>
        <p className={classes.who}>
          <Link dir="auto" to={paths.user(userId)}>
            {name}
          </Link>
          <span className={classes.when}>{formatDate(createdAt)}</span>
        </p>
        <p className={classes.message} dir="auto">
          {message}
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          size="sm"
          aria-label={t("contributorRequests.acceptOf", { name })}
          loading={answering}
          onClick={() => void answer(accept)}
        >
          {t("contributorRequests.accept")}
        </Button>
        <Button
          size="sm"
          variant="default"
          aria-label={t("contributorRequests.declineOf", { name })}
          disabled={answering}
          onClick={() => setDeclining(true)}
        >
          {t("contributorRequests.decline")}
        </Button>
      </div>
      {isDeclining && (
        <DeclineDialog
          name={name}
          onDecline={(reason) => void answer(() => decline(reason))}
          onCancel={() => setDeclining(false)}
        />
      )}
    </article>
  );
}
