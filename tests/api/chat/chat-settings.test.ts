import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { call } from "@/tests/factories";
import { createWriter, replies, tap, writeInTurn } from "./phone";

type Writer = Awaited<ReturnType<typeof createWriter>>;

/** Writes one thing after the other and answers the last of what came back. */
async function say({ number }: Writer, sent: number, ...lines: string[]) {
  const all = await writeInTurn(number, lines);
  return all[sent + lines.length - 1] as (typeof all)[number];
}

const settingsOf = ({ userId }: Writer) => db().reminderSettings.findUniqueOrThrow({ where: { userId } });
const healthOf = ({ userId }: Writer) => db().healthProfile.findUniqueOrThrow({ where: { userId } });
const goalsOf = async ({ token }: Writer) => (await call("/api/goals", { token })).body;

describe("reminders in words", () => {
  it("are cancelled, added and moved one by one", async () => {
    const writer = await createWriter();
    const gone = await say(writer, 0, "cancela o lembrete das 10h");
    expect(gone.text).toContain("15:00, 17:30");
    expect(await settingsOf(writer)).toMatchObject({
      ...{ waterReminders: true, mealReminders: true },
      waterTimes: ["15:00", "17:30"],
      mealTimes: ["08:00", "12:30", "19:30"],
    });

    await say(writer, 1, "me lembra de beber água às 16h");
    await say(writer, 2, "muda o lembrete das 15h pras 14h");
    expect((await settingsOf(writer)).waterTimes).toEqual(["14:00", "16:00", "17:30"]);

    await say(writer, 3, "adia pra 14:30");
    expect((await settingsOf(writer)).waterTimes).toEqual(["14:30", "16:00", "17:30"]);

    const none = await say(writer, 4, "cancela o lembrete das 3h");
    expect(none.text).toContain("Não achei lembrete às 03:00");
    expect((await settingsOf(writer)).waterTimes).toEqual(["14:30", "16:00", "17:30"]);

    const list = await say(writer, 5, "quais meus lembretes?");
    expect(list.text).toContain("14:30, 16:00, 17:30");
  });

  it("keep quiet at night and remind every hour within what is asked", async () => {
    const writer = await createWriter();
    await say(
      writer,
      0,
      "não me manda mensagem de noite",
      "me lembra de beber água de hora em hora das 8 às 18",
    );
    const settings = await settingsOf(writer);
    expect(settings.quietStart).toBe("20:00");
    expect(settings.waterTimes).toHaveLength(11);
    expect(settings.waterTimes.at(-1)).toBe("18:00");
  });
});

describe("goals in words", () => {
  it("hold at once within what is advised, and a tap brings the old one back", async () => {
    const writer = await createWriter();
    const water = await say(writer, 0, "muda a meta de água pra 3 litros");
    expect(water.text).toContain("3.000 ml");
    expect((await goalsOf(writer)).water_goal).toBe(3000);

    await tap(writer.number, water.buttons[0] as { id: string; title: string });
    await replies(writer.number, 2);
    expect((await goalsOf(writer)).water_goal).toBe(2000);

    await call("/api/user", {
      ...{ method: "PUT", token: writer.token },
      body: { weight: 80, height: 170, age: 35, gender: "female" },
    });
    const weight = await say(writer, 2, "meu objetivo agora é 65kg");
    expect(weight.text).toContain("65 kg");
    expect((await goalsOf(writer)).weight_goal).toBe(65);
    await say(writer, 3, "quero perder 5 kg");
    expect((await goalsOf(writer)).weight_goal).toBe(75);
  });

  it("ask first where health is touched, and refuse what harms", async () => {
    const writer = await createWriter();
    await call("/api/user", {
      ...{ method: "PUT", token: writer.token },
      body: { weight: 60, height: 170, age: 35, gender: "female" },
    });
    const asked = await say(writer, 0, "meu objetivo é 45 kg");
    expect(asked.text).toContain("abaixo do que costuma ser saudável");
    expect((await goalsOf(writer)).origin.weight_goal).toBe("default");
    await say(writer, 1, "não");
    expect((await goalsOf(writer)).origin.weight_goal).toBe("default");

    await say(writer, 2, "minha meta é 1100 kcal");
    await say(writer, 3, "sim");
    expect((await goalsOf(writer)).calorie_goal).toBe(1100);

    const refused = await say(writer, 4, "minha meta é 600 kcal");
    expect(refused.text).toContain("Converse com médico");
    expect((await goalsOf(writer)).calorie_goal).toBe(1100);
  });

  it("take the figure that was asked for", async () => {
    const writer = await createWriter();
    const asked = await say(writer, 0, "meu objetivo é ganhar massa");
    expect(asked.text).toContain("A que peso");
    await say(writer, 1, "uns 78 kg");
    expect((await goalsOf(writer)).weight_goal).toBe(78);
    expect(await db().weightEntry.count({ where: { userId: writer.userId } })).toBe(0);
  });
});

describe("the profile in words", () => {
  it("keeps height, name and what somebody must not eat", async () => {
    const writer = await createWriter();
    const name = await say(
      writer,
      0,
      "mudei minha altura pra 1,70",
      "sou alérgica a amendoim",
      "me chama de Bia",
    );
    expect(name.text).toContain("Bia");
    expect(await healthOf(writer)).toMatchObject({ heightCm: 170, allergies: "Amendoim" });
    const warned = await say(writer, 3, "comi 1 paçoca");
    expect(warned.text).toContain("amendoim");
    const told = await say(writer, 4, "quais minhas alergias?");
    expect(told.text).toContain("Amendoim");
  });

  it("drops an allergy only after a yes", async () => {
    const writer = await createWriter();
    await say(writer, 0, "tenho alergia a leite", "não sou mais alérgica a leite");
    expect((await healthOf(writer)).allergies).toBe("Leite");
    await say(writer, 2, "sim");
    expect((await healthOf(writer)).allergies).toBe("");
  });
});

it("answers who wants a person, a price or the end of the subscription", async () => {
  const writer = await createWriter();
  const person = await say(writer, 0, "quero falar com uma pessoa");
  expect(person.text).toContain("suporte@");
  const price = await say(writer, 1, "quanto custa?");
  expect(price.text).toMatch(/R\$\s?\d/);
  const end = await say(writer, 2, "quando vence?");
  expect(end.text).toMatch(/teste grátis|assinatura/);
});
