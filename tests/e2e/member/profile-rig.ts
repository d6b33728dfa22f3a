import type { Page } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { call, createMember, type Member } from "@/tests/factories";

export const stored = async ({ token }: Member) => (await call("/api/user", { token })).body;

/** The tab of somebody new, as it is after it has loaded. */
export async function openTab(page: Page, tab: string, member?: Member): Promise<Member> {
  const who = member ?? (await createMember());
  await enter(page, who);
  await page.goto(`/profile/${tab}`);
  return who;
}
