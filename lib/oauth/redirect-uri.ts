/** Schemes whose addresses run or read something in the browser that is sent there. */
const DANGEROUS = new Set([
  "javascript:",
  "data:",
  "blob:",
  "file:",
  "vbscript:",
  "about:",
  "view-source:",
  "ws:",
  "wss:",
]);
const LOOPBACK = new Set(["127.0.0.1", "[::1]", "localhost"]);
export const LONGEST_URI = 500;

/** Whether a program may ask for answers there: over TLS, on the reader's own device, or by a scheme of its own (RFC 8252). */
export function isRedirectAllowed(uri: string): boolean {
  if (uri.length > LONGEST_URI || uri.includes("#") || !URL.canParse(uri)) return false;
  const { protocol, hostname, username, password } = new URL(uri);
  if (username || password || DANGEROUS.has(protocol)) return false;
  return protocol !== "http:" || LOOPBACK.has(hostname);
}

/** Whether an address is one that a program registered: to the letter, but for the port of the reader's own device. */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  return (
    isRedirectAllowed(uri) &&
    registered.some((known) => withoutLoopbackPort(known) === withoutLoopbackPort(uri))
  );
}

/** To whom an answer goes, as people read it; null for a program on the reader's own device. */
export function receiverOf(uri: string): string | null {
  const { protocol, hostname } = new URL(uri);
  return protocol === "https:" ? hostname : null;
}

function withoutLoopbackPort(uri: string): string {
  const url = new URL(uri);
  if (url.protocol !== "http:") return uri;
  url.port = "";
  return url.href;
}
