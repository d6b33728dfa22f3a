import type { TokenScope } from "@/lib/tokens/token-schema";
import { call, type Member } from "@/tests/factories";

export type MadeToken = { id: string; token: string };

/** A personal token, made as its owner makes one. */
export async function makeToken(
  member: Member,
  scope: TokenScope = "log",
  more: { name?: string; days?: number } = {},
): Promise<MadeToken> {
  const body = { name: "Programa de teste", days: 30, ...more, scope, password: member.password };
  const answer = await call("/api/tokens", { token: member.token, body });
  if (answer.status !== 201) throw new Error(`token: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
