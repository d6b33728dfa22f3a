const permissions = (camera: "()" | "(self)") =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`;

type Header = { key: string; value: string };

/** On every answer, files too (next.config.ts). */
export const FILE_HEADERS: readonly Header[] = [{ key: "X-Content-Type-Options", value: "nosniff" }];

/** On all but the scripts, styles and fonts of a build, of which no browser reads them: a phone pays for them with each of its files. */
export const SECURITY_HEADERS: readonly Header[] = [
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: permissions("()") },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Strict-Transport-Security", value: "max-age=31536000" },
];

/** On pages that read a barcode with the camera, for the same. */
export const CAMERA_HEADERS: readonly Header[] = [
  { key: "Permissions-Policy", value: permissions("(self)") },
];

export type PolicyOptions = {
  /** Of the answer; null on static pages, which are built before any request. */
  nonce: string | null;
  /** `sha256-…` of the inline scripts that are ours on every page. */
  scriptHashes: readonly string[];
  /** Origins that scripts may call beside our own. */
  connect: readonly string[];
  /** React's debugging needs eval, hot reload a socket. */
  development: boolean;
};

/**
 * The content policy of a page. With a nonce no inline and no foreign script runs; static pages, which hold no
 * personal data, let our own inline scripts run.
 */
export function contentPolicy({ nonce, scriptHashes, connect, development }: PolicyOptions): string {
  const ours = nonce
    ? [`'nonce-${nonce}'`, "'strict-dynamic'", ...scriptHashes.map((hash) => `'${hash}'`)]
    : ["'unsafe-inline'"];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...ours, ...(development ? ["'unsafe-eval'"] : [])],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connect, ...(development ? ["ws:"] : [])],
    "worker-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
