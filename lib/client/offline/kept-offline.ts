import { clearWaiting } from "@/lib/client/offline/waiting-entries";

/** What public/sw.js keeps of somebody; the files of the product are nobody's and stay. */
const PERSONAL = /^garfo-(pages|data-)/;
/** Longest that somebody who leaves waits for it to be gone. */
const PATIENCE_MS = 1_000;

/** Takes away everything that was kept to be shown without a network. */
export async function forgetKept(): Promise<void> {
  const forget = async () => {
    const names = (await caches.keys()).filter((name) => PERSONAL.test(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  await Promise.race([forget(), patience()]).catch(() => undefined);
}

/** Takes away what was logged and never sent: for who leaves by their own will. */
export async function forgetWaiting(): Promise<void> {
  if (!("indexedDB" in globalThis)) return;
  await Promise.race([clearWaiting(), patience()]).catch(() => undefined);
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}

/** What the service worker is told of the page that starts it. */
export type Keeping = {
  /** For whom things are kept from now on. */
  who: string;
  pages: readonly string[];
  /** Of the page that stands in for one that was never opened. */
  words: { lang: string; title: string; text: string; retry: string; home: string };
};

/**
 * Starts the service worker, where the browser has one, and has it keep what a person needs without a network.
 * @returns once answers that are read from here on are kept; false where there is none to keep them
 */
export async function startKeeping(keeping: Keeping): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const { serviceWorker } = navigator;
  await serviceWorker.register("/sw.js");
  const { active } = await serviceWorker.ready;
  if (!serviceWorker.controller) {
    await new Promise((resolve) =>
      serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  }
  const { port1, port2 } = new MessageChannel();
  const isKeeping = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  active?.postMessage({ type: "keep", ...keeping, files: filesOf(document) }, [port2]);
  await isKeeping;
  return true;
}

/** When an answer was kept, by the address it was read from; null when it is not. */
export async function keptAt(who: string, path: string): Promise<Date | null> {
  const kept = await caches.match(path, { cacheName: `garfo-data-${who}` });
  const at = kept?.headers.get("x-kept-at");
  return at ? new Date(at) : null;
}

/** Paths of the scripts that a page has loaded; a browser that has service workers needs none for old ones. */
function filesOf({ scripts }: Document): string[] {
  const paths = [...scripts]
    .filter(({ src, noModule }) => src && !noModule)
    .map(({ src }) => new URL(src).pathname);
  return paths.filter((path) => path.startsWith("/_next/static/"));
}
