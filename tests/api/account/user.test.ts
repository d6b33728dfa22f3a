import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { call, createMember } from "@/tests/factories";

describe("one's own user", () => {
  it("is read with metrics and goals", async () => {
    const { token } = await createMember();
    const { body } = await call("/api/user", { token });
    expect(body.metrics).toEqual({
      meals_today: 0,
      calories_consumed: 0,
      calories_estimated: 0,
      calories_goal: 2000,
      protein_consumed: 0,
      protein_goal: 150,
      active_days: 0,
      whatsapp_messages: 0,
    });
    expect(Object.keys(body.goals).sort()).toEqual([
      "current_weight",
      "progress_percentage",
      "target_date",
      "weight_goal",
    ]);
  });

  it("takes the e-mail that the form sends along, as long as it is the same", async () => {
    const { token, email } = await createMember();
    const put = (body: object) => call("/api/user", { method: "PUT", token, body });
    expect(await put({ name: "Bia", email: email.toUpperCase() })).toMatchObject({
      status: 200,
      body: { name: "Bia", email },
    });
    expect((await put({ name: "Caio", email: `x${email}` })).status).toBe(422);
    expect((await call("/api/user", { token })).body).toMatchObject({ name: "Bia", email });
  });

  it("can be sent back with whatever weight a weigh-in left", async () => {
    const { token } = await createMember();
    for (const kg of [2, 635]) {
      await call("/api/weight", { token, body: { kg } });
      const { weight, height } = (await call("/api/user", { token })).body;
      expect((await call("/api/user", { method: "PUT", token, body: { weight, height } })).status).toBe(200);
    }
  });

  it("keeps what is sent and leaves the rest", async () => {
    const { token, userId } = await createMember();
    const first = await call("/api/user", {
      method: "PUT",
      token,
      body: {
        name: "Bia",
        phone: "(11) 98888-7777",
        birthDate: "1990-05-10",
        gender: "female",
        height: 165,
        weight: 72.44,
      },
    });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      name: "Bia",
      phone: "11988887777",
      birthDate: "1990-05-10",
      weight: 72.4,
    });
    expect(first.body.age).toBeGreaterThan(30);
    const second = await call("/api/user", {
      method: "PUT",
      token,
      body: {
        calorieGoal: 1800,
        proteinGoal: 120,
        carbGoal: 200,
        fatGoal: 0,
        weightGoal: 65.5,
        weight: 72.4,
      },
    });
    expect(second.body).toMatchObject({
      name: "Bia",
      height: 165,
      calorieGoal: 1800,
      fatGoal: null,
      weightGoal: 65.5,
    });
    expect(await db().weightEntry.count({ where: { userId } })).toBe(1);
    const cleared = await call("/api/user", {
      method: "PUT",
      token,
      body: { gender: "", phone: "", weight: 0, age: 40 },
    });
    expect(cleared.body).toMatchObject({ gender: null, phone: null, weight: 72.4 });
    // The date of birth decides.
    expect(cleared.body.age).toBe(first.body.age);
  });

  it("saves restrictions section by section", async () => {
    const { token } = await createMember();
    const post = (body: object) => call("/api/update-profile", { token, body });
    await post({
      dietary_restrictions: ["Sem glúten", " Sem glúten ", ""],
      medications: "Metformina\n500 mg",
    });
    await post({ allergies: "Amendoim" });
    expect((await call("/api/user", { token })).body).toMatchObject({
      dietary_restrictions: ["Sem glúten"],
      medications: "Metformina\n500 mg",
      allergies: "Amendoim",
      supplements: "",
    });
  });

  it.each([
    ["the e-mail", { email: "x@y.co" }, { email: "Este campo não pode ser alterado." }],
    [
      "the role",
      { role: "nutritionist", company: { id: "x" } },
      { role: expect.any(String), company: expect.any(String) },
    ],
    ["what does not exist", { isAdmin: true }, { isAdmin: "Este campo não é aceito aqui." }],
    [
      "text for numbers",
      { weight: "72", height: 1.5 },
      { weight: expect.any(String), height: expect.any(String) },
    ],
    ["what cannot be", { weight: 900, age: -1, birthDate: "2990-01-01" }, expect.anything()],
    ["a birth to come", { birthDate: "2990-01-01" }, { birthDate: "Informe uma data de nascimento válida." }],
  ])("refuses %s and changes nothing", async (_name, change, fields) => {
    const { token, name } = await createMember();
    const { status, body } = await call("/api/user", {
      method: "PUT",
      token,
      body: { name: "Outra", ...change },
    });
    expect([status, body.code]).toEqual([422, "validation"]);
    expect(body.fields).toEqual(fields);
    expect((await call("/api/user", { token })).body.name).toBe(name);
  });

  it("is nobody else's", async () => {
    const [ana, bia] = await Promise.all([createMember({ name: "Ana" }), createMember({ name: "Bia" })]);
    await call("/api/user", {
      method: "PUT",
      token: ana.token,
      body: { name: "Ana 2", cpf: "529.982.247-25" },
    });
    expect((await call("/api/user", { token: bia.token })).body).toMatchObject({ name: "Bia", cpf: null });
  });

  it("says in which language the assistant and letters speak", async () => {
    const { token, userId } = await createMember();
    const put = (locale: unknown) =>
      call("/api/user", { method: "PUT", token, body: { preferences: { locale } } });
    expect((await put("en-US")).status).toBe(200);
    const profile = () => db().profile.findUniqueOrThrow({ where: { id: userId } });
    expect(await profile()).toMatchObject({ locale: "en-US", name: "Pessoa de Teste" });
    const refused = await put("fr-FR");
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { "preferences.locale": "Escolha uma das opções." },
    ]);
    expect(await profile()).toMatchObject({ locale: "en-US" });
  });
});
