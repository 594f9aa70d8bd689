import { type IPv6, isValid, parse, parseCIDR } from "ipaddr.js";

/** The only range of IPv6 that is assigned to the Internet. It excludes IPv4 addresses within IPv6. */
const ASSIGNED_IPV6 = parseCIDR("2000::/3") as [IPv6, number];

/**
 * Returns true for a public IP address, and false for addresses of this computer, its network or special
 * ranges.
 */
export function isPublicAddress(address: string): boolean {
  if (!isValid(address)) return false;
  const ip = parse(address);
  if (ip.range() !== "unicast") return false;
  return ip.kind() === "ipv4" || (ip as IPv6).match(ASSIGNED_IPV6);
}
