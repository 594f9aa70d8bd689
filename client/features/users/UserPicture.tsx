import { useApolloClient } from "@apollo/client/react";
import { Button, FileButton } from "@mantine/core";
import { useRef, useState } from "react";
import { MAX_PHOTO_MEGABYTES, photoTypes } from "../../../shared/inputLimits";
import { convertHeic } from "../../shared/convertHeic";
import { t } from "../../shared/messages/t";
import { sendFile } from "../../shared/sendFile";
import { showErrorToast } from "../../shared/showError";
import { toast } from "../../shared/toast";
import { Avatar } from "../../shared/ui/Avatar";
import type { PictureImage } from "../../shared/ui/Picture";
import { fetchUserPicture, useRemovePictureMutation } from "./SaveUser.generated";
import classes from "./UserPicture.module.css";

interface UserPictureProps {
  user: { userId: number; name: string; picture: PictureImage | null };
  /** True for the viewer's own picture; admins only remove those of others. */
  isOwn: boolean;
}

/** The picture of a user, which is saved immediately when it is chosen or removed. */
export function UserPicture({ user: { name, picture, userId }, isOwn }: UserPictureProps) {
  const client = useApolloClient();
  const [remove, { loading: isRemoving }] = useRemovePictureMutation();
  const [isSending, setSending] = useState(false);
  const resetInput = useRef<() => void>(null);
  const upload = async (file: File) => {
    setSending(true);
    try {
      await sendFile("PUT", "/api/account/picture", await convertHeic(file));
      await fetchUserPicture(client, { userId });
      toast.success(t("userForm.pictureSaved"));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    // Allows choosing the same file again.
    resetInput.current?.();
    setSending(false);
  };
  const submitRemoval = async () => {
    try {
      await remove({ variables: { userId } });
      toast.success(t("userForm.pictureRemoved"));
    } catch (error) {
      showErrorToast(error);
    }
  };
  if (!isOwn && !picture) return null;
  return (
    <section className={classes.picture} aria-label={t("userForm.picture")}>
      <Avatar name={name} picture={picture} />
      <div className={classes.choices}>
        {isOwn && (
          <FileButton
            accept={photoTypes.join(",")}
            resetRef={resetInput}
            onChange={(file) => file && void upload(file)}
            inputProps={{ "aria-label": t("userForm.picture") }}
          >
            {(props) => (
              <Button {...props} variant="default" size="sm" loading={isSending}>
                {t(picture ? "userForm.replacePicture" : "userForm.uploadPicture")}
              </Button>
            )}
          </FileButton>
        )}
        {picture && (
          <Button
            variant="subtle"
            size="sm"
            loading={isRemoving}
            onClick={() => void submitRemoval()}
          >
            {t("userForm.removePicture")}
          </Button>
        )}
        {isOwn && (
          <small className={classes.help}>
            {t("userForm.pictureHelp", { megabytes: MAX_PHOTO_MEGABYTES })}
          </small>
        )}
      </div>
    </section>
  );
}
