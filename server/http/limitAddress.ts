import ipaddr from "ipaddr.js";

/**
 * The number of bytes of a network: the owner of an IPv6 address usually has all addresses with the
 * same first 64 bits.
 */
const IPV6_BYTES = 8;

/**
 * The key by which limits count an address: an IPv4 address, or the network of an IPv6 address. A port, as some
 * proxies add it, is removed.
 * @param address the address from a proxy or a socket
 */
export function limitAddress(address: string): string {
  const bareAddress = address.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3");
  if (!ipaddr.isValid(bareAddress)) return address;
  const parsed = ipaddr.process(bareAddress);
  return parsed.kind() === "ipv4"
    ? parsed.toString()
    : `${Buffer.from(parsed.toByteArray().slice(0, IPV6_BYTES)).toString("hex")}::/64`;
}
