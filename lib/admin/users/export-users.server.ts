import "server-only";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import { listUsers } from "@/lib/admin/users/list-users.server";
import type { UserRow, UsersQuery } from "@/lib/admin/users/user-schema";
import { noteAction } from "@/lib/audit/note-action.server";
import { planName } from "@/lib/billing/plan-name";
import type { Context } from "@/lib/context";
import { translator } from "@/lib/i18n/translator";
import { listSheet } from "@/lib/imports/export-sheet";
import { dayAt } from "@/lib/nutrition/calendar/day";

const AT_ONCE = 100;
/** More is work for the database itself. */
const MOST = 10_000;
const COLUMNS: Readonly<Record<string, keyof UserRow>> = {
  id: "id",
  name: "name",
  email: "email",
  role: "role",
  company: "company",
  status: "status",
  plan_id: "plan",
  period_end: "periodEnd",
  blocked: "blocked",
  created_at: "createdAt",
  last_active_on: "lastActiveOn",
};

/** The list as it is filtered, for a spreadsheet: ten thousand rows at most, written as they are read; put on record. */
export async function exportUsers(
  asked: Context,
  filters: Omit<UsersQuery, "cursor" | "limit">,
): Promise<Response> {
  const ctx = asAdministrator(asked);
  await noteAction(ctx, {
    action: "people.exported",
    subject: { type: "list", id: "people" },
    after: { role: filters.role ?? null, status: filters.status ?? null, searched: filters.q !== "" },
  });
  const lines = linesOf(ctx, filters);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="garfo-pessoas-${dayAt(ctx.now, ctx.person.timeZone)}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}

async function* linesOf(ctx: Context, filters: Omit<UsersQuery, "cursor" | "limit">): AsyncGenerator<string> {
  const { locale } = ctx;
  const sheet = listSheet(COLUMNS, { locale, timeZone: ctx.person.timeZone });
  const t = translator(locale);
  yield sheet.head;
  let cursor: string | undefined;
  for (let count = 0; count < MOST; count += AT_ONCE) {
    const page = await listUsers(ctx, { ...filters, limit: AT_ONCE, cursor });
    yield page.users
      .map((user) => sheet.line({ ...user, plan: user.plan && planName(user.plan, t) }))
      .join("");
    if (page.nextCursor === null) return;
    cursor = page.nextCursor;
  }
}
