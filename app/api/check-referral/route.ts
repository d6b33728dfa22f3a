import { z } from "zod";
import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { referralExists } from "@/lib/partners/earnings/check-referral.server";
import { referralCodeBody } from "@/lib/partners/earnings/earnings-schema";

export const POST = route(
  {
    summary: "Whether a referral code is known, to tell whoever signs up with one",
    access: "public",
    body: referralCodeBody,
    response: z.object({ exists: z.boolean() }),
    maxBytes: 1024,
    limits: [
      { name: "check-referral", per: "ip", max: 60, windowSeconds: 300 },
      { name: "check-referral", per: "everybody", max: 1_200, windowSeconds: 60 },
    ],
  },
  async ({ ctx, body }) => ({ exists: await referralExists(ctx, body) }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
