import type { Config } from "../../config/config";
import { boundedStore } from "./boundedStore";
import { folderStore } from "./folderStore";
import type { PhotoStore } from "./PhotoStore";
import { s3Store } from "./s3Store";

/** The store that the settings name: a bucket, or else a folder. */
export const makePhotoStore = ({
  photosS3,
  photosDir,
}: Pick<Config, "photosS3" | "photosDir">): PhotoStore =>
  boundedStore(photosS3 ? s3Store(photosS3) : folderStore(photosDir));
