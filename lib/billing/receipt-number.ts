/** "000042/2026": receipts are numbered through, the year is that of the payment in Brazil. */
export function receiptNumber(number: number, paidAt: Date): string {
  const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "America/Sao_Paulo" }).format(
    paidAt,
  );
  return `${String(number).padStart(6, "0")}/${year}`;
}
