/** @jsxImportSource hono/jsx */
import type { DeviceStore, PushedMessage } from "../../push/device-store";
import { dayAndTime } from "./times";

const SHOWN = 100;

export function NoticesPanel({ store }: { store: DeviceStore }) {
  return (
    <section class="panel" id="notices" aria-labelledby="notices-title">
      <h2 id="notices-title">Avisos</h2>
      <ol class="letters" id="notice-list">
        <Notices store={store} />
      </ol>
    </section>
  );
}

export function Notices({ store }: { store: DeviceStore }) {
  const newest = store.list().slice(-SHOWN).reverse();
  if (newest.length === 0) {
    return (
      <li class="empty" id="no-notice">
        Nenhum aviso ainda. O que o aplicativo mandar a um aparelho inscrito aqui aparece decifrado.
      </li>
    );
  }
  return (
    <>
      {newest.map((notice) => (
        <Notice notice={notice} />
      ))}
    </>
  );
}

function Notice({ notice: { seq, device, data, at } }: { notice: PushedMessage }) {
  return (
    <li id={`notice-${seq}`}>
      <details>
        <summary>
          <span class="subject">{(data as { title?: string }).title ?? "(sem título)"}</span>
          <span class="small">
            Aparelho {device.slice(0, 8)} · <time datetime={at}>{dayAndTime(Date.parse(at))}</time>
          </span>
        </summary>
        <div class="plain-text">{(data as { body?: string }).body}</div>
      </details>
    </li>
  );
}
