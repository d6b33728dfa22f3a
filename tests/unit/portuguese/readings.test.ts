import { describe, expect, it } from "vitest";
import weights from "@/lib/portuguese/readings/weights.json";
import { taughtDigest } from "@/scripts/readings/taught";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const LUNCH = "almocei arroz, feijão e bife";
const [BEANS, RICE, STEAK] = ["feijao-carioca 140", "arroz-branco 125", "bife-grelhado 100"] as const;

describe("the choice among readings", () => {
  it("was taught the dialogues that are there: else run npm run train:readings", () => {
    expect(weights.taught).toBe(taughtDigest(process.cwd()));
  });

  it.each([
    ["o bife foi direto pro lixo, tava um horror", [RICE, BEANS]],
    ["bife risca, foi engano do corretor", [RICE, BEANS]],
  ])("hears what no rule says word for word: %s", (said, held) => {
    expect(heldAfter(LUNCH, said)).toEqual(held);
  });

  it.each([
    ["o bife tava de comer rezando, minha sogra que fez"],
    ["feijão tá pela hora da morte no mercado"],
    ["será que tiro o arroz da dieta?"],
    ["o arroz não comi tudo"],
    ["o arroz quase joguei fora mas comi"],
    ["queria ter comido lasanha no lugar do arroz"],
    ["da próxima troco o arroz por batata"],
    ["era pra ser peixe né mas tava bom"],
    ["só o bife eu não gostei"],
    ["comi o arroz todo, não deixei nada"],
    ["amanhã não como bife de jeito nenhum"],
    ["tinha coxinha tbm mas nem peguei"],
    ["mais tarde talvez um chocolate quente"],
    ["580g na balança, deu 38 e pouco"],
  ])("leaves the diary alone: %s", (said) => {
    expect(heldAfter(LUNCH, said)).toEqual([RICE, STEAK, BEANS].sort());
  });

  it("takes what is said behind for a remark", () => {
    expect(heldAfter("almocei arroz e batata frita", "batata frita foi umas 5 só, tava murcha")).toEqual([
      RICE,
      "batata-frita 25",
    ]);
  });

  it.each([
    ["comi iogurte natural, granola e mel", "granola 30 e sem mel", ["granola 30", "iogurte-natural 170"]],
    ["tomei 500 ml de água", "meu filho tomou outra", ["water 500"]],
  ])("does two things at once, and none for another: %s; %s", (before, said, held) => {
    expect(heldAfter(before, said)).toEqual(held);
  });

  it.each([
    ["almocei no shopping um yakisoba misto, a caixinha grande", "parei na metade", ["yakisoba 200"]],
    ["almocei meio mamão papaia", "O mamão pesei: 180 g sem casca.", ["mamao 180"]],
  ])("hears what answers no question that is open: %s; %s", (before, said, held) => {
    expect(heldAfter(before, said)).toEqual(held);
  });

  it("takes no part of a dish for the whole of it", () => {
    expect(heldAfter("comi 1 misto quente", "tira o presunto do misto")).toEqual(["queijo-quente 85"]);
  });

  it.each([
    ["almocei arroz e salada", "ah e o molho da salada era de amendoim", "amendoim"],
    ["comi tapioca", "recheada de queijo, a de sempre", "queijo"],
    ["comi pizza", "era de atum, a que minha mãe pede", "atum"],
    ["jantei sopa", "acho que tinha leite, pedi pra cozinheira confirmar e tinha", "leite"],
  ])("leaves no allergen out that is told: %s; %s", (before, said, food) => {
    expect(heldAfter(before, said).join()).toContain(food);
  });

  it("changes nothing of what was told hours before", () => {
    const held = heldAfter("comi 2 bananas", "comi 2 bananas");
    expect(held).toEqual(["banana-prata 150", "banana-prata 150"]);
  });
});
