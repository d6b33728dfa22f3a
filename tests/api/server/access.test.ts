import { beforeAll, describe, expect, it } from "vitest";
import type { Requirement } from "@/lib/access/rules";
import { ERROR_STATUS, type ErrorCode } from "@/lib/errors";
import { createAdmin } from "@/tests/api/admin/admin-rig";
import { call, createMember, type MemberOptions } from "@/tests/factories";
import { apiRoutes } from "./routes";

const PENDING = "pending_payment";
const EXPIRED = "subscription_expired";
const MISSING = "subscription_required";
const NO = "forbidden";

/** What each requirement answers to each kind of person; null lets the call go on. */
const TABLE: [string, MemberOptions, Record<Requirement, ErrorCode | null>][] = [
  ["trial", {}, wants({})],
  ["active", { status: "active" }, wants({})],
  ["expired", { status: "expired" }, wants({ subscriber: EXPIRED })],
  ["trial that ran out", { periodEnd: new Date(0) }, wants({ subscriber: EXPIRED })],
  ["pending payment", { status: "pending_payment" }, wants({ reader: PENDING, subscriber: PENDING })],
  ["no subscription", { status: "none" }, wants({ reader: MISSING, subscriber: MISSING })],
  ["manager of a company", { company: true }, wants({ partner: null, partner_manager: null })],
  ["nutritionist", { role: "nutritionist" }, wants({ nutritionist: null })],
];

function wants(
  special: Partial<Record<Requirement, ErrorCode | null>>,
): Record<Requirement, ErrorCode | null> {
  return {
    first_step: null,
    signed_in: null,
    reader: null,
    subscriber: null,
    partner: NO,
    partner_manager: NO,
    nutritionist: NO,
    admin: NO,
    ...special,
  };
}

const routes = await apiRoutes();
const ofSomebody = routes.filter(({ spec }) => spec.access !== "public");
const isLogout = ({ path }: { path: string }) => path === "/api/logout";
/** Who runs the whole is appointed, and leaves by being dismissed. */
const isLeaving = ({ method, path }: { method: string; path: string }) =>
  method === "DELETE" && path === "/api/account";

it("asks for a session everywhere but where one is not yet had or needed", () => {
  const open = routes
    .filter(({ spec }) => spec.access === "public")
    .map(({ method, path }) => `${method} ${path}`);
  expect(open.sort()).toEqual([
    "GET /api/analytics",
    "GET /api/analytics/script",
    "GET /api/calendar/[secret]",
    "GET /api/flags",
    "GET /api/health",
    "GET /api/openapi.json",
    "GET /api/providers",
    "POST /api/analytics/api/send",
    "POST /api/check-email",
    "POST /api/check-referral",
    "POST /api/confirm-email",
    "POST /api/errors",
    "POST /api/forgot-password",
    "POST /api/leads",
    "POST /api/login",
    "POST /api/login/provider",
    "POST /api/oauth/register",
    "POST /api/oauth/revoke",
    "POST /api/oauth/token",
    "POST /api/push-devices/renewal",
    "POST /api/referral-visits",
    "POST /api/refresh-token",
    "POST /api/signup",
    "POST /api/views",
  ]);
});

describe.each(ofSomebody)("$method $path ($spec.access)", ({ method, url }) => {
  it("is nobody's without a token", async () => {
    const { status, body } = await call(url, { method, ...(method === "GET" ? {} : { body: {} }) });
    expect([status, body.code]).toEqual([401, "token_missing"]);
  });
});

describe("the administrator", () => {
  let token: string;
  beforeAll(async () => {
    ({ token } = await createAdmin({ status: "none" }));
  });

  it.each(ofSomebody.filter((route) => !isLogout(route) && !isLeaving(route)))(
    "$method $path",
    async ({ method, url }) => {
      const { status, body } = await call(url, { method, token, ...(method === "GET" ? {} : { body: {} }) });
      // What is a company's or a patient's is not there for somebody without one; nothing is refused, and nothing breaks.
      expect([NO, PENDING, EXPIRED, MISSING, "unauthenticated"]).not.toContain(body?.code);
      expect(status).toBeLessThan(500);
    },
  );
});

describe.each(TABLE)("%s", (_name, options, refusals) => {
  let token: string;
  beforeAll(async () => {
    ({ token } = await createMember(options));
  });

  it.each(ofSomebody.filter((route) => !isLogout(route) && !isLeaving(route)))(
    "$method $path",
    async ({ method, url, spec }) => {
      const { status, body } = await call(url, { method, token, ...(method === "GET" ? {} : { body: {} }) });
      const refusal = refusals[spec.access as Requirement];
      if (refusal) {
        expect([status, body.code]).toEqual([ERROR_STATUS[refusal], refusal]);
      } else {
        const refused = [
          "unauthenticated",
          "token_missing",
          "session_expired",
          PENDING,
          EXPIRED,
          MISSING,
          NO,
        ];
        expect(refused).not.toContain(body?.code);
        expect(status).toBeLessThan(500);
      }
    },
  );
});
