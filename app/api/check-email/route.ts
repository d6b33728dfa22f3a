import { z } from "zod";
import { route } from "@/lib/access/route";
import { emailExists } from "@/lib/auth/account/check-email.server";
import { checkEmailSchema } from "@/lib/auth/account/credentials";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary: "Whether an account exists for an e-mail address, for the combined login flow",
    access: "public",
    body: checkEmailSchema,
    response: z.object({ exists: z.boolean() }),
    limits: [
      { name: "check-email", per: "email", max: 30, windowSeconds: 60 },
      { name: "check-email", per: "ip", max: 300, windowSeconds: 300 },
      { name: "check-email", per: "everybody", max: 6_000, windowSeconds: 60 },
    ],
  },
  async ({ ctx, body }) => ({ exists: await emailExists(ctx, body) }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
