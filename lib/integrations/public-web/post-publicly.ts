import "server-only";
import { lookup } from "node:dns/promises";
import { request } from "node:https";
import { isIP } from "node:net";
import { callableUrl, isPublicAddress } from "@/lib/integrations/public-web/public-address";

const TIMEOUT_MS = 10_000;
const LOOKUP_MS = 5_000;

/** What became of a call: its status, with the header Retry-After as it came, or why there was none. */
export type PostOutcome =
  | { status: number; retryAfter?: string }
  | { failure: "address" | "private" | "timeout" | "connection" };

export type Post = (
  url: string,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>>,
) => Promise<PostOutcome>;

/**
 * Posts to an address that somebody told us, which must be public: its name is looked up here, every address of it must be
 * one of the public internet, and the connection goes to the one that was looked at, so that no second answer of the name
 * leads elsewhere. Redirects are not followed, the answer's body is not read. Never throws.
 */
export const postPublicly: Post = async (address, body, headers) => {
  const url = callableUrl(address);
  if (!url) return { failure: "address" };
  const found = await publicAddressOf(url.hostname.replace(/^\[|\]$/g, ""));
  if (typeof found === "string") return { failure: found };
  return new Promise((resolve) => {
    const call = request(
      url,
      {
        method: "POST",
        agent: false,
        headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
        lookup: (_name, options, answer) =>
          options.all
            ? (answer as unknown as (error: null, all: object[]) => void)(null, [found])
            : answer(null, found.address, found.family),
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] });
        response.destroy();
      },
    );
    const timer = setTimeout(() => {
      resolve({ failure: "timeout" });
      call.destroy();
    }, TIMEOUT_MS);
    call.on("error", () => resolve({ failure: "connection" }));
    call.on("close", () => clearTimeout(timer));
    call.end(body);
  });
};

/** Whether a name, as it is now, leads to the public internet only. */
export async function leadsOutside(address: string): Promise<boolean> {
  const url = callableUrl(address);
  return url !== null && typeof (await publicAddressOf(url.hostname.replace(/^\[|\]$/g, ""))) !== "string";
}

async function publicAddressOf(
  host: string,
): Promise<{ address: string; family: number } | "private" | "connection"> {
  const version = isIP(host);
  if (version) return isPublicAddress(host) ? { address: host, family: version } : "private";
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("lookup")), LOOKUP_MS).unref();
  });
  const found = await Promise.race([lookup(host, { all: true }), late]).catch(() => []);
  const [first] = found;
  if (!first) return "connection";
  return found.every(({ address }) => isPublicAddress(address)) ? first : "private";
}
