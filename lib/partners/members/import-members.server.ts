import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { companyOf } from "@/lib/partners/company-of";
import { type Invited, inviteMembers } from "@/lib/partners/members/invite-members.server";
import type { ImportResult } from "@/lib/partners/members/member-schema";
import { readImport } from "@/lib/partners/members/read-import";
import { decodeFile } from "@/lib/read-table";

/**
 * Reads a table of people and asks those to join who can be: a look beforehand says of each row what would become of it
 * and does nothing.
 * @throws AppError validation when the file as a whole cannot be read, has no rows or too many
 */
export async function importMembers(
  ctx: Context<Viewer>,
  { file, isPreview }: { file: string; isPreview: boolean },
): Promise<ImportResult> {
  const { id: companyId } = companyOf(ctx.person);
  const read = readImport(decodeFile(Buffer.from(file, "base64")));
  if (typeof read === "string") {
    const field = { empty: "file_empty", too_many: "file_too_many", unreadable: "file_unreadable" }[read];
    throw new AppError("validation", {}, { fields: { file: field } });
  }
  const people = read.filter(({ problem }) => problem === null).map(({ email, name }) => ({ email, name }));
  const invited = await inviteMembers(ctx, { companyId, people, isPreview });
  const problems = new Map(invited.map(({ email, problem }) => [email, problem]));
  const rows = read.map((row) => ({ ...row, problem: row.problem ?? problems.get(row.email) ?? null }));
  const bad = rows.filter(({ problem }) => problem !== null).length;
  return { good: rows.length - bad, bad, invited: !isPreview, rows };
}

/** Asks one person to join. @throws AppError seats_taken, already_invited for who is in or asked already */
export async function inviteMember(
  ctx: Context<Viewer>,
  { email, name = null }: { email: string; name?: string | null | undefined },
): Promise<Invited> {
  const { id: companyId } = companyOf(ctx.person);
  const [invited] = await inviteMembers(ctx, { companyId, people: [{ email, name: name || null }] });
  if (!invited) throw new Error("Nobody was asked");
  if (invited.problem === "seats") throw new AppError("seats_taken");
  if (invited.problem) throw new AppError("already_invited", {}, { fields: { email: "invalid" } });
  return invited;
}
