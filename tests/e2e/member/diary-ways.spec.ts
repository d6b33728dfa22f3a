import { expect, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { createMember } from "@/tests/factories";

test("on a phone a day of another year is told with it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, await createMember());
  await page.goto("/progress?dia=2020-01-01");
  const title = page.getByRole("heading", { level: 2, name: /^quarta/i });
  await expect(title).toContainText("2020");
  // Nothing of it is cut off.
  expect(await title.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
});
