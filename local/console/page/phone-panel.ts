import { SAMPLE_PHOTOS } from "../../model/sample-photos";
import type { PhoneMessage } from "../../whatsapp/message";
import type { PhoneStore } from "../../whatsapp/phone-store";
import { bubble, dayOf, dayTitle } from "./bubble";
import { type Html, html } from "./html";
import { icons } from "./icons";

/** The numbers of the seeded accounts, by what the README calls them. */
const DEMO_NUMBERS = [
  { number: "5511999990001", name: "Membro" },
  { number: "5511999990002", name: "Teste" },
];
export const FIRST_NUMBER = "5511999990001";
const SHOWN = 200;

const SUGGESTIONS = [
  "almocei 2 conchas de feijão, 4 colheres de sopa de arroz e um bife médio",
  "bebi 500 ml de água",
  "peso 72,4",
  "como estou hoje?",
];

export function phonePanel(store: PhoneStore, number: string): Html {
  return html`<section class="panel phone-panel" id="phone" aria-labelledby="phone-title">
    <h2 id="phone-title">Telefone</h2>
    <div class="numbers" id="numbers" role="group" aria-label="Número de quem escreve">${numberChips(store, number)}</div>
    <div class="device">
      <header class="chat-head">
        <span class="avatar">${icons.fork}</span>
        <div><strong>Garfo</strong><span id="presence" aria-live="polite">online</span></div>
      </header>
      <div class="log" id="log" role="log" aria-label="Conversa com o Garfo" tabindex="0">
        <ol id="conversation" data-number="${number}">${conversation(store, number)}</ol>
        <div class="typing" id="typing" hidden aria-hidden="true"><i></i><i></i><i></i></div>
      </div>
      <div class="suggestions" role="group" aria-label="Sugestões de mensagem">
        ${SUGGESTIONS.map((text) => html`<button type="button" class="chip" data-say="${text}">${text}</button>`)}
      </div>
      <form class="composer" id="composer">
        <button type="button" class="round quiet" data-open="attach" aria-label="Anexar foto ou áudio">${icons.attach}</button>
        <label class="hidden" for="message">Mensagem</label>
        <textarea id="message" name="text" rows="1" maxlength="4096" placeholder="Mensagem" autocomplete="off"></textarea>
        <button type="submit" class="round" aria-label="Enviar">${icons.send}</button>
      </form>
    </div>
    ${attachDialog()}
    <dialog id="options" aria-labelledby="options-title">
      <form method="dialog" class="dialog-head">
        <h2 id="options-title">Opções</h2>
        <button class="round quiet" aria-label="Fechar">${icons.close}</button>
      </form>
      <div id="options-body"></div>
    </dialog>
  </section>`;
}

export function numberChips(store: PhoneStore, current: string): Html {
  const others = [...new Set([...store.numbers(), current])].filter(
    (number) => !DEMO_NUMBERS.some((demo) => demo.number === number),
  );
  const chip = (number: string, name?: string) => html`<button
    type="button" class="chip" data-number="${number}" id="number-${number}"
    aria-pressed="${String(number === current)}">${name && html`<b>${name}</b> `}${readable(number)}</button>`;
  return html`${DEMO_NUMBERS.map(({ number, name }) => chip(number, name))}
    ${others.slice(0, 8).map((number) => chip(number))}
    <form class="other-number" id="other-number">
      <label class="hidden" for="other">Outro número, com 55 e DDD</label>
      <input id="other" name="number" inputmode="numeric" placeholder="Outro número" autocomplete="off">
      <button class="chip">Usar</button>
    </form>`;
}

/** The latest bubbles of a conversation with a divider for each day, as list items with stable ids. */
export function conversation(store: PhoneStore, number: string): Html {
  const messages = store.conversation(number).slice(-SHOWN);
  if (messages.length === 0) {
    return html`<li class="note" id="empty">Este telefone é de mentira e tudo fica nesta máquina. Conte o que você
      comeu, como faria no WhatsApp.</li>`;
  }
  const written = (index: number) =>
    messages.slice(0, index).findLast(({ direction, type }) => direction === "in" && type === "text")?.text ??
    "";
  return html`${messages.map((message, index) => [
    divider(message, messages[index - 1]),
    bubble(message, written(index)),
  ])}`;
}

function divider(message: PhoneMessage, previous: PhoneMessage | undefined): Html | false {
  const day = dayOf(message.at);
  return (
    (previous === undefined || dayOf(previous.at) !== day) &&
    html`<li class="note day" id="day-${day}">${dayTitle(message.at)}</li>`
  );
}

function attachDialog(): Html {
  return html`<dialog id="attach" aria-labelledby="attach-title">
    <form method="dialog" class="dialog-head">
      <h2 id="attach-title">Enviar foto ou áudio</h2>
      <button class="round quiet" aria-label="Fechar">${icons.close}</button>
    </form>
    <label for="caption">Legenda da foto (se quiser)</label>
    <input id="caption" maxlength="1024" autocomplete="off" placeholder="Meu almoço de hoje">
    <div class="samples">
      ${SAMPLE_PHOTOS.map(
        ({ name, title }) => html`<button type="button" data-photo="${name}">
          <img src="/console/samples/${name}.jpg" alt="" width="160" height="160" loading="lazy"><span>${title}</span>
        </button>`,
      )}
    </div>
    <label class="action file">Escolher uma foto sua<input class="hidden" type="file" id="photo-file" accept="image/jpeg,image/png,image/webp"></label>
    <form id="voice">
      <label for="said">Ou um áudio que diz</label>
      <div class="row"><input id="said" name="said" required maxlength="1000" autocomplete="off" placeholder="Comi uma banana e um iogurte">
      <button class="action">${icons.mic} Gravar</button></div>
    </form>
  </dialog>`;
}

/** 11 99999-0001 for Brazilian numbers, the plain digits for others. */
function readable(number: string): string {
  const parts = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(number);
  return parts ? `${parts[1]} ${parts[2]}-${parts[3]}` : number;
}
