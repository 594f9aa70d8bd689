import type { RequestHandler } from "express";
import { languages } from "../../../shared/locales";
import { publish } from "./publish";
import type { Site } from "./Site";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time for which the contact is valid; programs fetch it again afterwards. */
const DAYS_VALID = 180;

/** The path of the page that changes passwords; visitors log in first. */
const CHANGE_PASSWORD = "/auth/change-password";

/** Returns the expiry, which is constant all day, so that the ETag is as well. */
const expiryDate = (): string =>
  new Date((Math.floor(Date.now() / DAY_MS) + DAYS_VALID) * DAY_MS).toISOString();

/**
 * Handles `/.well-known/security.txt` (RFC 9116).
 * @param contact the URI at which vulnerabilities are reported to the operator
 */
export const securityTxt =
  (site: Site, contact: string): RequestHandler =>
  (_request, response) => {
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expiryDate()}`,
      `Preferred-Languages: ${languages.join(", ")}`,
      `Canonical: ${site.url()}/.well-known/security.txt`,
    ];
    publish(response, "text", `${lines.join("\n")}\n`);
  };

/** Handles `/.well-known/change-password`, which password managers open. */
export const redirectToChangePassword: RequestHandler = (_request, response) =>
  response.redirect(302, CHANGE_PASSWORD);
