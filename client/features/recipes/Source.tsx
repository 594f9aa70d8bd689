import { t } from "../../shared/messages/t";
import { linkTo } from "./linkTo";

/** Where a recipe comes from; somebody has typed it, so that we vouch for no address. */
export function Source({ text }: { text: string }) {
  const place = linkTo(text);
  return (
    <>
      {t("recipe.source")}{" "}
      {place ? (
        <a href={place.address} target="_blank" rel="noopener nofollow ugc">
          {place.host}
        </a>
      ) : (
        text
      )}
    </>
  );
}
