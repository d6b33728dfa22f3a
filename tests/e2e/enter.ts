import { expect, type Page } from "playwright/test";
import { elsewhere, type Member } from "../factories";

/** Later than the figures of an open page are asked for again (every 30 s). */
export const POLLED_MS = 31_000;

/** Somebody comes in with a session that the API made, from an address of their own, and sees their first page. */
export async function enter(page: Page, member: Pick<Member, "email" | "password">): Promise<void> {
  const headers = elsewhere();
  await page.setExtraHTTPHeaders(headers);
  // The browser keeps the cookies of this answer.
  const answer = await page.request.post("/api/login", {
    data: { email: member.email, password: member.password },
    headers,
  });
  if (!answer.ok()) throw new Error(`log-in: ${answer.status()} ${await answer.text()}`);
  // Whoever is in is led on from here to the page that is theirs.
  await page.goto("/login");
  await page.waitForURL((url) => url.pathname !== "/login");
  // The name is written by the script: from here on buttons answer.
  await expect(page.getByText(/^(Olá|Hello), /)).toBeVisible();
}
