import { defineConfig } from "playwright/test";

/** Run by `npm test`, which starts the product on port 3100 and finds the browser (CHROME_PATH). */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/require-stack.ts",
  fullyParallel: true,
  // Most of a browser test is waiting: for pages to come, for answers, for what settles.
  workers: 4,
  // A browser on a busy machine may miss once; what passed only at its second try is listed as flaky, and is to be looked into.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: process.env.NEXT_PUBLIC_APP_URL ?? "http://127.0.0.1:3100",
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    // Drawing what moves takes time from all that run beside it; what is to move says so.
    contextOptions: { reducedMotion: "reduce" },
    // Requests that it answers could not be held or refused by a test.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      // The sandbox needs rights that a container's root does not have; the others keep Chromium from calling home.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // As phones do; else the width of a line depends on the build of Chromium.
        "--font-render-hinting=none",
      ],
    },
  },
});
