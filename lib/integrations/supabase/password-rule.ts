import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { deleteAuthUser, grantByPassword } from "@/lib/integrations/supabase/auth";
import { callAuth } from "@/lib/integrations/supabase/auth-server";

/**
 * Whether the project lets a session alone set a new password, without the current one. No setting that it shows says so:
 * a user made for the question is told to keep its password, which is refused either way, and is removed again.
 * @throws AppError unavailable when the project answers neither
 */
export async function takesPasswordUnproven(now: Date): Promise<boolean> {
  const [email, password] = [`settings-${randomUUID()}@garfo.invalid`, randomBytes(24).toString("base64url")];
  const made = await callAuth({
    method: "POST",
    path: "/admin/users",
    body: { email, password, email_confirm: true },
    asService: true,
  });
  const { data } = z.object({ id: z.uuid() }).safeParse(made.body);
  if (!data) throw new AppError("unavailable");
  try {
    const grant = await grantByPassword(email, password, now);
    if (grant.kind !== "granted") throw new AppError("unavailable");
    const bearer = grant.session.accessToken;
    const { code } = await callAuth({ method: "PUT", path: "/user", bearer, body: { password } });
    if (code === "current_password_required") return false;
    if (code === "same_password") return true;
    throw new AppError("unavailable");
  } finally {
    await deleteAuthUser(data.id);
  }
}
