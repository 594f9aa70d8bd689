import { Button } from "@mantine/core";
import { type ComponentType, useState } from "react";
import type { LoadOptions, Preload } from "../../shared/preload";
import type { PlainMessageKey } from "../../shared/messages/Messages";
import { t } from "../../shared/messages/t";
import { lazyComponent } from "../../shared/ui/lazyComponent";
import { preloadAskToContribute, useAskToContribute } from "./AskToContribute.generated";
import {
  type RequestContributor_UserRef,
  useRequestContributor_User,
} from "./RequestContributor_user.generated";

const ContributeDialog = lazyComponent(() =>
  import("./ContributeDialog").then(({ ContributeDialog }) => ContributeDialog),
);

interface AskToContributeProps {
  query: Awaited<ReturnType<typeof preloadAskToContribute>>;
  size?: "sm";
}

/** The button, with its component. */
export interface LoadedAsk {
  AskToContribute: ComponentType<AskToContributeProps>;
  query: AskToContributeProps["query"];
}

/** Loads the state of the viewer's request to contribute. */
export const loadAsk = async (
  preload: Preload,
  request: LoadOptions["request"],
): Promise<LoadedAsk> => ({
  AskToContribute,
  query: await preloadAskToContribute(preload, { request }),
});

/** A button for members where contributors have "Add Recipe". Its label shows the state of the request. */
function AskToContribute({ query, size }: AskToContributeProps) {
  const { viewer, viewerCanRequestContributor } = useAskToContribute(query);
  return viewer && viewerCanRequestContributor ? <AskButton user={viewer} size={size} /> : null;
}

const labels: Readonly<Record<"OPEN" | "DECLINED" | "ACCEPTED", PlainMessageKey>> = {
  OPEN: "contributorRequests.waiting",
  DECLINED: "contributorRequests.askAgain",
  ACCEPTED: "contributorRequests.ask",
};

interface AskButtonProps {
  user: RequestContributor_UserRef;
  size: "sm" | undefined;
}

function AskButton({ user, size }: AskButtonProps) {
  const { contributorRequest: request } = useRequestContributor_User(user);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(request ? labels[request.status] : "contributorRequests.ask")}
      </Button>
      {isOpen && <ContributeDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
