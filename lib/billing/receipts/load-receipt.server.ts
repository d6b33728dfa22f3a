import "server-only";
import { readablePrice } from "@/lib/billing/format-price";
import { planName } from "@/lib/billing/plan-name";
import { drawReceipt, type ReceiptLine } from "@/lib/billing/receipts/draw-receipt.server";
import { receiptOf } from "@/lib/billing/receipts/list-receipts.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { translator } from "@/lib/i18n/translator";

/** A receipt of the caller's as a PDF, in the reader's language. @throws AppError not_found */
export async function loadReceipt(
  { person, locale }: Context,
  id: string,
): Promise<{ name: string; pdf: Buffer }> {
  const { userId, timeZone } = person;
  const payment = await db().payment.findFirst({ where: { id, userId, receiptNumber: { not: null } } });
  if (!payment) throw new AppError("not_found");
  const [owner, plan] = await Promise.all([
    db().person.findUniqueOrThrow({
      where: { userId },
      select: { cpf: true, profile: { select: { name: true } } },
    }),
    db().plan.findUniqueOrThrow({ where: { id: payment.planId } }),
  ]);
  const t = translator(locale);
  const title = planName(plan.name, t);
  const receipt = receiptOf(payment, title);
  const day = (at: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(new Date(at));
  const line = (label: string, value: string): ReceiptLine => ({ label, value });
  const { from, until, number, amount, method, status } = receipt;
  const lines = [
    line(t("receipt.payer"), owner.profile.name),
    ...(owner.cpf ? [line("CPF", hiddenCpf(owner.cpf))] : []),
    line(t("receipt.service"), t("receipt.serviceOf", { plan: title })),
    ...(from && until
      ? [line(t("receipt.period"), t("receipt.fromUntil", { from: day(from), until: day(until) }))]
      : []),
    line(t("receipt.method"), t(`receipt.methods.${method}`)),
    line(t("receipt.date"), day(receipt.date)),
    line(t("receipt.status"), t(`receipt.statuses.${status}`)),
  ];
  const pdf = await drawReceipt({
    ...{ locale, title: t("receipt.title", { number }), issuer: t("receipt.issuer"), lines },
    total: line(t("receipt.total"), readablePrice(amount)),
    notes: [t("receipt.note"), t("receipt.reference", { id })],
    at: new Date(receipt.date),
  });
  return { name: `${t("receipt.file")}-garfo-${number.replace("/", "-")}.pdf`, pdf };
}

/** "***.982.247-**": enough to tell whose it is. */
function hiddenCpf(cpf: string): string {
  return `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
}
