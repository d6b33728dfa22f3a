/**
 * The service worker: what lets the product open without a network. Pages and their files are kept as they are shown, they
 * hold nothing of anybody; answers of the API are kept for one person, whom the bearer of a request must name, until they
 * leave. The network always comes first: what is kept is only shown where there is none. lib/client/offline/kept-offline.ts is the
 * page's side of this.
 */
const FILES = "garfo-files";
const PAGES = "garfo-pages";
const DATA = "garfo-data-";
/** In PAGES: for whom things are kept. Nothing is kept without it, so that a late answer outlives nobody's leaving. */
const KEEPER = "/keeper";
const NO_NETWORK = "/no-network";
/** When an answer was read, for the page to say so. */
const KEPT_AT = "x-kept-at";

const PAGE = /^\/(dashboard|progress|subscription|profile(\/(personal|body|goals|restrictions|preferences))?)$/;
const FILE = /^\/(_next\/static\/|icons\/)/;
const CALL =
  /^\/api\/(dashboard|meal-summary|goals|progress|history|diary|meals|user|subscription|reminders|favourites|whatsapp-optin-status)$/;
/** What a page noted when it switched reminders on: lib/client/push-device.ts. */
const DEVICE = "garfo-push";
const NOTED = "/push-device";
/** Where a reminder may lead. */
const LED_TO = /^\/(dashboard|progress)(\?[\w=&-]*)?$/;
const NAMED_FILE = /(?:\/_next\/)?static\/(?:chunks|media|css)\/[\w~.%()[\]/-]+?\.(?:js|css|woff2|svg)/g;
/** Files of one build at most. */
const MOST_FILES = 250;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  if (event.data?.type === "keep") {
    event.waitUntil(keepFor(event.data, event.source?.url ?? "", () => port?.postMessage("keeping")));
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (FILE.test(pathname)) event.respondWith(fileFor(event));
  else if (request.mode === "navigate") event.respondWith(pageFor(event));
  else if (CALL.test(pathname) && bearerOf(request)) event.respondWith(answerFor(event));
});

/** A reminder, as lib/push/push-message.ts words it. Browsers insist that something is shown, whatever came. */
self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.path));
});

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.newSubscription)));

/** Names of files change with what is in them: what is kept is right. */
async function fileFor({ request }) {
  return (await caches.match(request.url, { cacheName: FILES })) ?? fetch(request);
}

async function pageFor(event) {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (isPage(answer, request.url)) event.waitUntil(keep(PAGES, keyOf(request.url), answer.clone(), null));
    return answer;
  } catch (error) {
    const pages = await caches.open(PAGES);
    const kept = (await pages.match(keyOf(request.url))) ?? (await pages.match(NO_NETWORK));
    if (kept) return kept;
    throw error;
  }
}

async function answerFor(event) {
  const { request } = event;
  const who = bearerOf(request);
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keep(DATA + who, request.url, stamped(answer.clone()), who));
    return answer;
  } catch (error) {
    if (request.signal.aborted) throw error;
    const kept = await (await caches.open(DATA + who)).match(request.url);
    if (kept) return kept;
    throw error;
  }
}

/** A page under its path; the diary, which is one page for all days, under a name of its own. */
function keyOf(url) {
  const { pathname, searchParams } = new URL(url);
  return searchParams.has("dia") ? `${pathname}?dia` : pathname;
}

function isPage(answer, url) {
  return answer.ok && !answer.redirected && PAGE.test(new URL(url).pathname);
}

/** Whose a request is, as its bearer says. Only the server can tell whether that is true; another's data needs another name. */
function bearerOf({ headers }) {
  const [, claims] = /^Bearer [\w-]+\.([\w-]+)\./.exec(headers.get("authorization") ?? "") ?? [];
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof sub === "string" && /^[\w-]+$/.test(sub) ? sub : null;
  } catch {
    return null;
  }
}

function stamped(answer) {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, new Date().toISOString());
  return new Response(answer.body, { status: answer.status, headers });
}

/** @param who whose it is; null for what is nobody's */
async function keep(cache, key, answer, who) {
  const keeper = await keeperNow();
  if (!keeper || (who !== null && who !== keeper.who)) return;
  await (await caches.open(cache)).put(key, answer);
}

/** For whom things are kept, read without making a cache that somebody's leaving has just taken away. */
async function keeperNow() {
  const kept = await caches.match(KEEPER, { cacheName: PAGES });
  return kept ? kept.json() : null;
}

/**
 * From now on things are kept for one person: those of anybody else go. With a page that has files of a new build, or in
 * another language, all pages are fetched with the files that they may need.
 */
async function keepFor({ who, pages, files: loaded, words }, url, tell) {
  const before = await keeperNow();
  if (before?.who !== who) await forget();
  const cache = await caches.open(PAGES);
  await cache.put(NO_NETWORK, noNetworkPage(words));
  await cache.put(KEEPER, new Response(JSON.stringify({ who, lang: words.lang })));
  tell();
  const isSame = before?.who === who && before.lang === words.lang;
  if (isSame && (!PAGE.test(new URL(url).pathname) || (await hasFiles(loaded)))) return;
  const files = new Set(loaded);
  for (const path of pages) {
    const answer = await fetch(path, { credentials: "same-origin" }).catch(() => null);
    if (!answer || !isPage(answer, answer.url)) continue;
    for (const name of namedFiles(await answer.clone().text())) files.add(name);
    await keep(PAGES, keyOf(answer.url), answer, null);
  }
  await keepFiles(files);
}

async function hasFiles(paths) {
  const held = await Promise.all(paths.map((path) => caches.match(path, { cacheName: FILES })));
  return held.every(Boolean);
}

/** Fetches files and those that they name in turn, and drops those of earlier builds. */
async function keepFiles(files) {
  const cache = await caches.open(FILES);
  for (const path of files) {
    const held = (await cache.match(path)) ?? (await fetch(path).catch(() => null));
    if (!held?.ok) continue;
    await cache.put(path, held.clone());
    if (/\.(js|css)$/.test(path)) {
      for (const name of namedFiles(await held.text())) if (files.size < MOST_FILES) files.add(name);
    }
  }
  if (files.size === 0) return;
  for (const { url } of await cache.keys()) {
    if (!files.has(new URL(url).pathname)) await cache.delete(url);
  }
}

/** The files that a page, a script or a style sheet names, but for scripts that only old browsers load. */
function namedFiles(text) {
  return [...text.replace(/<script[^>]* nomodule[^>]*>/gi, "").matchAll(NAMED_FILE)].map(([name]) => (name.startsWith("/") ? name : `/_next/${name}`));
}

async function forget() {
  const names = await caches.keys();
  const personal = names.filter((name) => name === PAGES || name.startsWith(DATA));
  await Promise.all(personal.map((name) => caches.delete(name)));
}

/** With the colours of app/tokens.css: nothing of the product's own styles is there. */
const LOOK = `:root{--canvas:#faf6ef;--ink:#231d16;--muted:#655b4e;--leaf:#2c6e34;--on-leaf:#fff}
@media (prefers-color-scheme:dark){:root{--canvas:#15120e;--ink:#f5efe5;--muted:#b6aa9a;--leaf:#86c97f;--on-leaf:#10210f}}
body{font:1rem/1.6 system-ui,sans-serif;max-width:26rem;margin:18vh auto;padding:0 1.5rem;text-align:center;background:var(--canvas);color:var(--ink)}
h1{font-size:1.5rem;line-height:1.25;margin:1.25rem 0 .5rem}p{margin:0 0 1.5rem;color:var(--muted);text-wrap:pretty}
rect{fill:var(--leaf)}path{fill:none;stroke:var(--on-leaf);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
a{display:block;padding:.625rem 1.25rem;border-radius:.625rem;font-weight:600;text-decoration:none;color:var(--ink)}
.first{background:var(--leaf);color:var(--on-leaf);margin-bottom:.5rem}`;

/** What a page that was never opened shows; it comes by itself once there is a network. */
function noNetworkPage({ lang, title, text, retry, home = "" }) {
  const [safeTitle, safeText, safeRetry, safeHome] = [title, text, retry, home].map((word) =>
    word.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  );
  const html = `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${safeTitle} | Garfo</title>
<style>${LOOK}</style>
<main><svg viewBox="0 0 32 32" width="48" height="48" aria-hidden="true"><rect width="32" height="32" rx="9"/>
<path d="M10.5 6.5v6c0 2.6 2 4.2 5.5 4.2s5.5-1.6 5.5-4.2v-6M16 6.5v19.5"/></svg>
<h1>${safeTitle}</h1><p role="status">${safeText}</p>
<a class="first" href="">${safeRetry}</a>${safeHome && `<a href="/dashboard">${safeHome}</a>`}</main>
<script>addEventListener("online",()=>location.reload());
setInterval(()=>fetch("/api/health",{cache:"no-store"}).then((a)=>{if(a.status<500)location.reload()},()=>{}),5000)</script>
</html>`;
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'";
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}

function show(data) {
  const { title = "Garfo", body = "", path = "/dashboard", tag, lang } = readJson(data);
  const looks = { icon: "/icons/icon-192.png", badge: "/icons/badge-96.png" };
  return self.registration.showNotification(String(title), { body: String(body), tag, lang, data: { path }, ...looks });
}

function readJson(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** Opens a page of ours, in a window that is there already if any; where else a reminder leads is none of ours. */
async function openPage(path) {
  const url = new URL(LED_TO.test(path) ? path : "/dashboard", self.location.origin).href;
  const windows = await self.clients.matchAll({ type: "window" });
  const shown = windows.find((client) => new URL(client.url).origin === self.location.origin);
  if (!shown) return self.clients.openWindow(url);
  const there = await shown.focus().catch(() => shown);
  return there.navigate(url).catch(() => self.clients.openWindow(url));
}

/** The browser gave up its subscription: a new one takes its place at the server, which knows this browser by the old one. */
async function renew(made) {
  const noted = await (await caches.match(NOTED, { cacheName: DEVICE }))?.json();
  if (!noted) return;
  const subscribing = { userVisibleOnly: true, applicationServerKey: noted.publicKey };
  const { endpoint, keys } = (made ?? (await self.registration.pushManager.subscribe(subscribing))).toJSON();
  const replaced = { endpoint: noted.endpoint, auth: noted.auth };
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ replaced, endpoint, keys });
  const { ok } = await fetch("/api/push-devices/renewal", { method: "POST", headers, body });
  if (!ok) return;
  const cache = await caches.open(DEVICE);
  await cache.put(NOTED, new Response(JSON.stringify({ ...noted, endpoint, auth: keys.auth })));
}
