import { type Answer, call, createMember, type Member, type MemberOptions, sql } from "@/tests/factories";

export const REASON = "Pedido por email do cliente";

/** An administrator of a test's own. */
export async function createAdmin(options: MemberOptions = {}): Promise<Member> {
  const member = await createMember({ name: "Administração de Teste", ...options });
  await sql("INSERT INTO app.administrators (user_id, granted_at) VALUES ($1, now())", [member.userId]);
  return member;
}

/** Does something to an account as the administrator sees it now. */
export async function actOn(
  admin: Member,
  userId: string,
  action: object,
  version?: string,
): Promise<Answer> {
  const seen = version ?? (await call(`/api/admin/users/${userId}`, { token: admin.token })).body.version;
  const body = { reason: REASON, version: seen, ...action };
  return call(`/api/admin/users/${userId}/actions`, { token: admin.token, body });
}

/** Every row of a list, page by page. */
export async function allOf(path: string, name: string, token: string): Promise<{ id: string }[]> {
  const rows: { id: string }[] = [];
  let cursor: string | null = null;
  do {
    const asked: string = cursor ? `${path}&cursor=${encodeURIComponent(cursor)}` : path;
    const { body } = await call(asked, { token });
    rows.push(...body[name]);
    cursor = body.nextCursor;
  } while (cursor);
  return rows;
}
