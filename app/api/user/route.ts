import { route } from "@/lib/access/route";
import { roleOf } from "@/lib/auth/session/viewer";
import { refuseOthers } from "@/lib/http/refuse-others";
import { dashboardSchema } from "@/lib/nutrition/views/dashboard";
import { loadUser } from "@/lib/profile/load-user.server";
import { loadUserToday } from "@/lib/profile/load-user-today.server";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";
import { updateUser } from "@/lib/profile/update-user.server";
import { accountOf, userChangesSchema, userSchema } from "@/lib/profile/user";

export const GET = route(
  {
    summary: "The caller: profile fields, card, the day's metrics and the goals",
    access: "signed_in",
    forSupport: true,
    response: userSchema.extend({
      metrics: dashboardSchema.shape.metrics
        .nullable()
        .describe("null for support, as everything about health is"),
      goals: dashboardSchema.shape.goals.nullable(),
    }),
  },
  async ({ ctx, viewer }) => {
    if (ctx.actor.kind === "administrator") {
      return { ...accountOf(await loadUser(ctx, roleOf(viewer))), metrics: null, goals: null };
    }
    return loadUserToday(ctx, roleOf(viewer));
  },
);

export const PUT = route(
  {
    summary: "Change one's own fields; the e-mail is read-only, a new weight is also logged",
    access: "signed_in",
    body: userChangesSchema,
    response: userSchema,
    limits: [SETTINGS_LIMIT],
  },
  async ({ ctx, viewer, body }) => {
    await updateUser(ctx, body);
    return loadUser(ctx, roleOf(viewer));
  },
);

export const { POST, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "PUT");
