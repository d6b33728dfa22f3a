import fs from "node:fs";
import { createRequire } from "node:module";
import type { MailStore } from "../../mail/mail-store";
import type { Ledger } from "../../mercado-pago/ledger";
import { readSamplePhoto, SAMPLE_PHOTOS } from "../../model/sample-photos";
import type { PhoneStore } from "../../whatsapp/phone-store";
import type { Faults } from "../faults";
import type { Feed } from "../feed";
import { type Call, Refusal, type Route, readBodyAs, send } from "../http";
import { consolePage } from "./document";
import { faultRows, faultsPanel } from "./faults-panel";
import type { Html } from "./html";
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
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#2c6b39"/>' +
  '<path d="M10 6v7a3.500 3.500 0 0 0 7 0V6M13.500 6v20M22 26v-8h-2.500V11c0-3 1-4.500 2.500-5z" fill="none" ' +
  'stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>';

export interface PageParts {
  phones: PhoneStore;
  letters: MailStore;
  ledger: Ledger;
  faults: Faults;
  feed: Feed;
  appUrl: string;
}

/** The console page, its live parts, and the files it needs. */
export function pageRoutes(parts: PageParts): Route[] {
  const { phones, ledger, faults, feed } = parts;
  const get = (path: string, handle: Route["handle"]): Route => ({ method: "GET", path, handle });
  const part = (name: string, render: (call: Call) => Html) =>
    get(`/console/parts/${name}`, (call) =>
      send(call.res, 200, "text/html; charset=utf-8", render(call).toString()),
    );
  const file = (name: string, type: string, location: string | URL) =>
    get(`/console/${name}`, ({ res }) => send(res, 200, type, fs.readFileSync(location)));

  return [
    get("/", ({ res, url }) => {
      const panels = {
        phone: phonePanel(phones, numberIn(url)),
        mail: mailPanel(parts.letters),
        payments: paymentsPanel(ledger),
        faults: faultsPanel(faults),
        understanding: understandingPanel(),
      };
      res.setHeader("content-security-policy", PAGE_POLICY);
      send(res, 200, "text/html; charset=utf-8", consolePage(panels, parts.appUrl));
    }),
    get("/console/events", ({ res }) => feed.open(res)),
    part("conversation", ({ url }) => conversation(phones, numberIn(url))),
    part("numbers", ({ url }) => numberChips(phones, numberIn(url))),
    part("letters", () => letters(parts.letters)),
    part("bills", () => bills(ledger)),
    part("services", () => faultRows(faults)),
    {
      method: "POST",
      path: "/console/understanding",
      // The catalogue takes a moment to load: the console starts without it.
      handle: async ({ req, res }) => {
        const { explain, explainBody } = await import("../understanding");
        const { explained } = await import("./understanding-reading");
        const reading = explain(await readBodyAs(req, explainBody));
        send(res, 200, "text/html; charset=utf-8", explained(reading).toString());
      },
    },
    get("/console/letters/:id", ({ res, params }) => {
      const letter = parts.letters.find(params.id ?? "");
      if (!letter) throw new Refusal(404, "There is no such letter.");
      res.setHeader("content-security-policy", LETTER_POLICY);
      send(res, 200, "text/html; charset=utf-8", `${LETTER_HEAD}${letter.html}`);
    }),
    get("/console/media/:id", ({ res, params }) => {
      const media = phones.findMedia(params.id ?? "");
      if (!media || !SHOWN_MEDIA.includes(media.mimeType))
        throw new Refusal(404, "There is no such picture.");
      res.setHeader("content-security-policy", "sandbox; default-src 'none'");
      send(res, 200, media.mimeType, phones.readMedia(media));
    }),
    get("/console/samples/:file", ({ res, params }) => {
      const photo = SAMPLE_PHOTOS.find(({ name }) => `${name}.jpg` === params.file);
      if (!photo) throw new Refusal(404, "There is no such sample.");
      send(res, 200, "image/jpeg", readSamplePhoto(photo));
    }),
    get("/console/icon.svg", ({ res }) => send(res, 200, "image/svg+xml", ICON)),
    file("console.css", "text/css; charset=utf-8", new URL("./console.css", import.meta.url)),
    file("console.js", "text/javascript; charset=utf-8", new URL("./console.js", import.meta.url)),
    file(
      "fonts/bricolage.woff2",
      "font/woff2",
      require.resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2"),
    ),
    file(
      "fonts/instrument.woff2",
      "font/woff2",
      require.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
    ),
  ];
}

function numberIn(url: URL): string {
  const given = url.searchParams.get("number") ?? "";
  return /^[\w.-]{3,200}$/.test(given) ? given : FIRST_NUMBER;
}
