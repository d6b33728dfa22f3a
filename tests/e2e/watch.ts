import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

/** Collects what a page complains about, from before it is opened. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What a theme can break. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * What breaks WCAG 2.2 A and AA on the page, each as its rule and where.
 * @param scope "best" for good practice besides; "colours" for what another theme of a page already judged can break
 */
async function violationsOn(page: Page, scope?: "best" | "colours"): Promise<string[]> {
  // No page of ours has frames: what puts those of several together takes longer than the rules.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (scope === "colours"
    ? axe.withRules(COLOURS)
    : axe.withTags(scope === "best" ? [...WCAG, "best-practice"] : WCAG)
  ).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** How far the page, or a dialog on it, can be scrolled sideways, in px. */
function sidewaysOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dialogs = [...document.querySelectorAll("[role=dialog]")];
    const beyond = dialogs.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    return Math.max(document.documentElement.scrollWidth - window.innerWidth, ...beyond);
  });
}

/** No violation of WCAG 2.2 A and AA, and nothing that has to be scrolled sideways. */
export async function expectSound(page: Page): Promise<void> {
  expect(await sidewaysOn(page), "horizontal scroll").toBeLessThanOrEqual(0);
  expect(await violationsOn(page)).toEqual([]);
}

/** Both widths and both themes for each language, and each pair of them in one of the two. */
const LOOKS = {
  "pt-BR": [
    { width: 360, colorScheme: "light" },
    { width: 1440, colorScheme: "dark" },
  ],
  "en-US": [
    { width: 1440, colorScheme: "light" },
    { width: 360, colorScheme: "dark" },
  ],
} as const;
export type Reader = keyof typeof LOOKS;

/** The page that is open is sound in both looks of a language. */
export async function expectSoundLooks(page: Page, name: string, locale: Reader = "pt-BR"): Promise<void> {
  for (const { width, colorScheme } of LOOKS[locale]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveClass(colorScheme === "dark" ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    expect(await sidewaysOn(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
    const found = await violationsOn(page, colorScheme === "light" ? "best" : "colours");
    expect(found, `${name} at ${width} px, ${colorScheme}`).toEqual([]);
  }
}
