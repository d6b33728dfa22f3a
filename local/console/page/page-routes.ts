import fs from "node:fs";
import { createRequire } from "node:module";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { MailStore } from "../../mail/mail-store";
import type { Ledger } from "../../mercado-pago/ledger";
import { readSamplePhoto, SAMPLE_PHOTOS } from "../../model/sample-photos";
import type { PhoneStore } from "../../whatsapp/phone-store";
import type { Faults } from "../faults";
import type { Feed } from "../feed";
import { type Call, type Env, readBodyAs } from "../http";
import { consolePage } from "./document";
import { faultRows, faultsPanel } from "./faults-panel";
import { letters, mailPanel } from "./mail-panel";
import { bills, paymentsPanel } from "./payments-panel";
import { conversation, FIRST_NUMBER, numberChips, phonePanel } from "./phone-panel";
import { understandingPanel } from "./understanding-panel";

const require = createRequire(import.meta.url);
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
  "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A letter may style itself and open its links in a new tab; it runs nothing and fetches nothing. */
const LETTER_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const LETTER_HEAD =
  '<!doctype html><base target="_blank"><style>body{margin:16px;font:16px/1.5 system-ui,sans-serif}</style>';
const SHOWN_MEDIA = ["image/jpeg", "image/png", "image/webp", "image/gif"];
/** What the page loads from here: name, type and place. The colours and the icon are the product's own. */
const FILES: [name: string, type: string, location: string | URL][] = [
  ["console.css", "text/css; charset=utf-8", new URL("./console.css", import.meta.url)],
  ["console.js", "text/javascript; charset=utf-8", new URL("./console.js", import.meta.url)],
  ["icon.svg", "image/svg+xml", new URL("../../../app/icon.svg", import.meta.url)],
  [
    "fonts/bricolage.woff2",
    "font/woff2",
    require.resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2"),
  ],
  [
    "fonts/instrument.woff2",
    "font/woff2",
    require.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
  ],
];

export interface PageParts {
  phones: PhoneStore;
  letters: MailStore;
  ledger: Ledger;
  faults: Faults;
  feed: Feed;
  appUrl: string;
}

/** The console page, its live parts, and the files it needs. */
export function pageRoutes(parts: PageParts): Hono<Env> {
  const { phones, ledger, faults, feed } = parts;
  const app = new Hono<Env>();
  app.get("/", (c) => {
    const panels = {
      phone: phonePanel(phones, numberIn(c)),
      mail: mailPanel(parts.letters),
      payments: paymentsPanel(ledger),
      faults: faultsPanel(faults),
      understanding: understandingPanel(),
    };
    c.header("content-security-policy", PAGE_POLICY);
    return c.html(consolePage(panels, parts.appUrl));
  });

  const page = new Hono<Env>()
    .get("/events", (c) => feed.open(c))
    .get("/parts/conversation", (c) => c.html(conversation(phones, numberIn(c)).toString()))
    .get("/parts/numbers", (c) => c.html(numberChips(phones, numberIn(c)).toString()))
    .get("/parts/letters", (c) => c.html(letters(parts.letters).toString()))
    .get("/parts/bills", (c) => c.html(bills(ledger).toString()))
    .get("/parts/services", (c) => c.html(faultRows(faults).toString()))
    // The catalogue takes a moment to load: the console starts without it.
    .post("/understanding", async (c) => {
      const { explain, explainBody } = await import("../understanding");
      const { explained } = await import("./understanding-reading");
      return c.html(explained(explain(await readBodyAs(c, explainBody))).toString());
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
      return c.body(new Uint8Array(phones.readMedia(media)), 200, { "content-type": media.mimeType });
    })
    .get("/samples/:file", (c) => {
      const photo = SAMPLE_PHOTOS.find(({ name }) => `${name}.jpg` === c.req.param("file"));
      if (!photo) throw new HTTPException(404, { message: "There is no such sample." });
      return c.body(new Uint8Array(readSamplePhoto(photo)), 200, { "content-type": "image/jpeg" });
    });
  for (const [name, type, location] of FILES) {
    page.get(`/${name}`, (c) =>
      c.body(new Uint8Array(fs.readFileSync(location)), 200, { "content-type": type }),
    );
  }
  return app.route("/console", page);
}

function numberIn(c: Call): string {
  const given = c.req.query("number") ?? "";
  return /^[\w.-]{3,200}$/.test(given) ? given : FIRST_NUMBER;
}
