import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./isPublicAddress";

/** Resolves a host name to all of its addresses. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

/** As other programs of this computer do. */
export const resolveBySystem: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookup(host, { all: true, verbatim: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

/** A host that leads to an address that is not public. */
export class PrivateAddressError extends Error {}

/**
 * A lookup that a connection uses in place of its own: it connects to the very addresses that were checked, so
 * that a name that resolves to another one a moment later leads nowhere else.
 */
export const pinnedLookup =
  (resolve: Resolve, isTrusted: boolean): LookupFunction =>
  (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const isAllowed = isTrusted || addresses.every(({ address }) => isPublicAddress(address));
        const [first] = addresses;
        if (!isAllowed || !first) return callback(new PrivateAddressError(host), [], 0);
        if (options.all) return callback(null, addresses);
        callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, [], 0),
    );
  };
