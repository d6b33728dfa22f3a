import { DAY_MS } from "@/lib/durations";

/** How long a company's invitation can be answered. */
const INVITATION_DAYS = 14;

export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}

/** Why somebody cannot be invited; the sentences are `partner.import.problems.*`. */
export const INVITE_PROBLEMS = ["member_already", "invited_already", "seats"] as const;
export type InviteProblem = (typeof INVITE_PROBLEMS)[number];

/**
 * Who of a list is invited and why the others are not: nobody twice, and nobody beyond the seats, in the list's order.
 * @param taken seats that members and open invitations take already
 */
export function chooseInvited(
  emails: readonly string[],
  known: { members: ReadonlySet<string>; invited: ReadonlySet<string>; seats: number; taken: number },
): { email: string; problem: InviteProblem | null }[] {
  let free = Math.max(0, known.seats - known.taken);
  const seen = new Set<string>();
  return emails.map((email) => {
    if (known.members.has(email)) return { email, problem: "member_already" };
    if (known.invited.has(email) || seen.has(email)) return { email, problem: "invited_already" };
    if (free === 0) return { email, problem: "seats" };
    free -= 1;
    seen.add(email);
    return { email, problem: null };
  });
}
