import fs from "node:fs";
import { createRequire } from "node:module";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { THEME_SCRIPT } from "@/components/layout/preferences/theme-script";
import { readSamplePhoto, SAMPLE_PHOTOS } from "../../model/sample-photos";
import type { Feed } from "../feed";
import { type Call, type Env, readBodyAs } from "../http";
import { ConsolePage, type ConsoleParts } from "./console-page";
import { FaultRows } from "./faults-panel";
import { Letters } from "./mail-panel";
import { Notices } from "./notices-panel";
import { sendPage } from "./page";
import { Bills } from "./payments-panel";
import { Conversation, FIRST_NUMBER, NumberChips } from "./phone-panel";

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
  "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A letter may style itself and open its links in a new tab; it runs nothing and fetches nothing. */
const LETTER_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const LETTER_HEAD =
  '<!doctype html><base target="_blank"><style>body{margin:16px;font:16px/1.5 system-ui,sans-serif}</style>';
const SHOWN_MEDIA = ["image/jpeg", "image/png", "image/webp", "image/gif"];
const require = createRequire(import.meta.url);
const CSS = "text/css; charset=utf-8";
const SCRIPT = "text/javascript; charset=utf-8";

/** What the page loads from here. The colours, the choice between light and dark and the icon are the product's own. */
const FILES: { name: string; type: string; from: (URL | string)[] | { text: string } }[] = [
  {
    name: "console.css",
    type: CSS,
    from: [
      new URL("../../../app/tokens.css", import.meta.url),
      new URL("./base.css", import.meta.url),
      new URL("./phone.css", import.meta.url),
      new URL("./desk.css", import.meta.url),
      new URL("./understanding.css", import.meta.url),
      new URL("./sheet.css", import.meta.url),
    ],
  },
  { name: "console.js", type: SCRIPT, from: [new URL("./console.js", import.meta.url)] },
  { name: "theme.js", type: SCRIPT, from: { text: THEME_SCRIPT } },
  { name: "icon.svg", type: "image/svg+xml", from: [new URL("../../../app/icon.svg", import.meta.url)] },
  {
    name: "fonts/bricolage.woff2",
    type: "font/woff2",
    from: [
      require.resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2"),
    ],
  },
  {
    name: "fonts/instrument.woff2",
    type: "font/woff2",
    from: [
      require.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
    ],
  },
];

/** The console page, its live parts, and the files it needs. */
export function pageRoutes(parts: ConsoleParts, feed: Feed): Hono<Env> {
  const { phones, ledger, faults } = parts;
  const app = new Hono<Env>();
  app.get("/", (c) => {
    c.header("content-security-policy", PAGE_POLICY);
    return sendPage(c, ConsolePage({ parts, number: numberIn(c) }));
  });

  const page = new Hono<Env>()
    .get("/events", (c) => feed.open(c))
    .get("/parts/conversation", (c) => c.html(Conversation({ store: phones, number: numberIn(c) })))
    .get("/parts/numbers", (c) => c.html(NumberChips({ store: phones, number: numberIn(c) })))
    .get("/parts/letters", (c) => c.html(Letters({ store: parts.letters })))
    .get("/parts/notices", (c) => c.html(Notices({ store: parts.devices })))
    .get("/parts/bills", (c) => c.html(Bills({ ledger })))
    .get("/parts/services", (c) => c.html(FaultRows({ faults })))
    // The catalogue takes a moment to load: the console starts without it.
    .post("/understanding", async (c) => {
      const { explain, explainBody } = await import("../understanding");
      const { Explained } = await import("./understanding-reading");
      return c.html(Explained({ reading: explain(await readBodyAs(c, explainBody)) }));
    })
    .get("/letters/:id", (c) => {
      const letter = parts.letters.find(c.req.param("id"));
      if (!letter) throw new HTTPException(404, { message: "There is no such letter." });
      c.header("content-security-policy", LETTER_POLICY);
      return c.html(`${LETTER_HEAD}${letter.html}`);
    })
    .get("/media/:id", (c) => {
      const media = phones.findMedia(c.req.param("id"));
      if (!media || !SHOWN_MEDIA.includes(media.mimeType)) {
        throw new HTTPException(404, { message: "There is no such picture." });
      }
      c.header("content-security-policy", "sandbox; default-src 'none'");
      return c.body(bytes(phones.readMedia(media)), 200, { "content-type": media.mimeType });
    })
    .get("/samples/:file", (c) => {
      const photo = SAMPLE_PHOTOS.find(({ name }) => `${name}.jpg` === c.req.param("file"));
      if (!photo) throw new HTTPException(404, { message: "There is no such sample." });
      return c.body(bytes(readSamplePhoto(photo)), 200, { "content-type": "image/jpeg" });
    });
  for (const { name, type, from } of FILES) {
    const read = () =>
      "text" in from ? Buffer.from(from.text) : Buffer.concat(from.map((file) => fs.readFileSync(file)));
    page.get(`/${name}`, (c) => c.body(bytes(read()), 200, { "content-type": type }));
  }
  return app.route("/console", page);
}

function bytes(content: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(content);
}

function numberIn(c: Call): string {
  const given = c.req.query("number") ?? "";
  return /^[\w.-]{3,200}$/.test(given) ? given : FIRST_NUMBER;
}
