import "server-only";
import type { Patients, PatientsQuery } from "@/lib/care/care-schema";
import { invitationView } from "@/lib/care/invite-patient.server";
import { readGrants } from "@/lib/care/read-patient.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";

const MAX_INVITATIONS = 100;

/** Whoever lets this nutritionist in now, by name and a page at a time, and what was asked of whom. */
export async function loadPatients(
  { person: viewer, now }: Context,
  query: PatientsQuery,
): Promise<Patients> {
  const [{ grants, more }, invitations] = await Promise.all([
    readGrants(viewer.userId, now, query),
    db().careInvitation.findMany({
      where: { nutritionistId: viewer.userId },
      orderBy: { createdAt: "desc" },
      take: MAX_INVITATIONS,
    }),
  ]);
  return {
    patients: grants.map(({ patient, areas, grantedAt, endsOn }) => ({
      id: patient.userId,
      name: patient.name,
      areas,
      since: grantedAt.toISOString(),
      endsOn,
    })),
    nextCursor: more,
    invitations: invitations.map((invitation) => invitationView(invitation, now)),
  };
}
