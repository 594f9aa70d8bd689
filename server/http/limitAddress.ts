import ipaddr from "ipaddr.js";

/** Somebody who has an IPv6 address usually has all addresses with its first 64 bits. */
const IPV6_BYTES = 8;

/**
 * What limits count an address by: an IPv4 address, or the network of an IPv6 address. A port, as some
 * proxies add it, is no part of it.
 * @param address as a proxy or a socket names it
 */
export function limitAddress(address: string): string {
  const bareAddress = address.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3");
  if (!ipaddr.isValid(bareAddress)) return address;
  const parsed = ipaddr.process(bareAddress);
  return parsed.kind() === "ipv4"
    ? parsed.toString()
    : `${Buffer.from(parsed.toByteArray().slice(0, IPV6_BYTES)).toString("hex")}::/64`;
}
