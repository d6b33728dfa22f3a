import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signUpSchema } from "@/lib/auth/account/credentials";
import { type SignUpField, signUpRefusal, typedCpf } from "@/lib/auth/account/sign-up-check";
import { fieldsOf } from "@/lib/http/field-sentences";

const FORM = { name: "Ana Lima", email: "ana@exemplo.com.br", password: "segredo-bom" };

/** What the server says of one field; null when it takes it. */
function serverSays(field: SignUpField, text: string): string | null {
  const cpf = field === "cpf";
  const form = cpf ? { ...FORM, paymentData: { payer: { cpf: text } } } : { ...FORM, [field]: text };
  const { error } = signUpSchema.safeParse(form, { reportInput: true });
  return error ? (fieldsOf(error)[cpf ? "paymentData.payer.cpf" : field] ?? null) : null;
}

const CASES: [SignUpField, string][] = [
  ["name", "x".repeat(120)],
  ["name", "x".repeat(121)],
  ["name", "Ana\u0000"],
  ["name", "  Zé  "],
  ["name", "\u200B\u202E "],
  ["name", "Ana \u202Eamil"],
  ["name", "👩‍🍳 Ana"],
  ["name", "\u3164\u200D"],
  ["email", "Ana.Lima+garfo@exemplo.com.br"],
  ["email", ".ana@exemplo.com"],
  ["email", "ana..lima@exemplo.com"],
  ["email", "ana@exemplo"],
  ["email", "ana@-exemplo.com"],
  ["email", `${"a".repeat(250)}@x.br`],
  ["email", "josé@exemplo.com"],
  ["password", "1234567"],
  ["password", "12345678"],
  ["password", "QWERTYUIOP"],
  ["password", "        "],
  ["password", "12345679"],
  ["password", "é".repeat(36)],
  ["password", "é".repeat(37)],
  ["referralCode", "AMIGA-10_x"],
  ["referralCode", "AMIGA 10"],
  ["referralCode", "x".repeat(64)],
  ["referralCode", "x".repeat(65)],
  ["cpf", ""],
  ["cpf", "529.982.247-25"],
  ["cpf", "529.982.247-24"],
  ["cpf", "111.111.111-11"],
  ["cpf", "5299822472"],
];

describe("the form and the server refuse the same, in the same words", () => {
  it.each(CASES)("%s “%s”", (field, text) => {
    expect(signUpRefusal(field, text)).toBe(serverSays(field, text));
  });

  const anything = fc.oneof(
    fc.string({ unit: "binary-ascii" }),
    fc.string(),
    fc.emailAddress(),
    fc.string({ unit: "grapheme" }),
  );
  it.each<SignUpField>(["name", "email", "password", "referralCode", "cpf"])("any %s", (field) => {
    fc.assert(
      fc.property(anything, (text) => {
        const said = serverSays(field, text);
        expect(signUpRefusal(field, text) === null, JSON.stringify(text)).toBe(said === null);
      }),
    );
  });
});

it("puts a CPF in its usual form while it is typed", () => {
  const typed = [
    "5",
    "529",
    "5299",
    "529982",
    "5299822",
    "529982247",
    "52998224725",
    "529982247259",
    "529.982.247-25",
  ];
  expect(typed.map(typedCpf)).toEqual([
    "5",
    "529",
    "529.9",
    "529.982",
    "529.982.2",
    "529.982.247",
    "529.982.247-25",
    "529.982.247-25",
    "529.982.247-25",
  ]);
});
