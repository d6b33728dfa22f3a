import { type Html, html } from "./html";
import { icons } from "./icons";

/** A whole page in the console's dress. `script` is the address of its program, if it has one. */
function document(title: string, body: Html, script?: string): string {
  return `<!doctype html>${html`<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/console/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/console/console.css">
${script && html`<script type="module" src="${script}"></script>`}
</head>
<body>${body}</body>
</html>`}`;
}

export interface Panels {
  phone: Html;
  mail: Html;
  payments: Html;
  faults: Html;
  understanding: Html;
}

/** The console itself. On a narrow screen one panel shows at a time, chosen in the bar at the bottom. */
export function consolePage(panels: Panels, appUrl: string): string {
  const tab = (panel: keyof Panels, icon: Html, words: string) =>
    html`<a href="#${panel}" data-panel="${panel}">${icon}<span>${words}</span></a>`;
  return document(
    "Garfo · console local",
    html`<header class="top">
      <span class="brand"><span class="mark">${icons.fork}</span> <h1>Garfo <small>console local</small></h1></span>
      <a class="action" href="${appUrl}" target="_blank" rel="noopener" aria-label="Abrir o aplicativo"><span>Abrir o aplicativo</span> ${icons.out}</a>
    </header>
    <main class="workbench">
      ${panels.phone}
      <div class="desk">${panels.understanding}${panels.mail}${panels.payments}${panels.faults}</div>
    </main>
    <nav class="tabs" aria-label="Partes do console">
      ${tab("phone", icons.phone, "Telefone")}${tab("understanding", icons.help, "Entender")}${tab("mail", icons.mail, "Correio")}${tab("payments", icons.card, "Pagamentos")}${tab("faults", icons.fault, "Falhas")}
    </nav>
    <p id="notice" class="notice" role="status" hidden></p>`,
    "/console/console.js",
  );
}
