import "server-only";
import { z } from "zod";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import type { decisionBody, PracticeRow, practicesQuery } from "@/lib/admin/business/practice-schema";
import { approveRequest, refuseRequest } from "@/lib/care/approve-request.server";
import { COUNCIL_REGIONS, councilName } from "@/lib/care/council";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { cursorInstant, pageOf, readCursor } from "@/lib/http/page-cursor";

const place = z.tuple([cursorInstant, z.uuid()]);

/** Who asks to be a nutritionist here, the longest waiting first; who was decided on, the last first. */
export async function listPractices({
  state,
  cursor,
  limit,
}: z.output<typeof practicesQuery>): Promise<{ requests: PracticeRow[]; nextCursor: string | null }> {
  const isOpen = state === "open";
  const after = readCursor(cursor, place);
  const step = isOpen ? "gt" : "lt";
  const order = isOpen ? "asc" : "desc";
  const rows = await db().nutritionistRequest.findMany({
    where: {
      status: isOpen ? "open" : { not: "open" },
      ...(after && {
        OR: [
          { requestedAt: { [step]: new Date(after[0]) } },
          { requestedAt: new Date(after[0]), id: { [step]: after[1] } },
        ],
      }),
    },
    include: {
      person: { select: { emailConfirmedAt: true, profile: { select: { name: true, email: true } } } },
    },
    orderBy: [{ requestedAt: order }, { id: order }],
    take: limit + 1,
  });
  const page = pageOf(rows, limit, ({ requestedAt, id }) => [requestedAt.toISOString(), id]);
  return {
    requests: page.rows.map(({ person, userId, practiceName, requestedAt, decidedAt, ...request }) => ({
      ...{ id: request.id, practice: practiceName, status: request.status, reason: request.reason },
      user: { id: userId, ...person.profile, confirmed: person.emailConfirmedAt !== null },
      council: councilName(request) ?? "",
      region: COUNCIL_REGIONS[request.councilRegion] ?? "",
      requestedAt: requestedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    nextCursor: page.nextCursor,
  };
}

/** Says yes or no, once. @throws AppError not_found, request_decided, council_number_taken */
export function decidePractice(
  asked: Context,
  { action, ...decision }: z.output<typeof decisionBody>,
): Promise<void> {
  const ctx = asAdministrator(asked);
  return action === "approve" ? approveRequest(ctx, decision) : refuseRequest(ctx, decision);
}
