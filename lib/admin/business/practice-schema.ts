import { z } from "zod";
import { cursorSchema, limitSchema, reasonSchema } from "@/lib/admin/administrator-acts";

export const practicesQuery = z.strictObject({
  state: z.enum(["open", "decided"]).default("open"),
  cursor: cursorSchema,
  limit: limitSchema,
});
const requestRow = z.object({
  id: z.uuid(),
  user: z.object({ id: z.uuid(), name: z.string(), email: z.string(), confirmed: z.boolean() }),
  council: z.string().describe("As it stands on prescriptions: to be looked up at the council"),
  region: z.string().describe("The states that the council stands for"),
  practice: z.string(),
  status: z.enum(["open", "approved", "refused", "withdrawn"]),
  requestedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
});
export type PracticeRow = z.infer<typeof requestRow>;
export const practicesSchema = z.object({ requests: z.array(requestRow), nextCursor: z.string().nullable() });
export const decisionBody = z.strictObject({
  userId: z.uuid(),
  id: z.uuid(),
  action: z.enum(["approve", "refuse"]),
  reason: reasonSchema,
});
export const decidedSchema = z.object({ success: z.literal(true) });
