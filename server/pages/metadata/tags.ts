import { escapeHtml } from "../../lib/text";

/** Renders a tag of the head with escaped values. */
export const tag = (name: "link" | "meta", attributes: Record<string, string | number>): string =>
  `<${[
    name,
    ...Object.entries(attributes).map(
      ([attribute, value]) => `${attribute}="${escapeHtml(String(value))}"`,
    ),
  ].join(" ")} />`;

/** Renders a `meta` tag by name, for search engines and Twitter. */
export const metaTag = (name: string, content: string): string => tag("meta", { name, content });

/** Renders a `meta` tag by property, for Open Graph. */
export const propertyTag = (name: string, content: string | number): string =>
  tag("meta", { property: name, content });

/**
 * Renders JSON-LD for programs that read the page, which browsers do not execute. All `<` are
 * escaped, so that no text can end the script. A policy for scripts does not apply to it.
 */
export const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
