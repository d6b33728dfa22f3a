import "server-only";
import { requestView } from "@/lib/care/load-practice.server";
import type { Applications } from "@/lib/care/practice-schema";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";

type Page = {
  status?: "open" | "approved" | "refused" | "withdrawn" | undefined;
  /** The id that the page before gave as `nextCursor`. */
  cursor?: string | undefined;
  limit: number;
};

/** Requests to work here as a nutritionist, the oldest first so that nobody waits behind the new: an administrator's list. */
export async function loadRequests(
  ctx: Pick<Context, "tx">,
  { status, cursor, limit }: Page,
): Promise<Applications> {
  const rows = await dbOf(ctx).nutritionistRequest.findMany({
    // Ids are in the order in which the requests came in.
    where: { ...(status ? { status } : {}), ...(cursor ? { id: { gt: cursor } } : {}) },
    include: {
      person: { select: { secondFactorAt: true, profile: { select: { name: true, email: true } } } },
    },
    orderBy: { id: "asc" },
    take: limit + 1,
  });
  const shown = rows.slice(0, limit);
  return {
    applications: shown.map(({ person, ...request }) => ({
      ...requestView(request),
      ...{ userId: request.userId, ...person.profile, hasSecondFactor: person.secondFactorAt !== null },
    })),
    nextCursor: rows.length > limit ? shown.at(-1)!.id : null,
  };
}
