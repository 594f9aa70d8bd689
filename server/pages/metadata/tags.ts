import { escapeHtml } from "../../lib/text";

/** A tag of the head, its values escaped. */
export const tag = (name: "link" | "meta", attributes: Record<string, string | number>): string =>
  `<${[
    name,
    ...Object.entries(attributes).map(
      ([attribute, value]) => `${attribute}="${escapeHtml(String(value))}"`,
    ),
  ].join(" ")} />`;

/** A `meta` tag by name, as search engines and Twitter read them. */
export const metaTag = (name: string, content: string): string => tag("meta", { name, content });

/** A `meta` tag by property, as Open Graph has them. */
export const propertyTag = (name: string, content: string | number): string =>
  tag("meta", { property: name, content });

/**
 * Data for whoever reads the page, which no browser runs. No text can end the script, since no `<`
 * stays one; a policy for scripts does not concern it.
 */
export const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
