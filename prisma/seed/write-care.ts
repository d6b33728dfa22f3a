import type { Tx } from "@/lib/db";
import { addDays, dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import { TIME_ZONE } from "./history";
import type { Settled } from "./write-people";

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 180;

/** The nutritionist's patients let her in; two of them share less than the others. */
export async function writeCare(tx: Tx, people: readonly Settled[], now: Date): Promise<void> {
  const nutritionist = people.find(({ role }) => role === "nutritionist");
  const patients = people.filter(({ email }) => email.startsWith("paciente"));
  if (!nutritionist) return;
  await tx.careLink.createMany({
    data: patients.map(({ userId, history }, index) => ({
      patientId: userId,
      nutritionistId: nutritionist.userId,
      areas: index % 6 === 3 ? ["diary", "plan"] : ["diary", "measures", "profile", "plan"],
      grantedAt: new Date(now.getTime() - (history?.days ?? 0) * DAY_MS),
      endsOn: dateOf(addDays(dayAt(now, TIME_ZONE), DAYS_AHEAD)),
    })),
    skipDuplicates: true,
  });
}
