import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { formatDate } from "../../shared/dates";
import { t } from "../../shared/messages/t";
import classes from "./RequestContributor.module.css";
import {
  type RequestContributor_UserRef,
  useRequestContributor_User,
} from "./RequestContributor_user.generated";
import { RequestForm } from "./RequestForm";

interface RequestContributorProps {
  user: RequestContributor_UserRef;
}

interface RequestStateProps extends RequestContributorProps {
  /** Closes the form, which is then open from the start. */
  onCancel?: () => void;
}

/** A member's request for the contributor role, with its state. */
export function RequestContributor({ user }: RequestContributorProps) {
  const heading = useId();
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <h2 id={heading}>{t("contributorRequests.contribute")}</h2>
      <RequestState user={user} />
    </section>
  );
}

/** The state of a request, and the form for another one unless it is open. */
export function RequestState({ user, onCancel }: RequestStateProps) {
  const { contributorRequest: request } = useRequestContributor_User(user);
  const [isAsking, setAsking] = useState(onCancel !== undefined);
  const stopAsking = () => setAsking(false);
  if (request?.status === "OPEN") {
    return (
      <p role="status">{t("contributorRequests.asked", { date: formatDate(request.createdAt) })}</p>
    );
  }
  return (
    <>
      {request?.status === "DECLINED" && (
        <p>{t("contributorRequests.declined", { date: formatDate(request.createdAt) })}</p>
      )}
      {request?.reason && <blockquote className={classes.quote}>{request.reason}</blockquote>}
      {isAsking ? (
        <RequestForm onDone={stopAsking} onCancel={onCancel ?? stopAsking} />
      ) : (
        <>
          <p className={classes.help}>{t("contributorRequests.help")}</p>
          <Button variant="default" size="sm" onClick={() => setAsking(true)}>
            {t("contributorRequests.ask")}
          </Button>
        </>
      )}
    </>
  );
}
