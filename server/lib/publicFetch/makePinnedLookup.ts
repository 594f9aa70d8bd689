import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./isPublicAddress";

/** Resolves a host name to all of its addresses. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

/** Resolves a host name with the operating system, like other programs. */
export const resolveBySystem: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookup(host, { all: true, verbatim: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

/** The error for a host that resolves to an address that is not public. */
export class PrivateAddressError extends Error {}

/**
 * Creates a lookup that replaces the default lookup of a connection. The connection uses the
 * addresses that were checked, so that a later change of the name cannot redirect it.
 */
export const makePinnedLookup =
  (resolve: Resolve, isTrusted: boolean): LookupFunction =>
  (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const isAllowed = isTrusted || addresses.every(({ address }) => isPublicAddress(address));
        const [firstAddress] = addresses;
        if (!isAllowed || !firstAddress) return callback(new PrivateAddressError(host), [], 0);
        if (options.all) return callback(null, addresses);
        callback(null, firstAddress.address, firstAddress.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, [], 0),
    );
  };
