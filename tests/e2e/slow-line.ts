import type { Page } from "playwright/test";

/** Keeps every script of the product away, as on a slow line. @returns what lets them come */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, /\/_next\/static\/.*\.js/);
}

/** Keeps what is asked for away. @returns what lets it come */
export async function hold(page: Page, asked: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(asked, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page without waiting for its scripts. */
export async function openEarly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("main").waitFor();
}
