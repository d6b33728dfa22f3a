import { expect, it } from "vitest";
import { loginSchema, newPasswordSchema, signUpSchema } from "@/lib/auth/account/credentials";
import { fieldsOf } from "@/lib/http/field-sentences";

const FORM = { name: "Ana", email: "ana@garfo.test", password: "segredo-123", planId: "trial" };

function fields(body: unknown): unknown {
  const { error } = signUpSchema.safeParse(body, { reportInput: true });
  return error && fieldsOf(error);
}

it("reads addresses without their case and spaces", () => {
  expect(loginSchema.parse({ email: "  ANA@Garfo.Test ", password: "x" }).email).toBe("ana@garfo.test");
});

it("takes the form with and without what may be left out", () => {
  expect(fields(FORM)).toBeUndefined();
  expect(fields({ ...FORM, planId: null, referralCode: null, paymentData: null })).toBeUndefined();
  const payer = { email: "a@b.co", first_name: "Ana", last_name: "Lima", cpf: "529.982.247-25" };
  const paid = signUpSchema.parse({
    ...FORM,
    referralCode: "AMIGA-10",
    paymentData: { paymentMethod: "pix", payer },
  });
  expect(paid.paymentData?.payer?.cpf).toBe("52998224725");
});

it.each([
  ["no form", [], { body: "object" }],
  ["nothing in it", {}, { name: "required", email: "required", password: "required" }],
  ["unknown fields", { ...FORM, role: "admin", isAdmin: true }, { role: "unknown", isAdmin: "unknown" }],
  [
    "wrong types",
    { ...FORM, name: 1, email: {}, password: [] },
    { name: "text", email: "text", password: "text" },
  ],
  ["a name of spaces", { ...FORM, name: "   " }, { name: "required" }],
  ["a name with control characters", { ...FORM, name: "Ana\u0007" }, { name: "control_characters" }],
  ["no address", { ...FORM, email: "ana@" }, { email: "email" }],
  ["a password of one letter", { ...FORM, password: "aaaaaaaaa" }, { password: "password_guessable" }],
  ["a short password", { ...FORM, password: "1234567" }, { password: "password_short" }],
  [
    "a card number",
    { ...FORM, paymentData: { cardNumber: "4111" } },
    { "paymentData.cardNumber": "unknown" },
  ],
  [
    "a CPF that cannot be",
    { ...FORM, paymentData: { payer: { cpf: "111.111.111-11" } } },
    { "paymentData.payer.cpf": "cpf" },
  ],
])("refuses %s", (_name, body, refused) => {
  expect(fields(body)).toEqual(refused);
});

it("counts the bytes of a password, as bcrypt does", () => {
  expect(newPasswordSchema.safeParse(`a!${"é".repeat(35)}`).success).toBe(true);
  expect(newPasswordSchema.safeParse(`a!${"é".repeat(36)}`).success).toBe(false);
});
