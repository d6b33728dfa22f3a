/** @jsxImportSource hono/jsx */
import type { PhoneMessage } from "../../whatsapp/message";
import { ChatText } from "./chat-text";
import { Icon, type IconName } from "./icons";
import { clockTime } from "./times";

/** What WhatsApp shows of a message; more comes only from tests. */
const LONGEST = 4096;

/**
 * One message on the phone, as a list item. What the person wrote stands at the right.
 * @param before what the person had written before it
 */
export function Bubble({ message, before }: { message: PhoneMessage; before: string }) {
  const { wamid, direction, template, header, footer, type, at } = message;
  const mine = direction === "in";
  const text = message.text.slice(0, LONGEST);
  return (
    <li class={`bubble ${mine ? "mine" : "theirs"}`} id={`m-${wamid}`}>
      <div class="balloon">
        <span class="hidden">{mine ? "Você" : "Garfo"}: </span>
        {template && <span class="badge">Modelo {template.name}</span>}
        {header && <strong class="title">{header}</strong>}
        <Attachment message={message} />
        {text && type !== "audio" && (
          <p>
            <ChatText text={text} />
          </p>
        )}
        {footer && <p class="foot">{footer}</p>}
        <span class="meta">
          <time datetime={new Date(at).toISOString()}>{clockTime(at)}</time>
          <Ticks message={message} />
        </span>
      </div>
      <Choices message={message} />
      {mine && type === "text" && (
        <button
          type="button"
          class="why"
          id={`why-${wamid}`}
          data-explain={text}
          data-before={before.slice(0, LONGEST)}
          data-at={String(at)}
        >
          Por quê?
        </button>
      )}
    </li>
  );
}

function Attachment({ message: { mediaId, mediaType, type, text } }: { message: PhoneMessage }) {
  if (type === "audio") {
    return (
      <p class="voice">
        <Icon name="mic" /> <span>{text || "Mensagem de voz"}</span>
      </p>
    );
  }
  if (mediaId === undefined || !mediaType?.startsWith("image/")) return null;
  return <img class="photo" src={`/console/media/${mediaId}`} alt="Foto enviada" />;
}

function Choices({ message: { buttons, list, link, wamid } }: { message: PhoneMessage }) {
  if (link) {
    return (
      <a class="reply" href={link.url} target="_blank" rel="noopener">
        <Icon name="out" /> {link.title}
      </a>
    );
  }
  if (!list) {
    return (
      <>
        {buttons.map(({ id, title }) => (
          <button
            type="button"
            class="reply"
            data-kind="button"
            data-reply={id}
            data-title={title}
            data-to={wamid}
          >
            {title}
          </button>
        ))}
      </>
    );
  }
  return (
    <>
      <button type="button" class="reply" data-list={wamid}>
        <Icon name="list" /> {list.button}
      </button>
      <template>
        {list.sections.map(({ title, rows }) => (
          <>
            {title && <h3>{title}</h3>}
            {rows.map((row) => (
              <button
                type="button"
                class="option"
                data-kind="list"
                data-reply={row.id}
                data-title={row.title}
                data-to={wamid}
              >
                <b>{row.title}</b>
                {row.description && <span>{row.description}</span>}
              </button>
            ))}
          </>
        ))}
      </template>
    </>
  );
}

const COURSE: Partial<Record<PhoneMessage["status"], [icon: IconName, words: string, kind: string]>> = {
  pending: ["clock", "aguardando o aplicativo", "pending"],
  read: ["checks", "lida", "read"],
  delivered: ["checks", "entregue", ""],
  failed: ["alert", "não entregue", "failed"],
};

/** On one's own messages how far they came; on the assistant's only that sending failed. */
function Ticks({ message: { direction, status } }: { message: PhoneMessage }) {
  if (direction === "out" && status !== "failed") return null;
  const [icon, words, kind] = COURSE[status] ?? (["check", "enviada", ""] as const);
  return (
    <span class={`tick ${kind}`} title={words}>
      <Icon name={icon} />
      <span class="hidden">, {words}</span>
    </span>
  );
}
