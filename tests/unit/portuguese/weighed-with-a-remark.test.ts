import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("a body weight told below, or behind a remark", () => {
  it.each<[string, string[]]>([
    ["me pesei hj\n67,9kg", ["kg 67.9"]],
    ["me pesei tb\n66,5kg", ["kg 66.5"]],
    ["me pesei\n67,9 kg", ["kg 67.9"]],
    ["peso hj\n67,9", ["kg 67.9"]],
    ["pesei hoje cedo e esqueci de falar, 93,9 kg", ["kg 93.9"]],
    ["pesei hoje cedo e esqueci de te falar, 93,9 kg", ["kg 93.9"]],
    ["me pesei hj meu bem, deu 74,3", ["kg 74.3"]],
    ["me pesei hoje, que susto, marcou 74,3", ["kg 74.3"]],
    ["me pesei agora de manhã e esqueci de contar: 81 kg", ["kg 81"]],
    ["me pesei hoje e quase caí pra trás, 93 kg", ["kg 93"]],
    ["pesei hj cedo e tava sem roupa\n72,3", ["kg 72.3"]],
  ])("%s", (text, held) => expect(heldAfter("comi uma pera", text)).toEqual([...held, "pera 130"]));

  it.each<[string, string[]]>([
    ["me pesei\ncomi 2 ovos", ["ovo-cozido 90"]],
    ["pesei a mala hoje, 23 kg", []],
    ["pesei hoje o cachorro, 38 kg", []],
    ["minha mãe se pesou hoje cedo e esqueceu de falar, 81 kg", []],
    ["me pesei hoje, quero chegar em 80 kg", []],
    ["comi frango grelhado, pesei antes e esqueci de falar, 200 g", ["frango-grelhado 200"]],
  ])("is none: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
