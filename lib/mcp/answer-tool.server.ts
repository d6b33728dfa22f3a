import "server-only";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { type Requirement, refusalFor } from "@/lib/access/rules";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { isFieldKey } from "@/lib/http/field-sentences";
import { logUnexpected } from "@/lib/http/log-unexpected";
import { translator } from "@/lib/i18n/translator";
import { covers } from "@/lib/tokens/token-access";
import type { TokenScope } from "@/lib/tokens/token-schema";

/** Who calls the tools, with what their token allows. */
export type ToolCaller = { ctx: Context<Viewer>; scope: TokenScope; request: Request };

/** What a tool asks of its caller. */
export type Asked = { access: Requirement; scope: TokenScope };

/**
 * Runs a tool for somebody who may use it. What goes wrong is the tool's answer, in the person's language and with the
 * API's stable code: a model reads it and may do better; what nobody foresaw is told by an id alone.
 */
export async function answerTool<T extends Record<string, unknown>>(
  caller: ToolCaller,
  asked: Asked,
  work: (ctx: Context<Viewer>) => Promise<T>,
): Promise<CallToolResult> {
  const { ctx, scope, request } = caller;
  try {
    if (!covers(scope, asked.scope)) throw new AppError("token_scope");
    const refusal = refusalFor(asked.access, ctx.person, ctx.now);
    if (refusal) throw new AppError(refusal);
    const answer = await work(ctx);
    return { content: [{ type: "text", text: JSON.stringify(answer) }], structuredContent: answer };
  } catch (thrown) {
    return { isError: true, content: [{ type: "text", text: wordsOf(thrown, ctx, request) }] };
  }
}

function wordsOf(thrown: unknown, { locale }: Context<Viewer>, request: Request): string {
  const error = thrown instanceof AppError ? thrown : unforeseen(thrown, request);
  const t = translator(locale);
  const fields = Object.entries(error.fields ?? {}).map(
    ([path, key]) => `${path}: ${t(`errors.fields.${isFieldKey(key) ? key : "invalid"}`)}`,
  );
  return [`${t(`errors.${error.code}`, error.values)} (${error.code})`, ...fields].join("\n");
}

function unforeseen(thrown: unknown, request: Request): AppError {
  const id = logUnexpected(thrown, request);
  return id === null
    ? new AppError("unavailable", { retryAfter: 2 })
    : new AppError("unexpected", { id }, { cause: thrown });
}
