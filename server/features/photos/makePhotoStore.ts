import type { Config } from "../../config/config";
import { makeBoundedStore } from "./makeBoundedStore";
import { makeFolderStore } from "./makeFolderStore";
import type { PhotoStore } from "./PhotoStore";
import { makeS3Store } from "./makeS3Store";

/** Creates the configured store: a bucket, or else a folder. */
export const makePhotoStore = ({
  photosS3,
  photosDir,
}: Pick<Config, "photosS3" | "photosDir">): PhotoStore =>
  makeBoundedStore(photosS3 ? makeS3Store(photosS3) : makeFolderStore(photosDir));
