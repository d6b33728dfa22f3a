import type { PhoneMessage } from "../../whatsapp/message";
import { chatText } from "./chat-text";
import { type Html, html } from "./html";
import { icons } from "./icons";

/** What WhatsApp shows of a message; more comes only from tests. */
const LONGEST = 4096;
const ZONE = "America/Sao_Paulo";
const time = new Intl.DateTimeFormat("pt-BR", { hour: "2-digit", minute: "2-digit", timeZone: ZONE });
const day = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE });
const title = new Intl.DateTimeFormat("pt-BR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: ZONE,
});

/** The day, YYYY-MM-DD in São Paulo, of a time in milliseconds. */
export function dayOf(at: number): string {
  return day.format(at);
}

export function dayTitle(at: number): string {
  return title.format(at);
}

export function clockTime(at: number): string {
  return time.format(at);
}

/**
 * One message on the phone, as a list item. What the person wrote stands at the right.
 * @param before what the person had written before it
 */
export function bubble(message: PhoneMessage, before: string): Html {
  const mine = message.direction === "in";
  return html`<li class="bubble ${mine ? "mine" : "theirs"}" id="m-${message.wamid}">
    <div class="balloon">
      <span class="hidden">${mine ? "Você" : "Garfo"}: </span>
      ${message.template && html`<span class="badge">Modelo ${message.template.name}</span>`}
      ${message.header && html`<strong class="title">${message.header}</strong>`}
      ${attachment(message)}
      ${message.text && message.type !== "audio" && html`<p>${chatText(message.text.slice(0, LONGEST))}</p>`}
      ${message.footer && html`<p class="foot">${message.footer}</p>`}
      <span class="meta"><time datetime="${new Date(message.at).toISOString()}">${clockTime(message.at)}</time>${ticks(message)}</span>
    </div>
    ${choices(message)}
    ${mine && message.type === "text" && html`<button type="button" class="why" id="why-${message.wamid}" data-explain="${message.text.slice(0, LONGEST)}" data-before="${before.slice(0, LONGEST)}" data-at="${String(message.at)}">Por quê?</button>`}
  </li>`;
}

function attachment({ mediaId, mediaType, type, text }: PhoneMessage): Html | false {
  if (type === "audio")
    return html`<p class="voice">${icons.mic} <span>${text || "Mensagem de voz"}</span></p>`;
  if (mediaId === undefined || !mediaType?.startsWith("image/")) return false;
  return html`<img class="photo" src="/console/media/${mediaId}" alt="Foto enviada">`;
}

function choices({ buttons, list, link, wamid }: PhoneMessage): Html | false {
  if (link)
    return html`<a class="reply" href="${link.url}" target="_blank" rel="noopener">${icons.out} ${link.title}</a>`;
  if (list) {
    return html`<button type="button" class="reply" data-list="${wamid}">${icons.list} ${list.button}</button>
      <template>${list.sections.map(
        (section) => html`${section.title && html`<h3>${section.title}</h3>`}
        ${section.rows.map(
          (
            row,
          ) => html`<button type="button" class="option" data-kind="list" data-reply="${row.id}" data-title="${row.title}" data-to="${wamid}">
            <b>${row.title}</b>${row.description && html`<span>${row.description}</span>`}</button>`,
        )}`,
      )}</template>`;
  }
  return (
    buttons.length > 0 &&
    html`${buttons.map(
      ({ id, title: words }) =>
        html`<button type="button" class="reply" data-kind="button" data-reply="${id}" data-title="${words}" data-to="${wamid}">${words}</button>`,
    )}`
  );
}

/** On one's own messages how far they came; on the assistant's only that sending failed. */
function ticks({ direction, status }: PhoneMessage): Html | false {
  const tick = (icon: Html, words: string, kind = "") =>
    html`<span class="tick ${kind}" title="${words}">${icon}<span class="hidden">, ${words}</span></span>`;
  if (status === "failed") return tick(icons.alert, "não entregue", "failed");
  if (direction === "out") return false;
  switch (status) {
    case "pending":
      return tick(icons.clock, "aguardando o aplicativo", "pending");
    case "read":
      return tick(icons.checks, "lida", "read");
    case "delivered":
      return tick(icons.checks, "entregue");
    default:
      return tick(icons.check, "enviada");
  }
}
