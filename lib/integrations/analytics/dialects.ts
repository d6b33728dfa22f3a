import { z } from "zod";

/** A page that was shown, of which the service is told. */
export type PageView = {
  /** Without query and ids. */
  path: string;
  /** Origin of the site that led here, empty when it was none or our own. */
  referrer: string;
  /** Of the browser, "pt-BR"; empty when unknown. */
  language: string;
};

/** What a script says was shown: addresses as the browser has them, whole. */
export type SeenPage = { address: string; referrer: string; language: string };

type Dialect = {
  /** Where the service has its script, and where it takes events. */
  scriptPath: string;
  eventPath: string;
  /** What the script reads of its own element. Whose site it is, is our server's to say. */
  attributes: Readonly<Record<string, string>>;
  /** A view of a page in an event; null where it is anything else. */
  read: (event: unknown) => SeenPage | null;
  /** @param site ours at the service @param origin of the product */
  write: (view: PageView, site: string, origin: string) => object;
};

/** Below our own origin; the script appends "/api/send". */
const HOME = "/api/analytics";

const text = z.string().max(2_000).catch("");

const umamiEvent = z.object({
  type: z.literal("event"),
  payload: z.object({
    url: z.string().max(2_000),
    referrer: text,
    language: text,
    name: z.unknown().optional(),
  }),
});

const umami: Dialect = {
  scriptPath: "/script.js",
  eventPath: "/api/send",
  attributes: {
    ...{ "data-website-id": "garfo", "data-host-url": HOME, "data-fetch-credentials": "same-origin" },
    ...{ "data-exclude-search": "true", "data-exclude-hash": "true", "data-do-not-track": "true" },
  },
  read(event) {
    const { data } = umamiEvent.safeParse(event);
    if (!data || data.payload.name !== undefined) return null;
    const { url, referrer, language } = data.payload;
    return { address: url, referrer, language };
  },
  write: ({ path, referrer, language }, site, origin) => ({
    type: "event",
    payload: { website: site, hostname: new URL(origin).hostname, url: path, referrer, language },
  }),
};

/** Long names, and the short ones of its script. */
const plausibleEvent = z.union([
  z.object({ n: z.literal("pageview"), u: z.string().max(2_000), r: text }),
  z
    .object({ name: z.literal("pageview"), url: z.string().max(2_000), referrer: text })
    .transform(({ url, referrer }) => ({ u: url, r: referrer })),
]);

const plausible: Dialect = {
  scriptPath: "/js/script.js",
  eventPath: "/api/event",
  attributes: { "data-domain": "garfo", "data-api": `${HOME}/api/send` },
  read(event) {
    const { data } = plausibleEvent.safeParse(event);
    return data ? { address: data.u, referrer: data.r, language: "" } : null;
  },
  write: ({ path, referrer }, site, origin) => ({
    ...{ name: "pageview", domain: site, url: new URL(path, origin).href },
    ...(referrer && { referrer }),
  }),
};

/** The services that can be named, each as it speaks. */
export const DIALECTS = { umami, plausible } as const satisfies Record<string, Dialect>;
