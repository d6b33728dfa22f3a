import { z } from "zod";
import { route } from "@/lib/access/route";
import { AppError } from "@/lib/errors";
import { refuseOtherOrigins } from "@/lib/http/own-origin";
import { refuseOthers } from "@/lib/http/refuse-others";
import { serveMcp } from "@/lib/mcp/serve-mcp.server";
import { challenging } from "@/lib/oauth/oauth-answers.server";

export const POST = challenging(
  route(
    {
      summary: "Model Context Protocol over streamable HTTP, with a personal access token or OAuth",
      access: "reader",
      rawBody: "application/json",
      produces: ["application/json", "text/event-stream"],
      limits: [{ name: "mcp", per: "account", max: 600, windowSeconds: 60 }],
      response: z.looseObject({ jsonrpc: z.literal("2.0") }),
    },
    async ({ ctx, viewer, session, request }) => {
      refuseOtherOrigins(request);
      if (!session.scope) throw new AppError("token_needed");
      return serveMcp({
        ctx: { ...ctx, locale: viewer.locale, person: viewer },
        scope: session.scope,
        request,
      });
    },
  ),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
