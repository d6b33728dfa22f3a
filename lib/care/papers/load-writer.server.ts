import "server-only";
import { councilName } from "@/lib/care/council";
import { db } from "@/lib/db";

/** What stands on top of a nutritionist's paper; of somebody whose account is gone, nothing. */
export async function loadWriter(
  userId: string | null,
): Promise<{ practice: string; signature: string; contact: string }> {
  const person = userId
    ? await db().person.findUnique({
        where: { userId },
        select: { profile: { select: { name: true } }, nutritionist: true },
      })
    : null;
  const council = councilName(person?.nutritionist);
  const name = person?.profile.name ?? "";
  return {
    practice: person?.nutritionist?.practiceName ?? "",
    signature: council ? `${name} · ${council}` : name,
    contact: person?.nutritionist?.practiceContact ?? "",
  };
}
