import { expect, type Page, test } from "playwright/test";
import { fillSignUp } from "@/tests/e2e/fill-sign-up";
import { expectSound } from "@/tests/e2e/watch";
import { call, elsewhere, PASSWORD, sql } from "@/tests/factories";

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(elsewhere()));

const run = (page: Page) => page.getByRole("dialog", { name: "Primeiros passos" });
const asks = (page: Page, question: string | RegExp) =>
  expect(run(page).getByRole("heading", { name: question })).toBeFocused();
const next = (page: Page) => run(page).getByRole("button", { name: "Continuar", exact: true }).click();

/** Signs up on the screens, as people do. */
async function signUp(page: Page): Promise<string> {
  await page.goto("/signup");
  const email = await fillSignUp(page, "Ana Lima");
  await expect(page).toHaveURL(/\/dashboard(?:\?step=objective)?$/);
  return email;
}

async function login(email: string) {
  const { body } = await call("/api/login", { headers: elsewhere(), body: { email, password: PASSWORD } });
  return body as { token: string };
}

test("from the sign-up to a goal with its reasons and a first meal, by keyboard", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const email = await signUp(page);
  await asks(page, "O que você quer?");
  await expectSound(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(run(page).getByRole("radio", { name: /Perder peso/ })).toBeChecked();
  await page.keyboard.press("Enter");

  await asks(page, "Como está o seu corpo hoje?");
  await expectSound(page);
  await next(page);
  await expect(run(page).getByText("Diga quanto você quer pesar.")).toBeVisible();
  await run(page).getByLabel("Gênero").selectOption("Feminino");
  const born = run(page).getByLabel("Data de nascimento");
  await expect(born).toHaveAttribute("aria-invalid");
  await born.fill("1990-05-10");
  await expect(born).not.toHaveAttribute("aria-invalid");
  // All that is wrong is told at once.
  await born.fill("2090-05-10");
  await run(page).getByLabel("Altura (cm)").fill("999");
  await run(page).getByLabel("Peso (kg)").fill("900");
  await next(page);
  await expect(run(page).getByText("Informe uma data de nascimento válida.")).toBeVisible();
  await expect(run(page).getByText("Este valor é alto demais.")).toHaveCount(2);
  await born.fill("1990-05-10");
  await run(page).getByLabel("Altura (cm)").fill("168");
  await run(page).getByLabel("Peso (kg)").fill("70,5");
  await run(page).getByLabel("Quanto você quer pesar (kg)").fill("80");
  await next(page);
  await expect(run(page).getByText(/a meta precisa ser menor/)).toBeVisible();
  await run(page).getByLabel("Quanto você quer pesar (kg)").fill("64");
  await page.keyboard.press("Enter");

  await asks(page, "Quanto você se mexe?");
  await expectSound(page);
  await run(page)
    .getByRole("radio", { name: /Bastante/ })
    .check();
  await next(page);

  await asks(page, /Tem algo que você evita/);
  await expectSound(page);
  // Longer than the screen: what goes on is in sight all the same.
  expect(await run(page).evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  await expect(run(page).getByRole("button", { name: "Continuar" })).toBeInViewport({ ratio: 1 });
  const lactose = run(page).getByRole("button", { name: "Lactose" });
  const width = async () => (await lactose.boundingBox())?.width;
  const before = await width();
  await lactose.click();
  await expect(lactose).toHaveAttribute("aria-pressed", "true");
  // Its mark moves none of the chips that one may press next.
  expect(await width()).toBe(before);
  // Typed and not added: going on means it all the same.
  await run(page).getByRole("button", { name: "Outras alergias" }).click();
  await expect(run(page).getByRole("combobox", { name: "Outras alergias" })).toBeFocused();
  await page.keyboard.type("Kiwi");
  await next(page);

  await expect(run(page).getByText("Você está grávida ou amamentando?")).toBeVisible();
  await run(page).getByRole("button", { name: "Não", exact: true }).click();
  await expect(run(page).getByText("Você está grávida ou amamentando?")).toBeHidden();
  await expectSound(page);
  const { token } = await login(email);
  expect((await call("/api/user", { token })).body.allergies).toBe("Kiwi");
  const { body: goals } = await call("/api/goals", { token });
  expect(goals).toMatchObject({
    weight_goal: 64,
    activity_level: "moderate",
    origin: { calorie_goal: "computed" },
  });
  const shown = goals.calorie_goal.toLocaleString("pt-BR");
  await expect(run(page).getByRole("heading", { name: `Sua meta é ${shown} kcal por dia` })).toBeVisible();
  await expect(run(page)).toContainText(/Porque seu corpo gasta cerca de [\d.]+\skcal por dia/);
  await run(page).getByText("Como calculamos").click();
  await expect(run(page)).toContainText("NASEM 2023");
  await next(page);

  await asks(page, "Conte pelo WhatsApp");
  await expect(run(page).getByLabel("Seu número de WhatsApp")).toBeVisible();
  await expect(run(page).getByRole("heading", { name: "WhatsApp" })).toHaveCount(1);
  await expectSound(page);
  await run(page).getByRole("button", { name: "Agora não" }).click();

  await asks(page, "E o que você comeu por último?");
  await run(page).getByLabel("Conte do seu jeito").fill("2 ovos e um pão");
  await expect(run(page)).toContainText("Pão francês");
  await expectSound(page);
  await run(page).getByLabel("Conte do seu jeito").press("Enter");
  await expect(run(page)).toBeHidden();
  // Its way back, and no news in front of it.
  await expect(page.getByRole("button", { name: "Desfazer" })).toBeVisible();
  await expect(page.getByText("Tudo pronto.")).toHaveCount(0);
  const main = page.getByRole("main");
  await expect(main).toContainText(`de ${shown} kcal`);
  await expect(main).toContainText("1 refeição");
  // Told to the server once the first meal is in.
  await expect
    .poll(async () => (await call("/api/first-run", { token })).body)
    .toMatchObject({ state: "done", objective: "lose" });
  await page.reload();
  await expect(main).toContainText("1 refeição");
  await expect(run(page)).toBeHidden();
});

test("left in the middle it goes on there; put off, it waits on the dashboard", async ({ page }) => {
  await signUp(page);
  await asks(page, "O que você quer?");
  await page.keyboard.press("Escape");
  await run(page)
    .getByRole("radio", { name: /Manter/ })
    .check();
  await next(page);
  await asks(page, "Como está o seu corpo hoje?");
  await page.reload();
  await asks(page, "Como está o seu corpo hoje?");
  await run(page).getByRole("button", { name: "Voltar" }).click();
  await expect(run(page).getByRole("radio", { name: /Manter/ })).toBeChecked();
  await run(page).getByRole("button", { name: "Pular" }).click();
  await run(page).getByRole("button", { name: "Pular" }).click();
  await asks(page, "Quanto você se mexe?");
  await run(page).getByRole("button", { name: "Fazer depois" }).click();
  await expect(run(page)).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "Continuar de onde parei" }).click();
  await asks(page, "Quanto você se mexe?");
});

test("the browser's Back leads through the questions, with what was typed, and out of them at once", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = await signUp(page);
  const { token } = await login(email);
  const place = async () => (await call("/api/first-run", { token })).body;
  await asks(page, "O que você quer?");
  const before = await page.evaluate(() => history.length);
  await run(page)
    .getByRole("radio", { name: /Perder/ })
    .check();
  await next(page);
  await asks(page, "Como está o seu corpo hoje?");
  await run(page).getByLabel("Altura (cm)").fill("168");
  await page.goBack();
  await asks(page, "O que você quer?");
  await expect(run(page).getByRole("radio", { name: /Perder/ })).toBeChecked();
  await page.goForward();
  await asks(page, "Como está o seu corpo hoje?");
  await expect(run(page).getByLabel("Altura (cm)")).toHaveValue("168");
  await run(page).getByRole("button", { name: "Pular" }).click();
  await asks(page, "Quanto você se mexe?");
  await run(page).getByRole("button", { name: "Pular" }).click();
  await asks(page, /Tem algo que você evita/);
  await run(page).getByRole("button", { name: "Outras alergias" }).click();
  await expect(run(page).getByRole("combobox", { name: "Outras alergias" })).toBeFocused();
  await page.keyboard.type("Kiwi");
  await page.goBack();
  await asks(page, "Quanto você se mexe?");
  await page.goForward();
  await expect(run(page).getByRole("button", { name: "Remover Kiwi" })).toBeVisible();
  await run(page).getByRole("button", { name: "Voltar" }).click();
  await asks(page, "Quanto você se mexe?");
  await expect.poll(place).toMatchObject({ step: "routine", state: "open" });
  await page.reload();
  await asks(page, "Quanto você se mexe?");
  await page.goBack();
  await asks(page, "Como está o seu corpo hoje?");
  // No question was left behind in the history by going back to it.
  expect(await page.evaluate(() => history.length)).toBe(before + 3);

  await run(page).getByRole("button", { name: "Fazer depois" }).click();
  await expect(run(page)).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(place).toMatchObject({ step: "body", state: "skipped" });
  await page.getByRole("button", { name: "Continuar de onde parei" }).click();
  await asks(page, "Como está o seu corpo hoje?");
  await page.reload();
  await asks(page, "Como está o seu corpo hoje?");
  await page.goBack();
  await expect(run(page)).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(place).toMatchObject({ step: "body", state: "skipped" });
});

test("whom a formula could harm is given no goal but a reason", async ({ page }) => {
  const email = await signUp(page);
  await asks(page, "O que você quer?");
  const { token } = await login(email);
  const conditions = { health_conditions: ["Anorexia"] };
  await call("/api/update-profile", { token, body: conditions });
  await sql(
    "UPDATE app.first_runs SET step = 'goal' WHERE user_id = (SELECT id FROM public.profiles WHERE email = $1)",
    [email],
  );
  await page.goto("/dashboard");
  await asks(page, "Sua meta vem de quem acompanha você");
  await expect(run(page).getByText("Sua meta vem de quem acompanha você")).toHaveCount(1);
  await expect(run(page)).not.toContainText("kcal por dia");
  await expectSound(page);
});
