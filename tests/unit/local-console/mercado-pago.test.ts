import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brCode, crc16 } from "@/local/mercado-pago/br-code";
import { isCpf } from "@/local/mercado-pago/cpf";
import { actOnPayment, hasExpired, type Payment } from "@/local/mercado-pago/payment";
import { blankPayment } from "@/local/mercado-pago/payment-record";
import { parsePaymentRequest } from "@/local/mercado-pago/payment-request";
import { failuresInARow, type Invoice, moveTo, type Preapproval } from "@/local/mercado-pago/preapproval";
import { ProviderError, providerTime } from "@/local/mercado-pago/provider-error";
import { searchRecords } from "@/local/mercado-pago/search";
import { notificationSignature } from "@/local/mercado-pago/signature";

const NOW = Date.parse("2026-11-20T12:00:00Z");

function pix(over: Partial<Payment> = {}): Payment {
  return {
    ...blankPayment(1, NOW),
    status_detail: "pending_waiting_transfer",
    payment_method_id: "pix",
    payment_type_id: "bank_transfer",
    transaction_amount: 49.9,
    description: null,
    external_reference: "ref",
    notification_url: null,
    date_of_expiration: providerTime(NOW + 60_000),
    payer: { id: "1", email: "a@b.com" },
    metadata: {},
    point_of_interaction: { type: "OPENPLATFORM", transaction_data: {} },
    ...over,
  };
}

const refund = (amount: number) => ({
  id: 2,
  amount,
  status: "approved" as const,
  date_created: providerTime(NOW),
});

describe("signature of a notification", () => {
  it("matches the worked example", () => {
    const requestId = "2066ca19-c6f1-498a-be75-1923005edd06";
    expect(notificationSignature("mp_webhook_secret_example", "123456789", requestId, 1742505638)).toBe(
      "ts=1742505638,v1=2999a3e123c628b1e765844a01c73c9442eec89d70a8e154f93de92263f198c2",
    );
  });
});

describe("BR Code", () => {
  it("ends with the checksum of the published sample", () => {
    const sample =
      "00020126440014br.gov.bcb.pix0122contato@exemplo.com.br520400005303986540529.905802BR5913NUTRI SANDBOX6009SAO PAULO62100506SUB12363044F8B";
    expect(crc16(sample.slice(0, -4))).toBe(sample.slice(-4));
    expect(
      brCode({
        key: "contato@exemplo.com.br",
        amountCents: 2990,
        name: "NUTRI SANDBOX",
        city: "SAO PAULO",
        txid: "SUB123",
      }),
    ).toBe(sample);
  });

  it("is a sequence of tag, length and value for any amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (amountCents) => {
        const fields = readFields(
          brCode({ key: "k@e.br", amountCents, name: "GARFO", city: "SAO PAULO", txid: "A1" }),
        );
        expect(fields.get("54")).toBe((amountCents / 100).toFixed(2));
        expect(fields.get("63")).toMatch(/^[0-9A-F]{4}$/);
      }),
    );
  });
});

function readFields(code: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4));
    fields.set(code.slice(at, at + 2), code.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

describe("CPF", () => {
  it.each([
    ["52998224725", true],
    ["529.982.247-25", true],
    ["52998224724", false],
    ["11111111111", false],
    ["5299822472", false],
  ])("%s: %s", (text, valid) => {
    expect(isCpf(text)).toBe(valid);
  });
});

describe("payment request", () => {
  const request = { transaction_amount: 49.9, payment_method_id: "pix", payer: { email: "a@b.com" } };
  const at = (ms: number) => new Date(NOW + ms).toISOString();

  it.each([
    ["plain", request],
    ["with the shortest life", { ...request, date_of_expiration: at(30 * 60_000) }],
    ["with the longest life", { ...request, date_of_expiration: at(30 * 86_400_000) }],
  ])("takes one %s", (_name, body) => {
    expect(parsePaymentRequest(body, NOW)).toMatchObject({ transaction_amount: 49.9 });
  });

  it.each([
    ["three decimals", { ...request, transaction_amount: 49.999 }],
    ["no amount", { ...request, transaction_amount: 0 }],
    ["a life of 10 minutes", { ...request, date_of_expiration: at(10 * 60_000) }],
    ["a life of 31 days", { ...request, date_of_expiration: at(31 * 86_400_000) }],
    ["no e-mail", { ...request, payer: {} }],
    [
      "a wrong CPF",
      { ...request, payer: { email: "a@b.com", identification: { type: "CPF", number: "12345678900" } } },
    ],
    ["a card", { ...request, payment_method_id: "visa" }],
    ["no body", undefined],
  ])("refuses %s with 400", (_name, body) => {
    expect(() => parsePaymentRequest(body, NOW)).toThrow(ProviderError);
  });
});

describe("life of a payment", () => {
  it("is approved, refunded in part and then wholly", () => {
    const approved = actOnPayment(pix(), "approve", NOW);
    expect(approved).toMatchObject({
      status: "approved",
      status_detail: "accredited",
      date_approved: providerTime(NOW),
    });
    const partly = actOnPayment(approved, "refund", NOW, refund(10));
    expect(partly).toMatchObject({
      status: "approved",
      status_detail: "partially_refunded",
      transaction_amount_refunded: 10,
    });
    expect(() => actOnPayment(partly, "refund", NOW, refund(39.91))).toThrow("Invalid refund amount");
    expect(actOnPayment(partly, "refund", NOW, refund(39.9))).toMatchObject({ status: "refunded" });
  });

  it("may be approved late, after it expired", () => {
    const expired = actOnPayment(pix(), "expire", NOW);
    expect(expired).toMatchObject({ status: "cancelled", status_detail: "expired" });
    expect(actOnPayment(expired, "approve", NOW).status).toBe("approved");
  });

  it("takes a chargeback only when approved, and nothing after it", () => {
    expect(() => actOnPayment(pix(), "chargeback", NOW)).toThrow(ProviderError);
    const back = actOnPayment(pix({ status: "approved" }), "chargeback", NOW);
    expect(back.status).toBe("charged_back");
    expect(() => actOnPayment(back, "approve", NOW)).toThrow(ProviderError);
  });

  it("runs out at its date and not before", () => {
    expect(hasExpired(pix(), NOW + 59_999)).toBe(false);
    expect(hasExpired(pix(), NOW + 60_000)).toBe(true);
    expect(hasExpired(pix({ status: "approved" }), NOW + 60_000)).toBe(false);
  });
});

describe("subscription", () => {
  it("stays cancelled once it is", () => {
    const cancelled = { status: "cancelled" } as Preapproval;
    expect(() => moveTo(cancelled, "authorized", NOW)).toThrow("You can not modify a cancelled preapproval.");
  });

  it("counts failed instalments since the last paid one", () => {
    const invoices = ["rejected", "approved", "rejected", "rejected"].map(
      (status) => ({ payment: { status } }) as Invoice,
    );
    expect(failuresInARow(invoices)).toBe(2);
    expect(failuresInARow([])).toBe(0);
  });
});

describe("search", () => {
  it("filters, turns newest first and pages", () => {
    const records = Array.from({ length: 5 }, (_, id) => ({ id, status: id % 2 ? "approved" : "pending" }));
    const page = searchRecords(records, ["status"], new URLSearchParams("status=pending&limit=2&offset=1"));
    expect(page).toEqual({
      paging: { total: 3, limit: 2, offset: 1 },
      results: [
        { id: 2, status: "pending" },
        { id: 0, status: "pending" },
      ],
    });
  });
});
