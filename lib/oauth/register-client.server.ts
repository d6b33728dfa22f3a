import "server-only";
import type { z } from "zod";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import type { clientBody, clientSchema } from "@/lib/oauth/oauth-schema";
import { timeOrderedId } from "@/lib/time-ordered-id";

/** Notes a program that will ask people to be let in. That opens nothing: its name is its own word. */
export async function registerClient(
  { now }: Context<null>,
  { client_name, redirect_uris }: z.output<typeof clientBody>,
): Promise<z.output<typeof clientSchema>> {
  const id = timeOrderedId();
  await db().oauthClient.create({
    data: { id, name: client_name, redirectUris: redirect_uris, createdAt: now },
  });
  return {
    ...{ client_id: id, client_id_issued_at: Math.floor(now.getTime() / 1_000) },
    ...{ client_name, redirect_uris, token_endpoint_auth_method: "none" },
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
  };
}
