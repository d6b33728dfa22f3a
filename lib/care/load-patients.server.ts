import "server-only";
import type { Viewer } from "@/lib/auth/viewer";
import type { Patients } from "@/lib/care/care-schema";
import { invitationView } from "@/lib/care/invite-patient.server";
import { readGrants } from "@/lib/care/read-patient.server";
import { db } from "@/lib/db";

const MAX_INVITATIONS = 100;

/** Whoever lets this nutritionist in now, and what was asked of whom. */
export async function loadPatients(viewer: Viewer, now: Date): Promise<Patients> {
  const [grants, invitations] = await Promise.all([
    readGrants(viewer.userId, now),
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
    invitations: invitations.map((invitation) => invitationView(invitation, now)),
  };
}
