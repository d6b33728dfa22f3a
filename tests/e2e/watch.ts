import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Collects what a page complains about, from before it is opened. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

/** No violation of WCAG 2.2 A and AA, and nothing that has to be scrolled sideways. */
export async function expectSound(page: Page): Promise<void> {
  const sideways = await page.evaluate(() => {
    const dialogs = [...document.querySelectorAll("[role=dialog]")];
    const beyond = dialogs.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    return Math.max(document.documentElement.scrollWidth - window.innerWidth, ...beyond);
  });
  expect(sideways, "horizontal scroll").toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found).toEqual([]);
}
