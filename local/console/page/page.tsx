/** @jsxImportSource hono/jsx */
import fs from "node:fs";
import { html, raw } from "hono/html";
import type { Child } from "hono/jsx";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Call } from "../http";

/** What a component gives. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The product's own drawing, coloured by the sheet as the product's is. */
const LOGO = fs
  .readFileSync(new URL("../../../app/icon.svg", import.meta.url), "utf8")
  .replace(/<title>.*<\/title>/, "");

/** A whole page in the console's dress. `script` is the address of its program, if it has one. */
export function Page({ title, script, children }: { title: string; script?: string; children?: Child }) {
  return (
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" href="/console/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/console/console.css" />
        {/* Not a module: it chooses light or dark before the first paint. */}
        <script src="/console/theme.js" />
        {script && <script type="module" src={script} />}
      </head>
      <body>{children}</body>
    </html>
  );
}

export function Logo() {
  return (
    <span class="logo" aria-hidden="true">
      {raw(LOGO)}
    </span>
  );
}

export function sendPage(c: Call, page: Markup): Response | Promise<Response> {
  return c.html(html`<!doctype html>${page}`);
}
