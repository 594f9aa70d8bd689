import { type IPv4, type IPv6, isValid, parse, parseCIDR } from "ipaddr.js";

type Network = [address: IPv4 | IPv6, bits: number];

/** Networks that ipaddr.js takes for public: of benchmarks and of protocols, and IPv4 by way of IPv6. */
const RESERVED = [
  "198.18.0.0/15",
  "192.0.0.0/24",
  "192.88.99.0/24",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
].map((network): Network => parseCIDR(network));

/** The only part of IPv6 that is assigned to the Internet; addresses of IPv4 within IPv6 are not in it. */
const ASSIGNED_IPV6: Network = parseCIDR("2000::/3");

const isWithin = (ip: IPv4 | IPv6, [network, bits]: Network): boolean =>
  // Both are of the same kind, which the types of `match` cannot say.
  ip.kind() === network.kind() && (ip as IPv6).match(network as IPv6, bits);

/** Whether an IP address is one of the public Internet, and not of this computer, its network or anything special. */
export function isPublicAddress(address: string): boolean {
  if (!isValid(address)) return false;
  const ip = parse(address);
  if (ip.range() !== "unicast" || RESERVED.some((network) => isWithin(ip, network))) return false;
  return ip.kind() === "ipv4" || isWithin(ip, ASSIGNED_IPV6);
}
