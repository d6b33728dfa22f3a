import { route } from "@/lib/access/route";
import { roleOf } from "@/lib/auth/session/viewer";
import { refuseOthers } from "@/lib/http/refuse-others";
import { loadUser } from "@/lib/profile/load-user.server";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";
import { updateProfile } from "@/lib/profile/update-profile.server";
import { restrictionsSchema, userSchema } from "@/lib/profile/user";

export const POST = route(
  {
    summary: "Save the sections of the restrictions tab that are sent",
    access: "signed_in",
    keepsHealthData: true,
    body: restrictionsSchema,
    response: userSchema,
    limits: [SETTINGS_LIMIT],
  },
  async ({ ctx, viewer, body }) => {
    await updateProfile(ctx, body);
    return loadUser(ctx, roleOf(viewer));
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
