import { z } from "zod";
import { cursorSchema, limitSchema, reasonSchema, searchSchema } from "@/lib/admin/administrator-acts";
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from "@/lib/audit/audit-entry";
import { FLAG_NAMES, type FlagName } from "@/lib/flags/flag";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { backlogSchema } from "@/lib/telemetry/backlog";
import { operationSchema } from "@/lib/telemetry/operation-counts";

const instant = z.iso.datetime();
const page = { cursor: cursorSchema, limit: limitSchema };

const PROVIDERS = ["mercado_pago", "whatsapp"] as const;
export const webhooksQuery = z.strictObject({
  provider: z.enum(PROVIDERS).default("mercado_pago"),
  state: z.enum(["waiting", "failed", "done"]).optional(),
  q: searchSchema.describe("The beginning of an id"),
  ...page,
});
const webhookRow = z.object({
  id: z.string(),
  kind: z.string().describe("Topic of the provider, or type of the message"),
  state: z.enum(["waiting", "failed", "done"]),
  deliveries: z.int(),
  attempts: z.int(),
  error: z.string().nullable(),
  receivedAt: instant,
  handledAt: instant.nullable(),
  facts: z.record(z.string(), z.unknown()).describe("What was delivered, without what people wrote"),
});
export type WebhookRow = z.infer<typeof webhookRow>;
export const webhooksSchema = z.object({ webhooks: z.array(webhookRow), nextCursor: z.string().nullable() });
export const replayBody = z.strictObject({
  provider: z.enum(PROVIDERS),
  id: z.string().min(1).max(200),
  reason: reasonSchema,
});
export const operationDoneSchema = z.object({ success: z.literal(true) });

export const queuesSchema = z.object({
  backlog: backlogSchema,
  operation: operationSchema,
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.int(),
      active: z.int(),
      failed: z.int(),
      lastDoneAt: instant.nullable(),
      lastFailure: z.string().nullable(),
      cron: z.string().nullable(),
    }),
  ),
});
export type Queues = z.infer<typeof queuesSchema>;
export type QueueRow = Queues["queues"][number];

export const outboxQuery = z.strictObject({
  channel: z.enum(["whatsapp", "mail"]).default("whatsapp"),
  state: z.enum(["waiting", "failed"]).default("waiting"),
  ...page,
});
const outboxRow = z.object({
  id: z.uuid(),
  kind: z.string(),
  to: z.string().describe("Masked"),
  attempts: z.int(),
  error: z.string().nullable(),
  createdAt: instant,
  nextAttemptAt: instant.nullable(),
  canRetry: z.boolean(),
});
export type OutboxRow = z.infer<typeof outboxRow>;
export const outboxSchema = z.object({ messages: z.array(outboxRow), nextCursor: z.string().nullable() });
export const reasonBody = z.strictObject({ reason: reasonSchema });

export const auditFilters = z.strictObject({
  action: z.enum(AUDIT_ACTIONS).optional(),
  subject: z.enum(AUDIT_SUBJECTS).optional(),
  who: searchSchema.describe("Address or id of a person, as who acted or who it was done to; or another id"),
  from: daySchema.optional(),
  to: daySchema.optional(),
});
export const auditQuery = auditFilters.extend(page);
export type AuditFilters = z.output<typeof auditFilters>;
const auditRow = z.object({
  seq: z.string(),
  at: instant,
  actor: z.string().describe("What kind of actor it was"),
  actorName: z
    .string()
    .nullable()
    .describe("Of administrators alone; everybody else stands there under a digest"),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
  from: z.string().nullable().describe("A digest of the address it came from"),
});
export type AuditRow = z.infer<typeof auditRow>;
export const auditSchema = z.object({ entries: z.array(auditRow), nextCursor: z.string().nullable() });

export const errorsQuery = z.strictObject({
  q: searchSchema,
  state: z.enum(["open", "resolved"]).default("open"),
  ...page,
});
const errorRow = z.object({
  id: z.string(),
  message: z.string(),
  version: z.string(),
  page: z.string().nullable(),
  stack: z.string().nullable(),
  count: z.int(),
  firstSeen: instant,
  lastSeen: instant,
  browsers: z.array(z.string()),
  resolvedAt: instant.nullable(),
});
export type ErrorRow = z.infer<typeof errorRow>;
export const errorsSchema = z.object({ errors: z.array(errorRow), nextCursor: z.string().nullable() });
export const errorParams = z.object({ id: z.string().regex(/^[\w-]{20,60}$/) });

const flagName = z.enum(FLAG_NAMES as [FlagName, ...FlagName[]]);
export const flagsSchema = z.object({
  flags: z.array(z.object({ name: flagName, isOn: z.boolean(), changedAt: instant.nullable() })),
});
export type FlagRow = z.infer<typeof flagsSchema>["flags"][number];
export const flagBody = z.strictObject({ name: flagName, isOn: z.boolean(), reason: reasonSchema });
