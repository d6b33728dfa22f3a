import { route } from "@/lib/access/route";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { removeCard } from "@/lib/billing/renewal/remove-card.server";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const DELETE = route(
  {
    summary: "Forget the saved card; without one nothing renews by itself",
    access: "signed_in",
    response: doneSchema,
    limits: [SETTINGS_LIMIT],
  },
  async ({ ctx, locale }) => {
    await removeCard(ctx);
    return { success: true as const, message: translator(locale)("success.card_removed") };
  },
);

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
