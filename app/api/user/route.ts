import { roleOf } from "@/lib/auth/viewer";
import { refuseOthers } from "@/lib/http/refuse-others";
import { route } from "@/lib/http/route";
import { loadUser } from "@/lib/profile/load-user.server";
import { updateUser } from "@/lib/profile/update-user.server";
import { userChangesSchema, userSchema } from "@/lib/profile/user";

export const GET = route(
  {
    summary: "The caller: profile fields, card, the day's metrics and the goals",
    access: "signed_in",
    response: userSchema,
  },
  ({ viewer, now }) => loadUser(viewer.userId, roleOf(viewer), now),
);

export const PUT = route(
  {
    summary: "Change one's own fields; the e-mail is read-only, a new weight is also logged",
    access: "signed_in",
    body: userChangesSchema,
    response: userSchema,
  },
  async ({ viewer, body, now }) => {
    await updateUser(viewer, body, now);
    return loadUser(viewer.userId, roleOf(viewer), now);
  },
);

export const { POST, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "PUT");
