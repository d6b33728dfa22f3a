/** @jsxImportSource hono/jsx */
import type { PhoneMessage } from "../../whatsapp/message";
import type { PhoneStore } from "../../whatsapp/phone-store";
import { AttachDialog } from "./attach-dialog";
import { Bubble } from "./bubble";
import { Icon } from "./icons";
import { Logo } from "./page";
import { dayOf, dayTitle } from "./times";

/** The numbers of the seeded accounts, by what the README calls them. */
const DEMO_NUMBERS = [
  { number: "5511999990001", name: "Membro" },
  { number: "5511999990002", name: "Teste" },
];
export const FIRST_NUMBER = "5511999990001";
const SHOWN = 200;
const OTHERS_SHOWN = 4;

const SUGGESTIONS = [
  "almocei 2 conchas de feijão, 4 colheres de sopa de arroz e um bife médio",
  "bebi 500 ml de água",
  "peso 72,4",
  "como estou hoje?",
];

interface PhoneView {
  store: PhoneStore;
  number: string;
}

export function PhonePanel({ store, number }: PhoneView) {
  return (
    <section class="panel phone-panel" id="phone" aria-labelledby="phone-title">
      <h2 id="phone-title">Telefone</h2>
      <fieldset class="numbers" id="numbers" aria-label="Número de quem escreve">
        <NumberChips store={store} number={number} />
      </fieldset>
      <div class="device">
        <header class="chat-head">
          <Logo />
          <div>
            <strong>Garfo</strong>
            <span id="presence" aria-live="polite">
              online
            </span>
          </div>
        </header>
        <div class="log" id="log" role="log" aria-label="Conversa com o Garfo" tabindex={0}>
          <ol id="conversation" data-number={number}>
            <Conversation store={store} number={number} />
          </ol>
          <div class="typing" id="typing" hidden aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
        </div>
        <fieldset class="suggestions" aria-label="Sugestões de mensagem">
          {SUGGESTIONS.map((text) => (
            <button type="button" class="chip" data-say={text}>
              {text}
            </button>
          ))}
        </fieldset>
        <Composer />
      </div>
      <AttachDialog />
      <dialog id="options" aria-labelledby="options-title">
        <form method="dialog" class="dialog-head">
          <h2 id="options-title">Opções</h2>
          <button type="submit" class="round quiet" aria-label="Fechar">
            <Icon name="close" />
          </button>
        </form>
        <div id="options-body" />
      </dialog>
    </section>
  );
}

function Composer() {
  return (
    <form class="composer" id="composer">
      <button type="button" class="round quiet" data-open="attach" aria-label="Anexar foto ou áudio">
        <Icon name="attach" />
      </button>
      <label class="hidden" for="message">
        Mensagem
      </label>
      <textarea
        id="message"
        name="text"
        rows={1}
        maxlength={4096}
        placeholder="Mensagem"
        autocomplete="off"
      />
      <button type="submit" class="round" aria-label="Enviar">
        <Icon name="send" />
      </button>
    </form>
  );
}

export function NumberChips({ store, number }: PhoneView) {
  const others = [...new Set([...store.numbers(), number])]
    .filter((other) => !DEMO_NUMBERS.some((demo) => demo.number === other))
    .slice(0, OTHERS_SHOWN)
    .map((other) => ({ number: other, name: undefined }));
  return (
    <>
      {[...DEMO_NUMBERS, ...others].map((one) => (
        <button
          type="button"
          class="chip"
          data-number={one.number}
          id={`number-${one.number}`}
          aria-pressed={one.number === number ? "true" : "false"}
        >
          {one.name && <b>{one.name}</b>} {readable(one.number)}
        </button>
      ))}
      <form class="other-number" id="other-number">
        <label class="hidden" for="other">
          Outro número, com 55 e DDD
        </label>
        <input id="other" name="number" inputmode="numeric" placeholder="Outro número" autocomplete="off" />
        <button type="submit" class="chip">
          Usar
        </button>
      </form>
    </>
  );
}

/** The latest bubbles of a conversation with a divider for each day, as list items with stable ids. */
export function Conversation({ store, number }: PhoneView) {
  const messages = store.conversation(number).slice(-SHOWN);
  if (messages.length === 0) {
    return (
      <li class="note" id="empty">
        Este telefone é de mentira e tudo fica nesta máquina. Conte o que você comeu, como faria no WhatsApp.
      </li>
    );
  }
  const written = (index: number) =>
    messages.slice(0, index).findLast(({ direction, type }) => direction === "in" && type === "text")?.text ??
    "";
  return (
    <>
      {messages.map((message, index) => (
        <>
          <Divider message={message} previous={messages[index - 1]} />
          <Bubble message={message} before={written(index)} />
        </>
      ))}
    </>
  );
}

function Divider({ message, previous }: { message: PhoneMessage; previous: PhoneMessage | undefined }) {
  const day = dayOf(message.at);
  if (previous !== undefined && dayOf(previous.at) === day) return null;
  return (
    <li class="note day" id={`day-${day}`}>
      {dayTitle(message.at)}
    </li>
  );
}

/** 11 99999-0001 for Brazilian numbers, the plain digits for others. */
function readable(number: string): string {
  const parts = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(number);
  return parts ? `${parts[1]} ${parts[2]}-${parts[3]}` : number;
}
