import { z } from "zod";
import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { renewDevice } from "@/lib/push/keep-devices.server";
import { pushRenewalBody } from "@/lib/push/push-schema";

export const POST = route(
  {
    summary: "Put a browser's new subscription in the place of one that it gave up",
    access: "public",
    body: pushRenewalBody,
    response: z.object({ success: z.literal(true) }),
    limits: [{ name: "push-renewal", per: "ip", max: 60, windowSeconds: 3_600 }],
    refuses: [404],
  },
  async ({ ctx, body }) => {
    await renewDevice(ctx, body);
    return { success: true as const };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
