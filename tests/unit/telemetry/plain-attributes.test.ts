import { describe, expect, it } from "vitest";
import { plainAttributes, withoutIds } from "@/lib/telemetry/plain-attributes";

describe("what leaves of a request", () => {
  it.each([
    ["GET /api/meals/0b8f1c9e-2a53-4c36-9d8e-0d0a6f0f2b11", "GET /api/meals/{id}"],
    ["/confirm-email?token=abc", "/confirm-email"],
    ["GET /api/company-invitations/aZ09-bY18_cX27dW36", "GET /api/company-invitations/{id}"],
    [
      "fetch POST https://graph.facebook.com/v24.0/5511987654321/messages",
      "fetch POST https://graph.facebook.com/v24.0/{id}/messages",
    ],
    ["/api/whatsapp-optin-status", "/api/whatsapp-optin-status"],
    ["/api/webhooks/mercado-pago", "/api/webhooks/mercado-pago"],
  ])("%s", (text, plain) => {
    expect(withoutIds(text)).toBe(plain);
  });

  it("names no address, no client and no query", () => {
    const given = {
      "http.method": "GET",
      "http.route": "/api/meals/[id]",
      "http.target": "/api/meals/1?day=2026-11-22",
      "url.full": "https://garfo.example/?token=1",
      "http.user_agent": "Mozilla",
      "http.status_code": 200,
    };
    expect(plainAttributes(given)).toEqual({
      "http.method": "GET",
      "http.route": "/api/meals/[id]",
      "http.status_code": 200,
    });
  });
});
