/** @jsxImportSource hono/jsx */
import type { CaughtMail, MailStore } from "../../mail/mail-store";
import { LinkedText } from "./chat-text";
import { dayAndTime } from "./times";

const SHOWN = 100;

export function MailPanel({ store }: { store: MailStore }) {
  return (
    <section class="panel" id="mail" aria-labelledby="mail-title">
      <h2 id="mail-title">Correio</h2>
      <ol class="letters" id="letters">
        <Letters store={store} />
      </ol>
    </section>
  );
}

export function Letters({ store }: { store: MailStore }) {
  const caught = store.list().slice(0, SHOWN);
  if (caught.length === 0) {
    return (
      <li class="empty" id="no-mail">
        Nenhuma carta ainda. O que o aplicativo mandar por e-mail aparece aqui, para qualquer endereço.
      </li>
    );
  }
  return (
    <>
      {caught.map((letter) => (
        <Letter letter={letter} />
      ))}
    </>
  );
}

function Letter({ letter: { id, subject, to, at, html: markup, text } }: { letter: CaughtMail }) {
  const plain = <LinkedText text={text} />;
  return (
    <li id={`letter-${id}`}>
      <details>
        <summary>
          <span class="subject">{subject || "(sem assunto)"}</span>
          <span class="small">
            Para {to.join(", ")} · <time datetime={at}>{dayAndTime(Date.parse(at))}</time>
          </span>
        </summary>
        {markup && (
          <iframe
            title={`Carta: ${subject}`}
            data-src={`/console/letters/${id}`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        )}
        {text && markup && (
          <details class="plain">
            <summary>Só o texto</summary>
            <div>{plain}</div>
          </details>
        )}
        {text && !markup && <div class="plain-text">{plain}</div>}
      </details>
    </li>
  );
}
