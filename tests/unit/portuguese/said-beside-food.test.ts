import { describe, expect, it } from "vitest";
import { heldAfter } from "./held-after";

describe("a price is no amount, with or without its sign", () => {
  it.each<[string, string[]]>([
    ["uma coxinha por 5,50", ["coxinha 100"]],
    ["3 esfihas de carne a 2,50 cada", ["esfiha-de-carne 210"]],
    ["1 coxinha de 6,00 e 1 banana", ["banana-prata 75", "coxinha 100"]],
    ["pastel de 5real", ["pastel 100"]],
    ["1 pastel 10zão", ["pastel 100"]],
    ["2 pães de queijo (10 pila os dois)", ["pao-de-queijo 80"]],
    ["comi uma coxinha, 14 conto mano tá caro demais", ["coxinha 100"]],
    ["1,50 litro de água", ["water 1500"]],
    ["comi 0,5 kg de melancia", ["melancia 500"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("rather so is no half", () => {
  it.each<[string, string[]]>([
    ["comi 2 bananas q tava no porta luva, ja meio amassada mas vai", ["banana-prata 150"]],
    ["comi 2 bananas já meio amassadas", ["banana-prata 150"]],
    ["comi um pão meio duro com manteiga", ["pao-com-manteiga 60"]],
    ["2 pães, meio queimados", ["pao-frances 100"]],
    ["comi meia maçã", ["maca 75"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("how it tasted and what one likes", () => {
  it.each<[string, string[]]>([
    ["barrinha de proteína de 45g (gosto de massa corrida) e 1 maçã", ["barra-de-proteina 45", "maca 150"]],
    ["1 iogurte de morango com gosto de remédio e 1 banana", ["banana-prata 75", "iogurte-de-morango 170"]],
    ["2 fatias de bolo de milho, amo milho", ["bolo-de-milho 120"]],
    ["um copo de suco de caju, adoro caju", ["suco-de-caju 208"]],
    ["comi 1 banana. odeio banana mas é o que tem", ["banana-prata 75"]],
    ["adoro um cafezinho", []],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("why it is without something", () => {
  it.each<[string, string[]]>([
    ["comi arroz sem sal que o médico proibiu e 1 banana", ["arroz-branco 125", "banana-prata 75"]],
    ["2 torradas (sem manteiga q o cardiologista cortou) e 1 banana", ["banana-prata 75", "torrada 16"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("all that was in a package, and what was left of it", () => {
  it.each<[string, string[]]>([
    ["lasanha bolonhesa congelada, a embalagem inteira, 350g. sem orgulho", ["lasanha-congelada 350"]],
    ["yakisoba. a caixinha tinha 450g mas sobrou uns 100g, q deixei lá", ["yakisoba 350"]],
    ["comi a bandeja inteira de sushi, 300g", ["sushi 300"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what was had instead", () => {
  it.each<[string, string[]]>([
    ["hoje não deu tempo fazer cuscuz aí fui de padaria comi 2 pão de queijo", ["pao-de-queijo 80"]],
    ["não tive coragem de fazer arroz, comi 2 bananas", ["banana-prata 150"]],
    ["hoje cortei o arroz comi só uma banana", ["banana-prata 75"]],
    ["cortei o mamão e comi só metade", ["mamao 155"]],
    ["em vez de refri tomei suco de caju", ["suco-de-caju 208"]],
    ["no lugar do arroz comi batata doce e frango", ["batata-doce 150", "frango-grelhado 100"]],
    ["troquei o arroz por batata doce comi com frango", ["batata-doce 150", "frango-grelhado 100"]],
    ["resisti ao pudim e comi 1 banana", ["banana-prata 75"]],
    [
      "comi arroz feijão e ovo porque carne tá cara demais",
      ["arroz-branco 125", "feijao-carioca 140", "ovo-cozido 45"],
    ],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("so much of it by now", () => {
  it.each<[string, string[]]>([
    ["tereré aqui com a cliente já foi 500 ml né com esse calor", ["mate 500"]],
    ["mingau de aveia um prato fundo bem cheio que hj o dia é longo", ["mingau-de-aveia 300"]],
    ["jantinha leve hoje viu sopa de legumes um prato fundo", ["sopa-de-legumes 400"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("each food before its own amount, without a mark", () => {
  const HELD = ["arroz-branco 50", "bife-grelhado 100", "feijao-carioca 140"];
  it.each<[string, string[]]>([
    ["arroz 2 colheres de sopa feijão 1 concha bife 1", HELD],
    ["arroz 2 colheres de sopa, feijão 1 concha, bife 1", HELD],
    [
      "arroz 2 colheres feijão 1 concha frango 1 filé",
      ["arroz-branco 50", "feijao-carioca 140", "frango-grelhado 100"],
    ],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
