import { z } from "zod";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";

const instant = z.iso.datetime();
const page = {
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};
const search = z.string().trim().max(100).default("");

/** The company as whoever belongs to it sees it. */
export const partnerSchema = z.object({
  company: z.object({ id: z.uuid(), name: z.string(), role: z.enum(["manager", "member"]) }),
  since: instant,
  professional: z.string().nullable().describe("Who stands behind the code that they came with"),
  cards: z
    .object({
      seats: z.int(),
      members: z.int(),
      invited: z.int(),
      subscribers: z.int(),
      active: z.int().nullable().describe("With an entry in the last seven days; null under five members"),
      commissionThisMonth: z.number(),
    })
    .nullable()
    .describe("For managers"),
});
export type PartnerView = z.infer<typeof partnerSchema>;

export const memberFilters = z.strictObject({
  q: search,
  status: z.enum(["trial", "active", "pending_payment", "expired", "none"]).optional(),
  sort: z.enum(["newest", "name"]).default("newest"),
});
export const membersQuery = memberFilters.extend(page);
export type MemberFilters = z.output<typeof memberFilters>;
const memberRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(["manager", "member"]),
  since: instant,
  status: z.enum(["trial", "active", "pending_payment", "expired", "none"]),
  lastActiveOn: z.iso.date().nullable().describe("Last day with an entry; never what it says"),
});
export type MemberRow = z.infer<typeof memberRow>;
export const membersSchema = z.object({ members: z.array(memberRow), nextCursor: z.string().nullable() });

export const invitationsQuery = z.strictObject({
  q: search,
  state: z.enum(["open", "answered"]).default("open"),
  ...page,
});
const invitationRow = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(["manager", "member"]),
  status: z.enum(["open", "accepted", "refused", "cancelled", "expired"]),
  createdAt: instant,
  expiresAt: instant,
});
export type InvitationRow = z.infer<typeof invitationRow>;
export const invitationsSchema = z.object({
  invitations: z.array(invitationRow),
  nextCursor: z.string().nullable(),
});
export const companyInviteBody = z.strictObject({
  email: z.email().toLowerCase().max(254),
  name: z.string().trim().max(120).nullish(),
});
const problem = z.enum(["email", "no_email", "twice", "name", "member_already", "invited_already", "seats"]);
export const invitedSchema = z.object({ email: z.string(), problem: problem.nullable() });

/** Enough for ten thousand rows; base64 makes three bytes four characters. */
export const MOST_FILE_BYTES = 2 * 1024 * 1024;
export const importBody = z.strictObject({
  file: z
    .base64()
    .min(4)
    .max(Math.ceil(MOST_FILE_BYTES / 3) * 4),
  isPreview: z.boolean(),
});
const importRow = z.object({
  line: z.int(),
  email: z.string(),
  name: z.string().nullable(),
  problem: problem.nullable(),
});
export type ImportRow = z.infer<typeof importRow>;
export const importSchema = z.object({
  good: z.int(),
  bad: z.int(),
  invited: z.boolean().describe("Whether the good ones were asked, or this was a look beforehand"),
  rows: z.array(importRow),
});
export type ImportResult = z.infer<typeof importSchema>;

const codeRow = z.object({
  id: z.uuid(),
  code: z.string(),
  professional: z.string(),
  uses: z.int(),
  limit: z.int().nullable(),
  expiresAt: instant.nullable(),
  state: z.enum(["active", "expired", "used_up", "ended"]),
  createdAt: instant,
});
export type CodeRow = z.infer<typeof codeRow>;
export const codesSchema = z.object({ codes: z.array(codeRow) });
export const codeBody = z.strictObject({
  professional: z.string().trim().min(2).max(120),
  limit: z.int().min(1).max(100_000).nullish(),
  expiresOn: daySchema.nullish().describe("Its last day, in the time zone of Brasília"),
});

const group = z.object({
  name: z.string().nullable().describe("Who stands behind the code; null for who came otherwise"),
  members: z.int(),
  active: z
    .int()
    .nullable()
    .describe("With an entry in the last seven days; null where the group is too small"),
});
export const participationSchema = z.object({
  least: z.int().describe("Of groups under this many people it is not told how many are active"),
  members: z.int(),
  active: z.int().nullable(),
  days: z.array(z.object({ day: z.iso.date(), people: z.int() })).nullable(),
  groups: z.array(group),
});
export type Participation = z.infer<typeof participationSchema>;
export const memberDoneSchema = z.object({ success: z.literal(true) });
