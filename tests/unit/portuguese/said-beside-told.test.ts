import { describe, expect, it } from "vitest";
import { heldAfter, heldAfterDay } from "@/tests/unit/portuguese/held-after";

describe("a plate behind a list holds all of it", () => {
  it.each([
    [
      "almocei arroz, feijão e bife, um prato cheio",
      ["arroz-branco 125", "bife-grelhado 100", "feijao-carioca 140"],
    ],
    [
      "comi frango assado, maionese de batata e arroz, um prato bem servido",
      ["arroz-branco 125", "frango-assado 100", "salada-de-maionese 90"],
    ],
    ["almocei macarrão e frango, 1 prato fundo", ["frango-grelhado 100", "macarrao-cozido 320"]],
  ])("%s", (told, held) => expect(heldAfter(told)).toEqual(held));
});

describe("of what size each of several was", () => {
  it.each([
    ["bebi duas latas de cerveja lá, das de 350 ml", ["cerveja 707"]],
    ["comi 2 iogurtes, dos de 170 g", ["iogurte-de-morango 340"]],
    ["tomei dois copos de água, tipo aqueles de 200 ml da escola", ["water 400"]],
    ["tomei 2 garrafinhas de água, das de 500", ["water 1000"]],
    ["comi 3 fatias de pizza, das de calabresa", ["pizza-de-calabresa 300"]],
  ])("%s", (told, held) => expect(heldAfter(told)).toEqual(held));
});

describe("what is said beside a change changes nothing else", () => {
  const ROOT = "almocei 200 g de mandioca cozida";
  it.each([
    [[ROOT, "deixei metade da mandioca no prato, ela estava dura como aula de sexta"], ["mandioca 100"]],
    [[ROOT, "comi só metade da mandioca, tava seca que nem segunda-feira"], ["mandioca 100"]],
    [
      ["vitamina de banana 300 ml", "minha mãe coloca aveia na dela, fica parecendo cimento"],
      ["vitamina-de-banana 315"],
    ],
    [["vitamina de banana 300 ml", "a Júlia põe mel na dela, eu não"], ["vitamina-de-banana 315"]],
    [
      ["almocei arroz e batata palha", "a batata palha eu nao comi nao, tira. muito sal"],
      ["arroz-branco 125"],
    ],
    [["almocei arroz e purê", "o purê não comi, sal demais"], ["arroz-branco 125"]],
    [
      ["peixe grelhado 180 g", "o peixe foi 150 g, os outros 30 eram espinha e esperança"],
      ["peixe-grelhado 150"],
    ],
    [
      ["pão francês com patê", "ai não, o patê foi no do Rafa, o meu foi sem nada, tira o patê"],
      ["pao-frances 50"],
    ],
    [["tomei 500 ml de chá", "foi mais: 800 ml"], ["cha 800"]],
    [["tomei 500 ml de chá", "mais: 300 ml"], ["cha 800"]],
    [["bebi 600 ml de água", "700, essa garrafa é maior"], ["water 700"]],
    [["café preto, um copinho de 50 ml", "e já foram mais dois copinhos desses"], ["cafe 150"]],
    [["comi 2 fatias de pizza de chocolate", "mais uma dessa de chocolate"], ["pizza-de-chocolate 300"]],
    [["peso 64,1", "era com roupa e tênis, sem nada deu 63,3"], ["kg 63.3"]],
    [
      ["almocei arroz", "o que eu bebi foi água, um copo de 250 ml"],
      ["arroz-branco 125", "water 250"],
    ],
    [
      ["almocei arroz", "esqueci do suco, um copo de 300 ml de suco de laranja"],
      ["arroz-branco 125", "suco-de-laranja 312"],
    ],
  ])("%s", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("what a message is headed by, and what it only announces", () => {
  it.each([
    ["ontem teve churrasco no quintal do meu tio, já te conto", []],
    ["teve feijoada na firma, já te falo o que comi", []],
    ["teve feijoada na firma, comi um prato, já te conto o resto", ["feijoada 350"]],
    ["permitiu: um filé de tilápia e arroz", ["arroz-branco 125", "tilapia 120"]],
    ["hoje deu 64 cravado", ["kg 64"]],
    ["hoje deu 64 reais", []],
    ["um suco de uva de 200 ml, tudo do serviço de bordo", ["suco-de-uva 210"]],
    ["comi a metade da maçã que a Alice não quis, tipo meia maçã", ["maca 75"]],
  ])("%s", (told, held) => expect(heldAfter(told)).toEqual(held));

  it("a snack of the morning is one of the morning", () => {
    expect(heldAfterDay(["12:10", "snack da manhã: uma tangerina"])).toEqual(["mexerica 135"]);
  });
});
