import "server-only";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import { listUsers } from "@/lib/admin/users/list-users.server";
import type { UserRow, UsersQuery } from "@/lib/admin/users/user-schema";
import { noteAction } from "@/lib/audit/note-action.server";
import type { Context } from "@/lib/context";
import { csvLine, csvStyle } from "@/lib/csv";
import { dayAt } from "@/lib/nutrition/calendar/day";

const BYTE_ORDER_MARK = "\ufeff";
const AT_ONCE = 100;
/** More is work for the database itself. */
const MOST = 10_000;
const COLUMNS = [
  ...["id", "name", "email", "role", "company", "status", "plan", "periodEnd", "blocked"],
  ...["createdAt", "lastActiveOn"],
] as const satisfies readonly (keyof UserRow)[];

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
  const style = csvStyle(undefined, ctx.locale);
  yield BYTE_ORDER_MARK + csvLine(COLUMNS, style);
  let cursor: string | undefined;
  for (let count = 0; count < MOST; count += AT_ONCE) {
    const page = await listUsers(ctx, { ...filters, limit: AT_ONCE, cursor });
    yield page.users
      .map((user) =>
        csvLine(
          COLUMNS.map((column) => user[column]),
          style,
        ),
      )
      .join("");
    if (page.nextCursor === null) return;
    cursor = page.nextCursor;
  }
}
