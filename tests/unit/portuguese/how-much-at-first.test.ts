import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("how much it was, in a first message", () => {
  it.each([
    ["bolacha recheada, o pacote todo (140g)", ["biscoito-recheado 140"]],
    ["comi o bife inteiro", ["bife-grelhado 100"]],
    ["tomei 6 cafés até agora, copinho de 80 ml", ["cafe 480"]],
    ["tomei 2 cafés, um copo de 200 ml", ["cafe 200"]],
    ["mingau de banana, com uma pitadinha de canela", ["mingau-de-banana 195"]],
    ["fiz uma vitamina de morango e tomei um copo cheio", ["vitamina-de-morango 315"]],
    ["jabuticaba, um punhado, umas 30", ["jabuticaba 150"]],
    ["comi umas castanhas-do-pará", ["castanha-do-para 12"]],
    ["comi umas ostras, 6", ["ostra 72"]],
    [
      "2 marmitas hoje, arroz, feijão e costela em cada uma",
      ["arroz-branco 250", "feijao-carioca 280", "costela-bovina 240"],
    ],
    ["prato do dia: arroz e feijão", ["arroz-branco 125", "feijao-carioca 140"]],
    ["um prato de tainha com pirão e arroz", ["tainha 200", "pirao 165", "arroz-branco 125"]],
    ["Pizza hoje. 3 fatias de calabresa", ["pizza-de-calabresa 300"]],
    ["pedi uma pizza e comi 3 fatias de calabresa", ["pizza-de-calabresa 300"]],
    ["comi uma pizza e 3 fatias de calabresa", ["pizza-de-mucarela 400", "pizza-de-calabresa 300"]],
    ["comi bolo às 10 e 2 ovos", ["bolo-simples 60", "ovo-cozido 90"]],
    ["petit gateau dividido por dois", ["petit-gateau 75"]],
    [
      "almocei costela assada, maionese e pão de alho",
      ["costela-bovina 120", "salada-de-maionese 90", "pao-de-alho 50"],
    ],
    ["almocei pão com carne assada e maionese", ["pao-frances 50", "carne-assada 70", "maionese 25"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual([...held].sort()));

  it.each([
    ["tô cortando peso. 77,9 hj cedo", "kg 77.9"],
    ["quero perder peso, comi 77,9 g de arroz", "arroz-branco 78"],
  ])("%s: %s", (said, held) => expect(heldAfter(said)).toEqual([held]));
});
