import { admin, type Ownable, ownerOf, type Rule, whenExists } from "../../graphql/rules";
import { photoById } from "./loaders";
import type { Photo } from "./Photo";

/** No user has this ID. */
const NO_USER = 0;

const namedPhoto: Ownable<Photo> = {
  thing: "Photo",
  idArgument: "photoId",
  find: (context, id) => context.load(photoById, id),
  ownerId: (photo) => photo.ownerId ?? NO_USER,
};

/** The rules for hiding a photo of a review or of a diary entry, and for showing it again. */
export const canHidePhoto: Rule<Photo>[] = [whenExists(namedPhoto, admin)];

/** The rules for seeing a hidden photo. */
export const canSeeHiddenPhoto: Rule<Photo>[] = [ownerOf(namedPhoto), ...canHidePhoto];
