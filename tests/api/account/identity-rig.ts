import { db } from "@/lib/db";
import { call, sql } from "@/tests/factories";

export const unconfirm = (userId: string) =>
  db().person.update({ where: { userId }, data: { emailConfirmedAt: null } });
export const confirm = (userId: string) =>
  db().person.update({ where: { userId }, data: { emailConfirmedAt: new Date() } });
export const own = async (token: string) => (await call("/api/identities", { token })).body.identities;

/** As if the session had been opened long ago: there is no fresh sign-in any more. */
export const age = (userId: string) =>
  sql(
    `UPDATE auth.mfa_amr_claims SET created_at = now() - interval '1 hour'
     WHERE session_id IN (SELECT id FROM auth.sessions WHERE user_id = $1)`,
    [userId],
  );
export const renewed = async (refreshToken: string) =>
  (await call("/api/refresh-token", { body: { refreshToken } })).body.token as string;
