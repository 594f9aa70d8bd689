import { Picture } from "../../shared/ui/Picture";
import { pictureSizes } from "../../shared/ui/pictureSizes";
import { t } from "../../shared/messages/t";
import { findLargestUrl } from "../../shared/ui/findLargestUrl";
import classes from "./RecipePhotos.module.css";
import {
  type RecipePhotos_RecipeRef,
  useRecipePhotos_Recipe,
} from "./RecipePhotos_recipe.generated";
import { usePhotoViewer } from "../../shared/ui/usePhotoViewer";

/** The cover, with thumbnails below that open the large view. */
export function RecipePhotos({ recipe: ref }: { recipe: RecipePhotos_RecipeRef }) {
  const { cover, name, photos } = useRecipePhotos_Recipe(ref);
  const { open, viewer } = usePhotoViewer(name, photos);
  const [first, ...others] = photos;
  const large = (
    <Picture
      className={classes.cover}
      image={cover}
      alt={cover.alt}
      sizes={pictureSizes.cover}
      isFirst
    />
  );
  return (
    <div className={classes.photos}>
      {first ? (
        <figure className={classes.figure}>
          <a className={classes.open} href={findLargestUrl(first.image)} onClick={open(0)}>
            {large}
          </a>
          {first.caption && (
            <figcaption className={classes.caption} dir="auto">
              {first.caption}
            </figcaption>
          )}
        </figure>
      ) : (
        large
      )}
      {others.length > 0 && (
        <ul className={classes.thumbs} aria-label={t("photos.more")}>
          {others.map(({ id, image }, index) => (
            <li key={id}>
              <a
                className={classes.open}
                href={findLargestUrl(image)}
                aria-label={t("photos.open", { number: index + 2, of: photos.length })}
                onClick={open(index + 1)}
              >
                <Picture
                  className={classes.thumb}
                  image={image}
                  alt=""
                  sizes={pictureSizes.thumb}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {viewer}
    </div>
  );
}
