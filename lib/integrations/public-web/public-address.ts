import { BlockList, isIP } from "node:net";

/** What is not the public internet: IANA's special-purpose registries, multicast, and addresses that hide another one. */
const NOT_PUBLIC = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, "ipv6");

const GLOBAL_UNICAST = new BlockList();
GLOBAL_UNICAST.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !NOT_PUBLIC.check(address, "ipv4");
  if (version === 6) return GLOBAL_UNICAST.check(address, "ipv6") && !NOT_PUBLIC.check(address, "ipv6");
  return false;
}

/** An address that may be called at all: https on its usual port, no user, a name of more than one part. */
export function callableUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isPlain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  if (!isPlain) return null;
  if (isIP(host)) return isPublicAddress(host) ? url : null;
  return /^[^.]+(\.[^.]+)+$/.test(host) && !/\.(local|localhost|internal|lan|home|arpa)$/i.test(host)
    ? url
    : null;
}
