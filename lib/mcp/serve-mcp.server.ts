import "server-only";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import type { z } from "zod";
import { answerTool, type ToolCaller } from "@/lib/mcp/answer-tool.server";
import { TOOL_RUNS } from "@/lib/mcp/run-tools.server";
import { TOOL_INPUTS, TOOL_OUTPUTS, TOOLS, type ToolInput, type ToolName } from "@/lib/mcp/tool-schema";
import { VERSION } from "@/lib/version";

const MAX_BODY_BYTES = 64 * 1024;

const INSTRUCTIONS =
  "Garfo is a food diary of one person, who gave you this key. Log what they say they ate or drank, in their own words, and only then. Figures come from published food tables: never invent any. Nothing here is a diagnosis or a diet prescription.";

/**
 * One message of the Model Context Protocol, over streamable HTTP and without a session: whatever it needs comes with it,
 * so that any process may answer, and a token that was ended is out with the next message.
 */
export async function serveMcp(caller: ToolCaller): Promise<Response> {
  const handler = createMcpHandler(() => mcpServer(caller), {
    maxRequestBodySize: MAX_BODY_BYTES,
    // Nothing is announced: the tools are always the same.
    maxSubscriptions: 0,
  });
  const answer = await handler.fetch(caller.request);
  const headers = new Headers(answer.headers);
  headers.set("Cache-Control", "no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  return new Response(answer.body, { status: answer.status, headers });
}

function mcpServer(caller: ToolCaller): McpServer {
  const server = new McpServer(
    { name: "garfo", title: "Garfo", version: VERSION },
    { instructions: INSTRUCTIONS, capabilities: { tools: {} } },
  );
  for (const name of Object.keys(TOOLS) as ToolName[]) offer(server, name, caller);
  return server;
}

function offer<N extends ToolName>(server: McpServer, name: N, caller: ToolCaller): void {
  const { title, description, changes } = TOOLS[name];
  const { run, ...asked } = TOOL_RUNS[name];
  const annotations = {
    title,
    readOnlyHint: changes === "nothing",
    destructiveHint: changes === "deletes" || changes === "edits",
    idempotentHint: changes !== "adds",
    openWorldHint: false,
  };
  const inputSchema: z.ZodType = TOOL_INPUTS[name];
  const outputSchema: z.ZodType = TOOL_OUTPUTS[name];
  server.registerTool(
    name,
    { title, description, annotations, inputSchema, outputSchema },
    (input: unknown) => answerTool(caller, asked, (ctx) => run(ctx, input as ToolInput<N>)),
  );
}
