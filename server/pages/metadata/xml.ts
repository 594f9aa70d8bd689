import { escapeHtml } from "../../lib/text";

/** Matches characters that XML 1.0 does not allow. */
const INVALID_CHARACTERS = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** The beginning of every document. */
export const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';

/** Renders an element with an escaped text. */
export const element = (name: string, text: string): string =>
  `<${name}>${escapeXml(text)}</${name}>`;

/** Escapes a text for XML, between tags and in quoted attributes. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(INVALID_CHARACTERS, ""));
