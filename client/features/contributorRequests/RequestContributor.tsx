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

/** A member's request for the contributor role, with its state. */
export function RequestContributor({ user }: { user: RequestContributor_UserRef }) {
  const { contributorRequest: request } = useRequestContributor_User(user);
  const [isAsking, setAsking] = useState(false);
  const heading = useId();
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <h2 id={heading}>{t("contributorRequests.contribute")}</h2>
      {request?.status === "OPEN" ? (
        <p role="status">
          {t("contributorRequests.asked", { date: formatDate(request.createdAt) })}
        </p>
      ) : (
        <>
          {request?.status === "DECLINED" && (
            <p>{t("contributorRequests.declined", { date: formatDate(request.createdAt) })}</p>
          )}
          {request?.reason && <blockquote className={classes.quote}>{request.reason}</blockquote>}
          {isAsking ? (
            <RequestForm onDone={() => setAsking(false)} />
          ) : (
            <>
              <p className={classes.help}>{t("contributorRequests.help")}</p>
              <Button onClick={() => setAsking(true)}>{t("contributorRequests.ask")}</Button>
            </>
          )}
        </>
      )}
    </section>
  );
}
