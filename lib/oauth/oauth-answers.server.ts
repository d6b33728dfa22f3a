import "server-only";
import { resourceMetadataUrl } from "@/lib/oauth/server-metadata.server";

/** Ours, in the standard's words (RFC 6749, section 5.2). */
const CODES: Readonly<Record<string, string>> = {
  oauth_grant_refused: "invalid_grant",
  oauth_client_unknown: "invalid_client",
  validation: "invalid_request",
  rate_limited: "temporarily_unavailable",
};

type Handle = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>;

/** Refusals as the standard's programs read them: its code as `error`, our sentence beside it, our code as everywhere. */
export function answeredAsOauth<H extends Handle>(handle: H): H {
  const answer: Handle = async (request, context) => {
    const response = await handle(request, context);
    if (response.status < 400) return response;
    const { error, code, ...rest } = (await response.json()) as { error: string; code: string };
    const told = { error: CODES[code] ?? "invalid_request", error_description: error, code, ...rest };
    // The standard knows no 422.
    const status = response.status === 422 ? 400 : response.status;
    return new Response(JSON.stringify(told), { status, headers: response.headers });
  };
  return Object.assign(answer, handle) as H;
}

/** Tells a program that was not let in where it reads how (RFC 9728, section 5.1). */
export function challenging<H extends Handle>(handle: H): H {
  const answer: Handle = async (request, context) => {
    const response = await handle(request, context);
    if (response.status === 401)
      response.headers.set("WWW-Authenticate", `Bearer resource_metadata="${resourceMetadataUrl()}"`);
    return response;
  };
  return Object.assign(answer, handle) as H;
}
