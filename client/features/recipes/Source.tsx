import { t } from "../../shared/messages/t";
import { linkTo } from "./linkTo";

/** Where a recipe comes from; somebody has typed it, so that we vouch for no address. */
export function Source({ text }: { text: string }) {
  const link = linkTo(text);
  return (
    <>
      {t("recipe.source")}{" "}
      {link ? (
        <a href={link.address} target="_blank" rel="noopener nofollow ugc">
          {link.host}
        </a>
      ) : (
        <bdi dir="auto">{text}</bdi>
      )}
    </>
  );
}
