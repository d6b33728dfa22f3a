import { describe, expect, it } from "vitest";
import { consentAnswer } from "@/lib/portuguese/intents/consent-answer";

describe("the answer to whether health data may be used", () => {
  it.each([
    "sim",
    "Sim!",
    "sim, autorizo",
    "Autorizo",
    "aceito",
    "pode guardar",
    "ok",
    "Yes, I agree",
    "i agree",
  ])("%s is a yes", (text) => {
    expect(consentAnswer(text)).toBe("yes");
  });

  it.each(["não", "Nao, obrigado", "não autorizo", "NÃO QUERO", "no", "no, thanks", "n"])(
    "%s is a no",
    (text) => {
      expect(consentAnswer(text)).toBe("no");
    },
  );

  it.each([
    "ontem",
    "pode ser",
    "almocei arroz e feijão",
    "sim, comi 2 ovos",
    "não comi nada",
    "quem vê?",
    "s ovo",
  ])("%s is neither", (text) => {
    expect(consentAnswer(text)).toBeNull();
  });
});
