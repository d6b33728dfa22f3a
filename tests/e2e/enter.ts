import { expect, type Page } from "@playwright/test";
import { elsewhere, type Member } from "../factories";

/** Logs somebody in through the screens, from an address of their own. */
export async function enter(page: Page, member: Pick<Member, "email" | "password">): Promise<void> {
  await page.setExtraHTTPHeaders(elsewhere());
  await page.goto("/login");
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Senha", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
  // The name is written by the script: from here on buttons answer.
  await expect(page.getByText(/^Olá, /)).toBeVisible();
}
