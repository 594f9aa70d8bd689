import classes from "./Avatar.module.css";
import { getInitials, getInitialsColor } from "./initials";
import { Picture, type PictureImage } from "./Picture";
import { pictureSizes } from "./pictureSizes";

interface AvatarProps {
  name: string;
  picture?: PictureImage | null | undefined;
}

/** The picture of a user in a circle, or the initials of the name. */
export function Avatar({ name, picture }: AvatarProps) {
  if (picture) {
    return (
      <Picture className={classes.avatar} image={picture} alt={name} sizes={pictureSizes.avatar} />
    );
  }
  return (
    <span className={classes.avatar} style={{ background: getInitialsColor(name) }} aria-hidden>
      {getInitials(name)}
    </span>
  );
}
