import { Button } from "@mantine/core";
import { useState } from "react";
import { maxLength } from "../../../shared/inputLimits";
import { t } from "../messages/t";
import { showErrorToast } from "../showError";
import { ReasonDialog } from "../ui/ReasonDialog";
import { useHidePhotoMutation, useShowPhotoMutation } from "./HidePhoto.generated";

interface HidePhotoProps {
  photo: { photoId: number; hiddenReason: string | null };
  /** The position of the photo, starting at 1. */
  row: number;
}

/** The button of admins that hides a photo with a reason, or shows it again. */
export function HidePhoto({ photo: { photoId, hiddenReason }, row }: HidePhotoProps) {
  const [isAsking, setAsking] = useState(false);
  const [hide, { loading: isHiding }] = useHidePhotoMutation();
  const [show, { loading: isShowing }] = useShowPhotoMutation();
  const isHidden = hiddenReason !== null;
  const act = (promise: Promise<unknown>) => void promise.catch(showErrorToast);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        loading={isHiding || isShowing}
        aria-label={t(isHidden ? "attachedPhotos.showOf" : "attachedPhotos.hideOf", { row })}
        onClick={() => (isHidden ? act(show({ variables: { photoId } })) : setAsking(true))}
      >
        {t(isHidden ? "attachedPhotos.show" : "attachedPhotos.hide")}
      </Button>
      {isAsking && (
        <ReasonDialog
          question={t("attachedPhotos.hideQuestion")}
          label={t("attachedPhotos.hideReason")}
          help={t("attachedPhotos.hideHelp")}
          maxLength={maxLength.reason}
          action={t("attachedPhotos.hide")}
          required
          onAction={(reason) => {
            setAsking(false);
            act(hide({ variables: { photoId, input: { reason } } }));
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
