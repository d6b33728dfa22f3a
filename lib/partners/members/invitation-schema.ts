import { z } from "zod";
import { companySchema } from "@/lib/profile/user";

export const companyInvitationsSchema = z.object({
  invitations: z.array(
    z.object({
      id: z.uuid(),
      company: z.string(),
      role: z.enum(["manager", "member"]),
      expiresAt: z.iso.datetime(),
    }),
  ),
  waiting: z.int().describe("Sent to the caller's address, which is not confirmed yet: they show once it is"),
});
export type CompanyInvitations = z.output<typeof companyInvitationsSchema>;

export const answerBody = z.strictObject({ answer: z.enum(["accept", "refuse"]) });
export const answeredSchema = z.object({ company: companySchema.nullable() });
