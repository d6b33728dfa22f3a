import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/nutrition/calendar/day";
import { TODAY } from "@/tests/days";
import { call } from "@/tests/factories";
import { createPatient, GRANT, readPatient } from "./care-rig";

describe("an area of a patient", () => {
  it("is opened by itself, and nothing that was not granted", async () => {
    const { nutritionist, patient, link } = await createPatient();
    const { token } = patient;
    const grant = (areas: string[]) =>
      call(`/api/care/links/${link.id}`, { method: "PUT", token, body: { ...GRANT, areas } });
    const opened = async () =>
      (
        await Promise.all(
          ["diary", "measures", "profile"].map((area) => readPatient(nutritionist, patient, area)),
        )
      ).map((a) => a.status);
    await grant(["measures"]);
    expect(await opened()).toEqual([404, 200, 404]);
    await grant(["profile"]);
    expect(await opened()).toEqual([404, 404, 200]);
    await grant(["plan"]);
    expect(await opened()).toEqual([404, 404, 404]);
    const { accesses } = (await call("/api/care/accesses", { token })).body;
    expect(accesses.map(({ area }: { area: string }) => area)).toEqual(["profile", "measures"]);
  });

  it("shows the weights by day, and where the patient wants to get", async () => {
    const { nutritionist, patient } = await createPatient();
    const { token } = patient;
    for (const [kg, back] of [
      [80, 9],
      [79, 2],
      [78.4, 0],
    ] as const) {
      await call("/api/weight", { token, body: { kg, day: addDays(TODAY, -back) } });
    }
    await call("/api/user", { method: "PUT", token, body: { height: 171, weightGoal: 70 } });
    await call("/api/meals", { token, body: { items: [{ food: "banana-prata", grams: 100 }] } });
    const measures = (query: string) => readPatient(nutritionist, patient, `measures?${query}`);
    const { body } = await measures("limit=2");
    expect(body).toEqual({
      ...{ height: 171, weight: 78.4, initial_weight: 80, target_weight: 70, target_date: null },
      weights: [
        { date: TODAY, weight: 78.4 },
        { date: addDays(TODAY, -2), weight: 79 },
      ],
      nextCursor: addDays(TODAY, -2),
    });
    expect((await measures(`limit=2&cursor=${body.nextCursor}`)).body).toMatchObject({
      weights: [{ date: addDays(TODAY, -9), weight: 80 }],
      nextCursor: null,
    });
  });

  it("shows what the patient told of themselves, and no way to reach or bill them", async () => {
    const { nutritionist, patient, link } = await createPatient();
    const { token, userId, email } = patient;
    const told = { gender: "female", birthDate: "1990-05-10", allergies: "Camarão", proteinGoal: 90 };
    const secret = { phone: "11988887777", cpf: "529.982.247-25", weight: 61.3 };
    await call("/api/user", { method: "PUT", token, body: { ...told, ...secret } });
    await call(`/api/care/links/${link.id}`, {
      method: "PUT",
      token,
      body: { ...GRANT, areas: ["profile"] },
    });
    const { body } = await readPatient(nutritionist, patient, "profile");
    expect(body).toMatchObject({ ...told, id: userId, name: "Paciente Teste" });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${email}|11988887777|52998224725|\\b61\\.3\\b`));
  });

  it("the diary tells what was eaten and drunk, not the weight, nor what was deleted", async () => {
    const { nutritionist, patient, link } = await createPatient();
    const { token } = patient;
    await call(`/api/care/links/${link.id}`, { method: "PUT", token, body: { ...GRANT, areas: ["diary"] } });
    const item = { food: "banana-prata", grams: 100 };
    const { body: meal } = await call("/api/meals", { token, body: { items: [item] } });
    const { body: kept } = await call("/api/meals", { token, body: { items: [item] } });
    await call(`/api/meals/${meal.id}`, { method: "DELETE", token });
    await call("/api/weight", { token, body: { kg: 61.3 } });
    const { body } = await readPatient(nutritionist, patient, "diary");
    expect(body.meals.map(({ id }: { id: string }) => id)).toEqual([kept.id]);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`\\b61\\.3\\b|${meal.id}`));
    expect((await call("/api/diary", { token })).body).toMatchObject({
      weight: [{ kg: 61.3 }],
      deleted: [{}],
    });
  });
});
