import { describe, expect, it } from "vitest";
import { withAtHandAsked } from "@/lib/portuguese/questions/at-hand";
import { heldAfter } from "./held-after";

describe("what one has at hand", () => {
  it.each([
    "Oi! Cheguei agora e estou decidindo o jantar. Tenho ovos, tomate e atum. O que sugere?",
    "tenho ovos e queijo, o que faço?",
    "tenho ovos, tomate e atum, o que sugere",
    "tenho frango e brócolis, me dá uma ideia",
    "na geladeira tem frango, arroz e cenoura. sugestão?",
    "só tem ovo e batata em casa. o que dá pra fazer?",
    "Estou com frango e abobrinha aqui. Que receita você indica?",
    "Tenho ovos, tomate e atum. Sugere algo",
    "tô na dúvida do jantar. tem peixe e batata-doce. ideias?",
    "Decidindo o jantar. Ovos, tomate e atum. O que você faria?",
    "Tenho ovos e pão. Qual é melhor?",
    "sobrou arroz e frango. O que dá pra fazer com isso?",
    "comprei salmão e aspargos. como preparo?",
    "tenho ovos, tomate e atum",
    "só tenho pão e ovo em casa",
  ])("is not eaten: %s", (text) => {
    expect(heldAfter(text)).toEqual([]);
    expect(heldAfter("almocei banana", text)).toEqual(["banana-prata 75"]);
  });

  it.each<[string, string[]]>([
    ["Cheguei do trabalho. Comi uma banana. Tenho ovos e atum. O que sugere?", ["banana-prata 75"]],
    ["comi uma banana, tenho ovos e atum pro jantar, o que sugere?", ["banana-prata 75"]],
    ["tenho banana, comi uma. o que faço com o resto?", ["banana-prata 75"]],
    ["almocei ovos e atum. O que sugere pro jantar?", ["atum-em-lata 60", "ovo-cozido 90"]],
    ["hoje tenho arroz e bife no almoço", ["arroz-branco 125", "bife-grelhado 100"]],
  ])("beside what was eaten: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it("is asked about with its foods", () =>
    expect(withAtHandAsked("Tenho ovos, tomate e atum. O que sugere pro jantar?")).toBe(
      "o que posso preparar pro jantar com ovos, tomate e atum?",
    ));

  it.each([
    "tô com dor de barriga, o que faço?",
    "tenho gastrite, o que posso comer no almoço?",
    "tenho alergia a leite e ovo, o que sugere?",
    "tenho medo de comer pão. o que faço?",
    "tô com fome. o que você sugere?",
  ])("is no illness, no fear and no hunger: %s", (text) => expect(withAtHandAsked(text)).toBe(text));
});
