import "server-only";
import { noteAction } from "@/lib/audit/note-action.server";
import { councilName } from "@/lib/care/council";
import type { Context } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { NutritionistRequest } from "@/lib/generated/prisma/client";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { composeLetter } from "@/lib/integrations/mail/letter";
import { postMail, queueMail } from "@/lib/mail/mail-outbox";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

/** Which request, and why it is decided so: an approval's reason stays in the audit log, a refusal's is also mailed. */
type Decision = { userId: string; id: string; reason: string };
type Acting = Pick<Context, "actor" | "now" | "tx" | "ip">;

/**
 * Makes the applicant a nutritionist, once their council number was looked up; they are told by letter. The caller has
 * made sure that an administrator acts.
 * @throws AppError not_found, request_decided, council_number_taken (another nutritionist has it)
 */
export async function approveRequest(ctx: Acting, decision: Decision): Promise<void> {
  await inTransaction(ctx, async (tx, ctx) => {
    const request = await settle(tx, ctx, decision, "approved");
    const { userId, councilRegion, councilNumber, practiceName } = request;
    const council = { councilRegion, councilNumber };
    if ((await tx.nutritionist.count({ where: { ...council, userId: { not: userId } } })) > 0)
      throw new AppError("council_number_taken");
    const before = await tx.person.findUniqueOrThrow({ where: { userId }, select: { role: true } });
    await tx.person.update({ where: { userId }, data: { role: "nutritionist" } });
    const data = { ...council, practiceName, approvedAt: ctx.now };
    await tx.nutritionist.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    await noteAction(ctx, {
      action: "nutritionist.approved",
      subject: { type: "person", id: userId },
      before: { role: before.role },
      after: { role: "nutritionist", request: request.id },
      reason: decision.reason,
    });
    await tell(tx, request, "approved");
  });
  postMail();
}

/** Says no; the applicant reads why and may ask again. @throws AppError not_found, request_decided */
export async function refuseRequest(ctx: Acting, decision: Decision): Promise<void> {
  await inTransaction(ctx, async (tx, ctx) => {
    const request = await settle(tx, ctx, decision, "refused");
    await noteAction(ctx, {
      action: "nutritionist.refused",
      subject: { type: "person", id: request.userId },
      after: { request: request.id },
      reason: decision.reason,
    });
    await tell(tx, request, "refused");
  });
  postMail();
}

/** Decides once, however many administrators do at once. */
async function settle(
  tx: Tx,
  { now }: Acting,
  { userId, id, reason }: Decision,
  status: "approved" | "refused",
): Promise<NutritionistRequest> {
  await lockPerson(tx, userId);
  const request = await tx.nutritionistRequest.findUnique({ where: { userId_id: { userId, id } } });
  if (!request) throw new AppError("not_found");
  const { count } = await tx.nutritionistRequest.updateMany({
    where: { userId, id, status: "open" },
    data: { status, decidedAt: now, reason: status === "refused" ? reason : null },
  });
  if (count === 0) throw new AppError("request_decided");
  return { ...request, reason };
}

async function tell(tx: Tx, request: NutritionistRequest, outcome: "approved" | "refused"): Promise<void> {
  const { userId } = request;
  const { name, email, locale } = await tx.profile.findUniqueOrThrow({ where: { id: userId } });
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const t = translator(language);
  const council = councilName(request) ?? "";
  const path = outcome === "approved" ? "/profile/security" : "/nutritionist-dashboard";
  const letter = composeLetter({
    locale: language,
    paragraphs:
      outcome === "approved"
        ? [t("mail.careRequest.approved.text", { name, council }), t("mail.careRequest.approved.next")]
        : [t("mail.careRequest.refused.text", { name, council }), request.reason ?? ""],
    action: {
      label: t(`mail.careRequest.${outcome}.action`),
      url: new URL(path, env().NEXT_PUBLIC_APP_URL).href,
    },
  });
  const subject = t(`mail.careRequest.${outcome}.subject`);
  await queueMail(tx, { kind: "care_request", userId, to: email, subject, ...letter });
}
