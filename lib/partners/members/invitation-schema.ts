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
});

export const answerBody = z.strictObject({ answer: z.enum(["accept", "refuse"]) });
export const answeredSchema = z.object({ company: companySchema.nullable() });
