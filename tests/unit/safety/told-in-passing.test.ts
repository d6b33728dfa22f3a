import { describe, expect, it } from "vitest";
import { readSafety } from "@/lib/portuguese/safety/read-safety";

const HEARD = [
  [
    "call_now",
    "violence",
    "ele me deu um murro no queixo ontem. disse que hoje quando chegar do bar me mata",
  ],
  ["call_now", "violence", "meu namorado me bateu e falou que se eu contar ele me mata"],
  [
    "next_visit",
    "infant",
    "passo um melzinho no bico pra ela dormir, tem 7 meses. hoje papinha de abóbora com carne",
  ],
  ["next_visit", "infant", "boto um pouquinho de mel no bico dele pra acalmar, almocei peixe"],
  [
    "see_today",
    "unwell",
    "sou vegana faz 5 anos e nunca tomei b12. ando com um formigamento nos pés e muito esquecida",
  ],
  ["next_visit", "unwell", "vegetariana há 8 anos, as mãos vivem dormentes. almocei arroz e feijão"],
  ["call_now", "medicine", "overdose de dipirona"],
  ["call_now", "medicine", "acho que foi overdose de remédio"],
] as const;

const QUIET = [
  "minha mãe disse que me mata se eu comer o bolo",
  "meu personal me bateu no jogo e disse que amanhã me mata de treinar kkk",
  "passo mel no bico do pão",
  "sou vegana e tomo b12 todo dia, almocei grão de bico",
  "sou vegetariana, não tenho formigamento, exames ok",
  "overdose de chocolate na páscoa",
];

describe("what is told in passing", () => {
  it.each(HEARD)("%s, %s: %s", (grade, topic, text) => {
    expect(readSafety(text)).toMatchObject({ grade, topic });
  });

  it.each(QUIET)("is nothing: %s", (text) => expect(readSafety(text)).toBeNull());
});
