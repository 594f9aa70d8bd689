import { type IPv6, isValid, parse, parseCIDR } from "ipaddr.js";

/** The only part of IPv6 that is assigned to the Internet; addresses of IPv4 within IPv6 are not in it. */
const ASSIGNED_IPV6 = parseCIDR("2000::/3") as [IPv6, number];

/** Whether an IP address is one of the public Internet, and not of this computer, its network or anything special. */
export function isPublicAddress(address: string): boolean {
  if (!isValid(address)) return false;
  const ip = parse(address);
  if (ip.range() !== "unicast") return false;
  return ip.kind() === "ipv4" || (ip as IPv6).match(ASSIGNED_IPV6);
}
