import { hashInvitation, INVITATION_LIFE_MS } from "@/lib/care/invitation";
import { planMeals } from "@/lib/care/plans/plan-meals";
import type { Tx } from "@/lib/db";
import { addDays, dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import { TIME_ZONE } from "./history";
import { ANAMNESES, COMMENTS, NOTES, PLANS, PRESCRIBED, TEMPLATES } from "./practice";
import type { Settled } from "./write-people";

const DAY_MS = 86_400_000;

/** What the nutritionist has written and asked for so far, once: a practice to look around in. */
export async function writePractice(tx: Tx, people: readonly Settled[], now: Date): Promise<void> {
  const writer = people.find(({ role }) => role === "nutritionist");
  const patients = people.filter(({ email }) => email.startsWith("paciente"));
  if (!writer || (await tx.nutritionist.count({ where: { userId: writer.userId } })) > 0) return;
  const today = dayAt(now, TIME_ZONE);
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const nutritionistId = writer.userId;
  const whose = (patient: number) => ({ nutritionistId, patientId: patients[patient]!.userId });
  await tx.nutritionist.create({
    data: {
      ...{ userId: nutritionistId, councilRegion: 3, councilNumber: "12345", approvedAt: ago(200) },
      ...{ practiceName: "Prado Nutrição", practiceContact: "Rua Augusta, 1200, São Paulo · (11) 3000-0000" },
      secondFactorWaived: true,
    },
  });
  await tx.planTemplate.createMany({
    data: TEMPLATES.map(({ meals, ...template }) => ({
      ...{ ...template, nutritionistId, meals: planMeals(meals), createdAt: ago(150) },
    })),
  });
  await tx.mealPlan.createMany({
    data: PLANS.map(({ patient, template, title, status, from, until }) => ({
      ...{ ...whose(patient), title, status, guidance: TEMPLATES[template]!.guidance },
      ...{ meals: planMeals(TEMPLATES[template]!.meals), createdAt: ago(-from), updatedAt: ago(-from) },
      ...{ startsOn: dateOf(addDays(today, from)), endsOn: dateOf(addDays(today, until)) },
      ...(status === "draft" ? {} : { releasedAt: ago(-from), toldAt: ago(-from), seenAt: ago(-from) }),
    })),
  });
  await tx.diaryComment.createMany({
    data: COMMENTS.map(({ patient, daysAgo, text }) => ({
      ...{ ...whose(patient), text, day: dateOf(addDays(today, -daysAgo)) },
      ...{ createdAt: ago(daysAgo - 0.5), toldAt: ago(daysAgo - 0.5) },
    })),
  });
  await tx.careNote.createMany({
    data: NOTES.map(({ patient, daysAgo, text }) => ({
      ...{ ...whose(patient), text, createdAt: ago(daysAgo), updatedAt: ago(daysAgo) },
    })),
  });
  await tx.anamnesis.createMany({
    data: ANAMNESES.map(({ patient, sections }) => ({ ...whose(patient), sections, updatedAt: ago(60) })),
  });
  await prescribe(tx, patients, nutritionistId, today);
  await ask(tx, people, nutritionistId, now);
}

async function prescribe(
  tx: Tx,
  patients: readonly Settled[],
  authorId: string,
  today: string,
): Promise<void> {
  for (const { patient, kcal, protein } of PRESCRIBED) {
    const { userId, goals } = patients[patient]!;
    await tx.goal.createMany({
      data: {
        ...{ userId, author: "nutritionist", authorId, calorieGoal: kcal, proteinGoal: protein },
        ...{ weightGoalKg: goals?.kg ?? null, validFrom: dateOf(addDays(today, -14)) },
        targetDate: goals ? dateOf(addDays(today, goals.inDays)) : null,
      },
      skipDuplicates: true,
    });
  }
}

/** An invitation that the member may answer, and a request that the administrator may decide. */
async function ask(tx: Tx, people: readonly Settled[], nutritionistId: string, now: Date): Promise<void> {
  const email = "membro@garfo.test";
  await tx.careInvitation.create({
    data: {
      ...{ nutritionistId, email, accessDays: 90, createdAt: now },
      // Nobody holds its link: it is found by the address.
      tokenHash: hashInvitation(`demo ${nutritionistId}`),
      expiresAt: new Date(now.getTime() + INVITATION_LIFE_MS),
    },
  });
  const applicant = people.find((person) => person.email === "teste@garfo.test");
  if (!applicant) return;
  await tx.nutritionistRequest.create({
    data: {
      ...{
        userId: applicant.userId,
        councilRegion: 4,
        councilNumber: "54321",
        practiceName: "Consultório Leve",
      },
      requestedAt: new Date(now.getTime() - 2 * DAY_MS),
    },
  });
}
