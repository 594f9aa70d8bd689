import { t } from "../../shared/messages/t";
import { linkTo } from "./linkTo";

/**
 * The format of an imported source: the author of the original before its URL, as in "Jo Cook,
 * https://…".
 */
const AUTHOR = /^(.+), (?=https?:\/\/\S+$)/i;

/** The source of a recipe. It is user input, so its links are marked as untrusted. */
export function Source({ text }: { text: string }) {
  const author = AUTHOR.exec(text)?.[1];
  const link = linkTo(text.replace(AUTHOR, ""));
  return (
    <>
      {t("recipe.source")}{" "}
      {author && link && (
        <>
          <bdi dir="auto">{author}</bdi>
          {", "}
        </>
      )}
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
