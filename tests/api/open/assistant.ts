import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { expect } from "vitest";
import { APP_URL, call, createMember, elsewhere, type Member } from "@/tests/factories";

const ENDPOINT = new URL(`${APP_URL}/api/mcp`);
export const BACK = "https://assistente.exemplo.com/volta";

/** What an assistant keeps of its way in; the browser that it would open is noted. */
export class Assistant implements OAuthClientProvider {
  client: OAuthClientInformationMixed | undefined;
  held: OAuthTokens | undefined;
  verifier = "";
  asked: URL | undefined;
  redirectUrl = BACK;
  clientMetadata = {
    client_name: "Assistente Exemplo",
    redirect_uris: [BACK],
    token_endpoint_auth_method: "none",
    scope: "read log",
  };
  state = () => "de-onde-vim";
  clientInformation = () => this.client;
  saveClientInformation(client: OAuthClientInformationMixed) {
    this.client = client;
  }
  tokens = () => this.held;
  saveTokens(tokens: OAuthTokens) {
    this.held = tokens;
  }
  redirectToAuthorization(url: URL) {
    this.asked = url;
  }
  saveCodeVerifier(verifier: string) {
    this.verifier = verifier;
  }
  codeVerifier = () => this.verifier;
  invalidateCredentials() {
    this.held = undefined;
  }
}

export const transportOf = (authProvider: Assistant) =>
  new StreamableHTTPClientTransport(ENDPOINT, { authProvider });
export const clientOf = () =>
  new Client({ name: "teste", version: "1" }, { versionNegotiation: { mode: { pin: "2026-07-28" } } });

/** Tries to come in, and is sent to ask. */
export async function ask(assistant = new Assistant()) {
  const transport = transportOf(assistant);
  await expect(clientOf().connect(transport)).rejects.toBeInstanceOf(UnauthorizedError);
  return { assistant, transport, request: Object.fromEntries(assistant.asked!.searchParams) };
}

export const answer = (member: Member, request: object, more: object = {}) =>
  call("/api/oauth/authorization", {
    token: member.token,
    body: { answer: "allow", scope: "log", password: member.password, request, ...more },
  });

/** Lets an assistant in, as its owner does. */
export async function letIn(scope = "log") {
  const member = await createMember({ status: "active" });
  const { assistant, transport, request } = await ask();
  const { body } = await answer(member, request, { scope });
  await transport.finishAuth(new URL(body.redirectUrl).searchParams);
  return { member, assistant };
}

export async function grant(fields: Record<string, string>) {
  const response = await fetch(`${APP_URL}/api/oauth/token`, {
    method: "POST",
    headers: elsewhere(),
    body: new URLSearchParams(fields),
  });
  return { status: response.status, body: await response.json() };
}
