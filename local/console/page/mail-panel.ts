import type { CaughtMail, MailStore } from "../../mail/mail-store";
import { clockTime, dayOf } from "./bubble";
import { linkedText } from "./chat-text";
import { type Html, html } from "./html";

const SHOWN = 100;

export function mailPanel(store: MailStore): Html {
  return html`<section class="panel" id="mail" aria-labelledby="mail-title">
    <h2 id="mail-title">Correio</h2>
    <ol class="letters" id="letters">${letters(store)}</ol>
  </section>`;
}

export function letters(store: MailStore): Html {
  const caught = store.list().slice(0, SHOWN);
  if (caught.length === 0) {
    return html`<li class="empty" id="no-mail">Nenhuma carta ainda. O que o aplicativo mandar por e-mail aparece aqui,
      para qualquer endereço.</li>`;
  }
  return html`${caught.map(letter)}`;
}

function letter({ id, subject, to, at, html: markup, text }: CaughtMail): Html {
  return html`<li id="letter-${id}">
    <details>
      <summary>
        <span class="subject">${subject || "(sem assunto)"}</span>
        <span class="small">Para ${to.join(", ")} · <time datetime="${at}">${dayOf(Date.parse(at)).split("-").reverse().slice(0, 2).join("/")} ${clockTime(Date.parse(at))}</time></span>
      </summary>
      ${markup && html`<iframe title="Carta: ${subject}" data-src="/console/letters/${id}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
      ${text && (markup ? html`<details class="plain"><summary>Só o texto</summary><div>${linkedText(text)}</div></details>` : html`<div class="plain-text">${linkedText(text)}</div>`)}
    </details>
  </li>`;
}
