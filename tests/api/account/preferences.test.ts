import { describe, expect, it } from "vitest";
import { call, createMember } from "@/tests/factories";

const USUAL = {
  ...{ locale: "pt-BR", theme: null, weight_unit: "kg", energy_unit: "kcal" },
  time_zone: "America/Sao_Paulo",
};

describe("preferences", () => {
  it("go with the person: what is named changes, the rest stays", async () => {
    const { token, email, password } = await createMember();
    expect((await call("/api/user", { token })).body.preferences).toEqual(USUAL);
    const put = (preferences: object) => call("/api/user", { method: "PUT", token, body: { preferences } });
    expect((await put({ weight_unit: "lb", theme: "dark" })).body.preferences).toEqual({
      ...USUAL,
      ...{ weight_unit: "lb", theme: "dark" },
    });
    await put({ energy_unit: "kJ", theme: null, locale: "en-US" });
    const login = await call("/api/login", { body: { email, password } });
    expect(login.body.user.preferences).toEqual({
      ...USUAL,
      ...{ weight_unit: "lb", energy_unit: "kJ", locale: "en-US" },
    });
  });

  it.each([
    { weight_unit: "arroba" },
    { theme: "sepia" },
    { locale: "fr-FR" },
    { time_zone: "America/Manaus" },
    { volume: "ml" },
  ])("refuse %j", async (preferences) => {
    const { token } = await createMember();
    expect((await call("/api/user", { method: "PUT", token, body: { preferences } })).status).toBe(422);
    expect((await call("/api/user", { token })).body.preferences).toEqual(USUAL);
  });
});
