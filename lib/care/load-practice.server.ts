import "server-only";
import type { Viewer } from "@/lib/auth/session/viewer";
import { councilName } from "@/lib/care/council";
import type { Practice } from "@/lib/care/practice-schema";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import type { NutritionistRequest } from "@/lib/generated/prisma/client";

/** Whether somebody is a nutritionist here, and what became of their request to be one. */
export async function loadPractice(ctx: Context<Viewer>): Promise<Practice> {
  const { userId } = ctx.person;
  const [person, request] = await Promise.all([
    dbOf(ctx).person.findUniqueOrThrow({
      where: { userId },
      select: { role: true, secondFactorAt: true, nutritionist: true },
    }),
    dbOf(ctx).nutritionistRequest.findFirst({ where: { userId }, orderBy: { requestedAt: "desc" } }),
  ]);
  const { role, secondFactorAt, nutritionist } = person;
  return {
    practice:
      role === "nutritionist"
        ? {
            council: councilName(nutritionist),
            practiceName: nutritionist?.practiceName ?? "",
            practiceContact: nutritionist?.practiceContact ?? "",
            approvedAt: nutritionist?.approvedAt.toISOString() ?? null,
          }
        : null,
    request: request && requestView(request),
    lacksSecondFactor: nutritionist !== null && !nutritionist.secondFactorWaived && secondFactorAt === null,
  };
}

/** A stored request as it is answered. */
function requestView(request: NutritionistRequest) {
  const { id, councilRegion, councilNumber, practiceName, status, requestedAt, decidedAt, reason } = request;
  return {
    ...{ id, councilRegion, councilNumber, practiceName, status, reason },
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
