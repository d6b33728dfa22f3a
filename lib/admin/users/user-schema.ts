import { z } from "zod";
import { cursorSchema, limitSchema, reasonSchema, searchSchema } from "@/lib/admin/administrator-acts";

const USER_ROLES = ["member", "nutritionist", "admin", "manager", "company_member"] as const;
const USER_STATUSES = ["trial", "active", "pending_payment", "expired", "none", "blocked"] as const;
const USER_SORTS = ["newest", "oldest", "name"] as const;

/** How the list of people is asked for; each of these stands in the address of the screen, too. */
export const userFilters = z.strictObject({
  q: searchSchema.describe("Part of a name or address, or of a phone number or CPF in digits"),
  role: z.enum(USER_ROLES).optional(),
  status: z.enum(USER_STATUSES).optional(),
  sort: z.enum(USER_SORTS).default("newest"),
});
export const usersQuery = userFilters.extend({ cursor: cursorSchema, limit: limitSchema });
export type UsersQuery = z.output<typeof usersQuery>;

const instant = z.iso.datetime();
const statusSchema = z.enum(["trial", "active", "pending_payment", "expired", "none"]);

const userRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(["member", "nutritionist", "admin"]),
  company: z.string().nullable(),
  status: statusSchema,
  plan: z.string().nullable(),
  periodEnd: instant.nullable(),
  blocked: z.boolean(),
  createdAt: instant,
  lastActiveOn: z.iso.date().nullable().describe("Last day with an entry; never what it says"),
});
export type UserRow = z.infer<typeof userRow>;
export const usersSchema = z.object({ users: z.array(userRow), nextCursor: z.string().nullable() });

const paymentRow = z.object({
  id: z.uuid(),
  plan: z.string(),
  method: z.enum(["credit_card", "pix"]),
  state: z.enum([
    "created",
    "pending",
    "failed",
    "paid",
    "refund_due",
    "refunding",
    "refunded",
    "charged_back",
  ]),
  why: z.string().nullable(),
  amount: z.number(),
  at: instant,
  from: instant.nullable(),
  until: instant.nullable(),
});

/** An entry of the audit log as a list shows it. */
const noteRow = z.object({
  seq: z.string(),
  at: instant,
  action: z.string(),
  actor: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
});

/** Somebody's page: the account and its money, and nothing about health. */
export const userPageSchema = z.object({
  version: z
    .string()
    .describe("To be sent back with an action, which is refused when something changed meanwhile"),
  account: userRow.omit({ status: true, plan: true, periodEnd: true, company: true }).extend({
    emailConfirmedAt: instant.nullable(),
    phone: z.string().nullable(),
    cpf: z.string().nullable().describe("The middle digits only"),
    secondFactorSince: instant.nullable(),
    blockedAt: instant.nullable(),
    lastSignInAt: instant.nullable(),
    locale: z.string(),
    daysActive: z.int().describe("Days with an entry in the last 30"),
  }),
  company: z.object({ id: z.uuid(), name: z.string(), role: z.enum(["manager", "member"]) }).nullable(),
  whatsapp: z.object({
    status: z.enum(["none", "pending", "confirmed", "revoked"]),
    number: z.string().nullable().describe("Its last four digits"),
    since: instant.nullable(),
  }),
  subscription: z
    .object({
      plan: z.string(),
      status: statusSchema,
      startedAt: instant,
      periodEnd: instant,
      graceUntil: instant.nullable(),
      autoRenew: z.boolean(),
      method: z.enum(["credit_card", "pix"]).nullable(),
      cancelledAt: instant.nullable(),
      nextPlan: z.string().nullable(),
    })
    .nullable(),
  payments: z.array(paymentRow),
  notes: z.array(noteRow),
});
export type UserPage = z.infer<typeof userPageSchema>;

/** Days that one extension of a trial may add. */
const MOST_TRIAL_DAYS = 60;

const common = { reason: reasonSchema, version: z.string().max(60) };

/** What an administrator may do to somebody, each with a reason and the version that they saw. */
export const userActionBody = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("change_role"), role: z.enum(["member", "nutritionist"]), ...common }),
  z.strictObject({
    action: z.literal("extend_trial"),
    days: z.int().min(1).max(MOST_TRIAL_DAYS),
    ...common,
  }),
  z.strictObject({ action: z.literal("cancel_subscription"), ...common }),
  z.strictObject({ action: z.literal("block"), ...common }),
  z.strictObject({ action: z.literal("unblock"), ...common }),
  z.strictObject({ action: z.literal("unlink_whatsapp"), ...common }),
  z.strictObject({ action: z.literal("reset_second_factor"), ...common }),
  z.strictObject({ action: z.literal("resend_confirmation"), ...common }),
]);
export type UserAction = z.output<typeof userActionBody>;

export const supportViewBody = z.strictObject({ reason: reasonSchema });
export const supportViewSchema = z.object({ id: z.uuid(), endsAt: z.iso.datetime() });
export type SupportViewAnswer = z.output<typeof supportViewSchema>;
