import "server-only";
import { auditId } from "@/lib/audit/note-action.server";
import { subjectOf } from "@/lib/auth/session/note-access.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import { Prisma } from "@/lib/db";
import type { Owner } from "@/lib/privacy/personal-table";

/** Somebody, by their account and its address. */
export type DataOwner = Pick<Viewer, "userId" | "email">;

/** The condition by which the rows of a table `t` are this person's. */
export function ownedBy(owner: Owner, { userId, email }: DataOwner): Prisma.Sql {
  const id = Prisma.sql`${userId}::uuid`;
  switch (owner) {
    case "user_id":
      return Prisma.sql`t.user_id = ${id}`;
    case "id":
      return Prisma.sql`t.id = ${id}`;
    case "inbound":
      return Prisma.sql`(t.id IN (SELECT in_reply_to FROM app.outbound_messages WHERE user_id = ${id})
        OR (t.status IN ('received', 'processed', 'failed') AND ${fromTheirNumber(id, "received_at")}))`;
    case "outbound":
      return Prisma.sql`(t.user_id = ${id} OR ${fromTheirNumber(id, "created_at")})`;
    case "conversation":
      return Prisma.sql`(t.user_id = ${id} OR ${fromTheirNumber(id, "updated_at")})`;
    case "care":
      return Prisma.sql`(t.patient_id = ${id} OR t.nutritionist_id = ${id})`;
    case "nutritionist":
      return Prisma.sql`t.nutritionist_id = ${id}`;
    case "plan":
      return Prisma.sql`CASE t.status WHEN 'draft' THEN t.nutritionist_id = ${id} ELSE t.patient_id = ${id} END`;
    case "invitation":
      return Prisma.sql`(t.nutritionist_id = ${id} OR t.patient_id = ${id} OR ${toTheirAddress(id)})`;
    case "mail":
      return Prisma.sql`(t.user_id = ${id} OR t.recipient = (${confirmedAddress(id)})
        OR t.recipient IN (SELECT i.email FROM app.care_invitations i WHERE i.patient_id = ${id}))`;
    case "email":
      return toTheirAddress(id);
    case "audit":
      return Prisma.sql`${auditId(userId)} IN (t.actor_id, t.subject_id)`;
    case "access":
      return underTheirAddress(id, email);
  }
}

/** Somebody else may have had the address before; the sign-up itself began a moment before the account was there. */
function underTheirAddress(id: Prisma.Sql, email: string): Prisma.Sql {
  return Prisma.sql`(t.subject = ${subjectOf(email)}
    AND t.at >= (SELECT p.created_at - interval '1 minute' FROM app.people p WHERE p.user_id = ${id}))`;
}

function toTheirAddress(id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`lower(t.email) = (${confirmedAddress(id)})`;
}

/** An address is somebody's once they have confirmed it. */
function confirmedAddress(id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT lower(pr.email) FROM public.profiles pr
    JOIN app.people p ON p.user_id = pr.id WHERE pr.id = ${id} AND p.email_confirmed_at IS NOT NULL`;
}

/** A number is somebody's from the moment they proved it, no sooner: before, it may have been another's. */
function fromTheirNumber(id: Prisma.Sql, at: string): Prisma.Sql {
  const column = Prisma.raw(`t.${at}`);
  const since = Prisma.sql`SELECT l.confirmed_at FROM app.whatsapp_links l WHERE l.user_id = ${id}`;
  return Prisma.sql`(t.contact IN (
      SELECT unnest(ARRAY[l.canonical_number, l.scoped_id]) FROM app.whatsapp_links l
      WHERE l.user_id = ${id} AND l.confirmed_at IS NOT NULL) AND ${column} >= (${since}))`;
}
