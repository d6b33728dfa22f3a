import { existsSync } from "node:fs";
import { join } from "node:path";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { CAMERA_HEADERS, FILE_HEADERS, SECURITY_HEADERS } from "./lib/http/security-headers";

/** Pages that end in `.dev.tsx` are in no build but the one for development. */
const DEVELOPMENT_PAGES = process.env.NODE_ENV === "development" ? ["dev.tsx"] : [];

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  // Sentences are parsed by the build: a phone gets no parser for them.
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

/** Tests build into a folder of their own so that they never disturb a running product. */
const DIST_DIR = process.env.GARFO_DIST_DIR ?? ".next";

const config: NextConfig = {
  distDir: DIST_DIR,
  pageExtensions: ["tsx", "ts", ...DEVELOPMENT_PAGES],
  poweredByHeader: false,
  // Otherwise Next reads 127.0.0.1 as localhost and takes the middleware's rewrites for those to another server.
  skipProxyUrlNormalize: true,
  // The last that speaks of a page wins.
  headers: async () => [
    { source: "/:path*", headers: [...FILE_HEADERS] },
    { source: "/:path((?!_next/static/).*)", headers: [...SECURITY_HEADERS] },
    { source: "/foods", headers: [...CAMERA_HEADERS] },
  ],
  reactStrictMode: true,
  // Types are checked by `npm run check` with the project's own compiler.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    "pg",
    "pg-boss",
    "pino",
    "nodemailer",
    "pdfkit",
    "web-push",
    "@prisma/adapter-pg",
    "@prisma/client",
  ],
  experimental: {
    globalNotFound: true,
    // Nothing reads them: the browser gets none, and the server does not look its stacks up in them.
    turbopackSourceMaps: false,
    // No phone gets these files; as they are they build faster, and an error says where it was.
    serverMinification: false,
    // Who builds for the first time starts sooner without a cache; who builds again is changing something.
    turbopackFileSystemCacheForBuild: existsSync(join(DIST_DIR, "BUILD_ID")),
    optimizePackageImports: ["lucide-react", "radix-ui", "recharts"],
  },
};

export default withNextIntl(config);
