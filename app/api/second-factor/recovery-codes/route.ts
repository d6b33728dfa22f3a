import { route } from "@/lib/access/route";
import { drawRecoveryCodes } from "@/lib/auth/second-factor/draw-recovery-codes.server";
import { recoveryCodesSchema } from "@/lib/auth/second-factor/recovery-codes";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary: "Draw new recovery codes, shown once; those of before are void",
    access: "signed_in",
    response: recoveryCodesSchema,
    limits: [{ name: "recovery-codes", per: "account", max: 10, windowSeconds: 3_600 }],
  },
  async ({ ctx }) => ({ codes: await drawRecoveryCodes(ctx) }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
