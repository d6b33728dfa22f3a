import { api } from "@/lib/client/api";
import { DAY_MS } from "@/lib/durations";
import type { PushDevice, PushDevices } from "@/lib/push/push-schema";

/** Read by public/sw.js, which has no session, when the browser replaces its subscription. */
const CACHE = "garfo-push";
const NOTED = "/push-device";

/** What this browser remembers of the reminders that were switched on in it. */
type Noted = {
  who: string;
  /** Of the device at the server. */
  id: string;
  endpoint: string;
  auth: string;
  publicKey: string;
  lang: string;
  /** When the server was last asked about it. */
  at: number;
};

/** "install": a phone that shows them once the product is on its home screen. */
export type PushAbility = "able" | "denied" | "install" | "unable";

export function pushAbility(): PushAbility {
  const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (canPush) return Notification.permission === "denied" ? "denied" : "able";
  // Only Apple's phones have this; false in a tab.
  return (navigator as { standalone?: boolean }).standalone === false ? "install" : "unable";
}

/** What came of switching on: the device, or what the person answered to the browser's question. */
export type SwitchedOn = PushDevice | "denied" | "dismissed";

/**
 * Asks for the permission and has reminders shown here. Called from a click, which browsers insist on.
 * @throws ApiError when the server refuses; DOMException when the browser's push service does not answer
 */
export async function switchPushOn(given: {
  who: string;
  publicKey: string;
  lang: string;
}): Promise<SwitchedOn> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "dismissed";
  await navigator.serviceWorker.register("/sw.js");
  return register(given);
}

async function register({ who, publicKey, lang }: Pick<Noted, "who" | "publicKey" | "lang">) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const noted = await readNoted();
  const before = await pushManager.getSubscription();
  const isUsable = before && noted?.publicKey === publicKey && noted.who === who;
  if (before && !isUsable) await before.unsubscribe();
  const subscribing = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  const subscription = isUsable ? before : await pushManager.subscribe(subscribing);
  const { endpoint = "", keys } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  const body = { endpoint, keys: { p256dh, auth }, locale: lang };
  const device = await api<PushDevice>("/api/push-devices", { method: "POST", body });
  await note({ who, id: device.id, endpoint, auth, publicKey, lang, at: Date.now() });
  return device;
}

/** Shows nothing more here; a device that the server does not know any more is off as well. */
export async function switchPushOff(id: string): Promise<void> {
  await api(`/api/push-devices/${id}`, { method: "DELETE" }).catch((error) => {
    if (error?.status !== 404) throw error;
  });
  await forgetDevice();
}

/** Which of somebody's devices this browser is; null when it shows them nothing. */
export async function deviceHere(who: string): Promise<string | null> {
  if (pushAbility() !== "able" || Notification.permission !== "granted") return null;
  const noted = await readNoted();
  return noted?.who === who ? noted.id : null;
}

/**
 * Sees to it that what the server knows of this browser is true: its language, its subscription, its session. What was ended
 * elsewhere, or is somebody else's, is given up here.
 */
export async function refreshDevice(who: string, lang: string): Promise<void> {
  const noted = await readNoted();
  if (!noted) return;
  if (noted.who !== who) return forgetDevice();
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  const isSame = subscription?.endpoint === noted.endpoint && noted.lang === lang;
  if (isSame && Date.now() - noted.at < DAY_MS) return;
  const { publicKey, devices } = await api<PushDevices>("/api/push-devices");
  if (!publicKey || !subscription || !devices.some(({ id }) => id === noted.id)) return forgetDevice();
  await register({ who, publicKey, lang });
}

async function forgetDevice(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  await caches.delete(CACHE);
}

async function readNoted(): Promise<Noted | null> {
  const kept = await caches.match(NOTED, { cacheName: CACHE });
  return kept ? kept.json() : null;
}

async function note(noted: Noted): Promise<void> {
  await (await caches.open(CACHE)).put(NOTED, new Response(JSON.stringify(noted)));
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
