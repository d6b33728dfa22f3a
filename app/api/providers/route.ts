import { route } from "@/lib/access/route";
import { providersSchema } from "@/lib/auth/identities/identity-schema";
import { listProviders } from "@/lib/auth/identities/list-providers.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Whom people may sign in with, beside e-mail and password",
    access: "public",
    response: providersSchema,
  },
  async () => ({ providers: await listProviders() }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
