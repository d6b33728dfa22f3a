import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { type MediaFileKind, type MediaType, mediaTypeOf } from "./media-type";

const TIMEOUT_MS = 10_000;
const MAX_BYTES: Readonly<Record<MediaFileKind, number>> = {
  photo: 8 * 1024 * 1024,
  audio: 16 * 1024 * 1024,
};
/** Where the provider keeps what people send. */
const PROVIDER_ORIGIN = "https://lookaside.fbsbx.com";

export type FetchedMedia =
  | { kind: "fetched"; bytes: Uint8Array; type: MediaType }
  | { kind: "too_large" }
  /** Its content is not what it was sent as. */
  | { kind: "wrong_type" }
  /** The provider no longer has it. */
  | { kind: "gone" }
  /** It could not be had now. */
  | { kind: "trouble" };

const description = z.object({
  url: z.url(),
  file_size: z.coerce.number().nonnegative().optional().catch(undefined),
});

/**
 * What somebody sent, from the provider's hosts and nowhere else: no redirects, at most 10 s and 8 MB for a photo or
 * 16 MB for a recording, its type told by its content. Never throws.
 * @param id as the provider's webhook names it
 */
export async function fetchMedia(id: string, kind: MediaFileKind): Promise<FetchedMedia> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const { WHATSAPP_API_URL, WHATSAPP_API_VERSION } = env();
    const base = WHATSAPP_API_URL.replace(/\/$/, "");
    const described = await get(`${base}/${WHATSAPP_API_VERSION}/${encodeURIComponent(id)}`, signal);
    if (!described.ok) return refusal(described);
    const media = description.safeParse(await limitedJson(described));
    if (!media.success || !isProviders(media.data.url)) return { kind: "trouble" };
    if ((media.data.file_size ?? 0) > MAX_BYTES[kind]) return { kind: "too_large" };

    const file = await get(media.data.url, signal);
    if (!file.ok) return refusal(file);
    const bytes = await limited(file, MAX_BYTES[kind]);
    if (!bytes) return { kind: "too_large" };
    const type = mediaTypeOf(bytes);
    return type?.kind === kind ? { kind: "fetched", bytes, type } : { kind: "wrong_type" };
  } catch {
    return { kind: "trouble" };
  }
}

/** Whether an address is on one of the hosts that may see our token. */
function isProviders(address: string): boolean {
  const { origin, username, password } = new URL(address);
  if (username !== "" || password !== "") return false;
  return origin === PROVIDER_ORIGIN || origin === new URL(env().WHATSAPP_API_URL).origin;
}

function get(url: string, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    headers: { authorization: `Bearer ${env().WHATSAPP_ACCESS_TOKEN}` },
    redirect: "error",
    cache: "no-store",
    signal,
  });
}

async function refusal(response: Response): Promise<FetchedMedia> {
  await response.body?.cancel();
  return { kind: [400, 404, 410].includes(response.status) ? "gone" : "trouble" };
}

const MAX_DESCRIPTION = 64 * 1024;

async function limitedJson(response: Response): Promise<unknown> {
  const bytes = await limited(response, MAX_DESCRIPTION);
  return bytes && JSON.parse(Buffer.from(bytes).toString("utf8"));
}

/** The body, whatever length it announces; null as soon as it is longer than allowed. */
async function limited(response: Response, max: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > max) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
