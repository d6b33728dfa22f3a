import { mkdirSync } from "node:fs";
import { test } from "@playwright/test";
import { addDays } from "@/lib/nutrition/calendar/day";
import { TODAY } from "@/tests/days";
import { call, createMember, elsewhere, PASSWORD, sql, uniqueEmail } from "../factories";
import { enter } from "./enter";

const OUT = "/tmp/first/shots";
mkdirSync(OUT, { recursive: true });
const READERS = [
  { locale: "pt-BR", scheme: "light", width: 360, height: 740 },
  { locale: "en-US", scheme: "dark", width: 360, height: 740 },
  { locale: "pt-BR", scheme: "light", width: 1440, height: 900 },
  { locale: "pt-BR", scheme: "dark", width: 1440, height: 900 },
] as const;

for (const { locale, scheme, width, height } of READERS) {
  test(`shots ${locale} ${scheme} ${width}`, async ({ browser }) => {
    test.setTimeout(200_000);
    const context = await browser.newContext({ locale, colorScheme: scheme, viewport: { width, height } });
    const page = await context.newPage();
    const member = await createMember({ status: "active", name: "Marina Alves" });
    const token = member.token;
    for (const [ago, text] of [
      [0, "café da manhã: 2 ovos mexidos, um pão francês e café com leite"],
      [0, "almocei 2 conchas de feijão, 4 colheres de sopa de arroz e um bife"],
      [0, "lanche da tarde: 1 banana e 1 iogurte natural"],
      [0, "bebi 600 ml de água"],
      [1, "almocei prato feito com frango, arroz, feijão e salada"],
      [1, "jantei 2 fatias de pizza"],
      [2, "almocei 1 strogonoff de frango com arroz"],
      [3, "almocei macarrão com molho"],
      [5, "almocei feijoada"],
    ] as const)
      await call("/api/meals", { token, body: { day: addDays(TODAY, -ago), text } });
    for (const [ago, kg] of [
      [20, 74],
      [15, 73.6],
      [10, 73.2],
      [5, 72.8],
      [0, 72.4],
    ] as const)
      await call("/api/weight", { token, body: { kg, day: addDays(TODAY, -ago) } });
    await call("/api/goals", { method: "PUT", token, body: { weight_goal: 70, calorie_goal: 1000 } });
    for (const ago of [7, 8, 9, 10, 11, 12])
      await call("/api/meals", {
        token,
        body: { day: addDays(TODAY, -ago), text: "almocei prato feito com frango, arroz, feijão e salada" },
      });
    await context.addCookies([
      {
        name: "garfo-locale",
        value: locale,
        url: process.env.NEXT_PUBLIC_APP_URL ?? "http://127.0.0.1:3100",
      },
    ]);
    await enter(page, member).catch(() => {});
    const shot = (name: string, full = false) =>
      page.screenshot({ path: `${OUT}/${name}-${width}-${scheme}-${locale}.png`, fullPage: full });
    await page.waitForTimeout(2500);
    await shot("dashboard", true);
    await page.getByRole("button", { name: /Contar o que comi|Log what I ate/ }).click();
    await page.waitForTimeout(1800);
    await shot("sheet-empty");
    await page.keyboard.type("2 ovos e um pão");
    await page.waitForTimeout(1500);
    await shot("sheet-typed");
    await page.getByRole("tab").nth(1).click();
    await page.getByRole("combobox", { name: /Buscar|Search/ }).fill("feij");
    await page.waitForTimeout(1200);
    await page.keyboard.press("Enter");
    await page.waitForTimeout(300);
    await shot("sheet-foods");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await page.waitForTimeout(1200);
    await shot("commands");
    await page.keyboard.press("Escape");
    await page.goto("/progress?dia=hoje");
    await page.waitForTimeout(2500);
    await shot("diary");
    await page.goto("/progress");
    await page.waitForTimeout(2500);
    await shot("progress", true);
    const email = uniqueEmail();
    await call("/api/signup", {
      headers: elsewhere(),
      body: {
        name: "Bia Reis",
        email,
        password: PASSWORD,
        planId: "trial",
        firstRun: true,
        consents: { terms: true, privacy: true, health: true },
      },
    });
    await context.clearCookies();
    await context.addCookies([
      {
        name: "garfo-locale",
        value: locale,
        url: process.env.NEXT_PUBLIC_APP_URL ?? "http://127.0.0.1:3100",
      },
    ]);
    await page.evaluate(() => localStorage.clear());
    await enter(page, { email, password: PASSWORD }).catch(() => {});
    await page.waitForTimeout(1500);
    await shot("run1");
    const { body: session } = await call("/api/login", {
      headers: elsewhere(),
      body: { email, password: PASSWORD },
    });
    await call("/api/user", {
      method: "PUT",
      token: session.token,
      body: { gender: "male", birthDate: "1990-02-02", weight: 82, height: 178, weightGoal: 76 },
    });
    for (const step of ["body", "routine", "restrictions", "goal", "whatsapp", "meal"]) {
      await sql(
        "UPDATE app.first_runs SET step = $2::app.first_run_step, objective = 'lose' WHERE user_id = (SELECT id FROM public.profiles WHERE email = $1)",
        [email, step],
      );
      await page.reload();
      await page.waitForTimeout(2000);
      await shot(`run-${step}`, false);
    }
    await sql(
      "UPDATE app.first_runs SET state = 'skipped' WHERE user_id = (SELECT id FROM public.profiles WHERE email = $1)",
      [email],
    );
    await page.reload();
    await page.waitForTimeout(2000);
    await shot("dashboard-new", true);
    await context.close();
  });
}
