import { describe, expect, it } from "vitest";
import { fieldsOf } from "@/lib/http/field-sentences";
import { ageOn } from "@/lib/nutrition/calendar/age";
import { cpfDigits } from "@/lib/profile/cpf";
import { userChangesSchema } from "@/lib/profile/user";

function read(changes: unknown): unknown {
  const result = userChangesSchema.safeParse(changes, { reportInput: true });
  return result.success ? result.data : fieldsOf(result.error);
}

describe("changes to one's own fields", () => {
  it("may be any of them, or none", () => {
    expect(read({})).toEqual({});
    expect(read({ name: " Ana ", height: 165 })).toEqual({ name: "Ana", height: 165 });
  });

  it("clear what the forms leave blank", () => {
    expect(
      read({
        weight: 0,
        height: 0,
        age: 0,
        calorieGoal: 0,
        gender: "",
        phone: "",
        cpf: "",
        birthDate: "",
        fatGoal: null,
      }),
    ).toEqual({
      weight: null,
      height: null,
      age: null,
      calorieGoal: null,
      gender: null,
      phone: null,
      cpf: null,
      birthDate: null,
      fatGoal: null,
    });
  });

  it("keep digits of phone and CPF", () => {
    expect(read({ phone: "+55 (11) 98888-7777", cpf: "529.982.247-25" })).toEqual({
      phone: "5511988887777",
      cpf: "52998224725",
    });
  });

  it.each([
    [{ weight: 1.9 }, { weight: "too_small" }],
    [{ weight: 635.1 }, { weight: "too_big" }],
    [{ weight: "72" }, { weight: "number" }],
    [{ height: 170.5 }, { height: "integer" }],
    [{ age: 131 }, { age: "too_big" }],
    [{ proteinGoal: -1 }, { proteinGoal: "too_small" }],
    [{ birthDate: "2026-02-29" }, { birthDate: "birth_date" }],
    [{ birthDate: "1899-12-31" }, { birthDate: "birth_date" }],
    [{ gender: "f" }, { gender: "choice" }],
    [{ phone: "123456789" }, { phone: "phone" }],
    [{ cpf: "52998224724" }, { cpf: "cpf" }],
    [{ name: "" }, { name: "required" }],
    [{ name: "A\nB" }, { name: "control_characters" }],
    [{ dietary_restrictions: "glúten" }, { dietary_restrictions: "list" }],
    [{ dietary_restrictions: Array(51).fill("a") }, { dietary_restrictions: "too_many" }],
    [{ medications: "x".repeat(2_001) }, { medications: "too_long" }],
    [{ role: "admin", company: null, card: {}, id: "1" }, readOnly("role", "company", "card", "id")],
    [
      { isSuperAdmin: true, planId: "yearly" },
      { isSuperAdmin: "unknown", planId: "unknown" },
    ],
  ])("%j is refused", (changes, fields) => {
    expect(read(changes)).toEqual(fields);
  });
});

function readOnly(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, "read_only"]));
}

it.each([
  ["529.982.247-25", "52998224725"],
  ["111.444.777-35", "11144477735"],
  ["00000000191", "00000000191"],
  ["111.111.111-11", null],
  ["529.982.247-24", null],
  ["5299822472", null],
  ["529982247255", null],
  ["", null],
])("CPF %s", (text, digits) => {
  expect(cpfDigits(text)).toBe(digits);
});

it.each([
  ["1990-05-10", "2026-05-09", 35],
  ["1990-05-10", "2026-05-10", 36],
  ["2000-02-29", "2026-02-28", 25],
  ["2000-02-29", "2026-03-01", 26],
])("born %s, %s: %i", (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});
