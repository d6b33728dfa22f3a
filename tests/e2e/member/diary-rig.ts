import { expect, type Page } from "playwright/test";
import { YESTERDAY } from "@/tests/days";
import { enter } from "@/tests/e2e/enter";
import { call, createMember, type Member, sql } from "@/tests/factories";

export const LUNCH = {
  day: YESTERDAY,
  kind: "lunch",
  items: [
    { food: "arroz-branco", grams: 100 },
    { food: "feijao-carioca", quantity: 2, portion: "concha" },
  ],
};

export const mealsOf = async (userId: string) =>
  (await sql("SELECT id FROM app.meals WHERE user_id = $1", [userId])).length;

export async function openDiary(page: Page, member: Member, day = YESTERDAY): Promise<void> {
  await enter(page, member);
  await page.goto(`/progress?dia=${day}`);
  await expect(page.getByRole("region", { name: "Refeições do dia" })).toBeVisible();
}

export async function memberWithLunch() {
  const member = await createMember();
  const { body: meal } = await call("/api/meals", { token: member.token, body: LUNCH });
  return { member, meal };
}
