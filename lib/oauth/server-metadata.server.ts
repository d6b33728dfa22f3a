import "server-only";
import { getOAuthProtectedResourceMetadataUrl, oauthMetadataResponse } from "@modelcontextprotocol/server";
import { env } from "@/lib/env";
import { TOKEN_SCOPES } from "@/lib/tokens/token-schema";

/** The page on which people are asked; see lib/access/pages.ts. */
const PAGE = "/connect";
const RESOURCE = "/api/mcp";

const ours = (path: string) => new URL(path, env().NEXT_PUBLIC_APP_URL).href;

/** What a token is for: it opens nothing else. */
export const resourceUrl = () => ours(RESOURCE);

/** Where a program that was refused reads how to be let in (RFC 9728). */
export const resourceMetadataUrl = () => getOAuthProtectedResourceMetadataUrl(new URL(resourceUrl()));

/** The two documents by which programs find their way (RFC 8414, RFC 9728); undefined for other paths. */
export function serverMetadata(request: Request): Response | undefined {
  const issuer = new URL(env().NEXT_PUBLIC_APP_URL).origin;
  const asked = new URL(request.url);
  const public_ = new Request(new URL(asked.pathname, issuer), { method: request.method });
  return oauthMetadataResponse(public_, {
    resourceServerUrl: new URL(resourceUrl()),
    scopesSupported: [...TOKEN_SCOPES],
    resourceName: "Garfo",
    oauthMetadata: {
      issuer,
      authorization_endpoint: ours(PAGE),
      token_endpoint: ours("/api/oauth/token"),
      registration_endpoint: ours("/api/oauth/register"),
      revocation_endpoint: ours("/api/oauth/revoke"),
      scopes_supported: [...TOKEN_SCOPES],
      response_types_supported: ["code"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
      token_endpoint_auth_methods_supported: ["none"],
      revocation_endpoint_auth_methods_supported: ["none"],
    },
  });
}
