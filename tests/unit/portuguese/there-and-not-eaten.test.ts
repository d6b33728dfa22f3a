import { describe, expect, it } from "vitest";
import { heldAfter } from "./held-after";

const LUNCH = "almocei arroz e bife";
const HELD = ["arroz-branco 125", "bife-grelhado 100"];

describe("what was refused, and what it was", () => {
  it.each([
    "recusei a sobremesa, era gelatina",
    "recusei a sobremesa do bandejão, era gelatina, que nem é vegetariana",
    "dispensei a sobremesa que era pudim",
    "não quis a sobremesa, era pudim de leite",
    "n quis o lanche da escola, era pão com salsicha",
    "neguei o lanche do avião, era um sanduíche de peru",
    "nem toquei na sobremesa, era pavê",
    "rejeitei o almoço da firma, era feijoada",
    "recusei o bolo, era de chocolate",
    "pulei a sobremesa, era gelatina",
    "não comi a sobremesa, era mousse",
    "não almocei no bandejão, era dobradinha",
    "não jantei, era sopa",
    "não quis a salada, era só alface",
  ])("%s", (text) => {
    expect(heldAfter(text)).toEqual([]);
    expect(heldAfter(LUNCH, text)).toEqual(HELD);
  });

  it.each<[string, string[]]>([
    ["recusei a sobremesa, era gelatina, comi uma maçã", ["maca 150"]],
    ["não quis o almoço do bandejão hoje, era dobradinha, comi um pastel", ["pastel 100"]],
    ["o Kauã não quis o danoninho, era de morango, e eu comi", ["petit-suisse 45"]],
    ["a sobremesa era pudim, comi um", ["pudim-de-leite 100"]],
    ["não comi tudo, era feijoada", ["feijoada 350"]],
    ["não jantei, foi só sopa", ["sopa-de-legumes 325"]],
    ["não almocei, era tarde demais, comi uma banana", ["banana-prata 75"]],
  ])("beside what was eaten: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it("takes nothing out that was eaten of the same before", () =>
    expect(heldAfter("comi gelatina", "recusei a sobremesa do jantar, era gelatina")).toEqual([
      "gelatina 120",
    ]));
});

describe("a food that is denied and was never told", () => {
  it.each([
    "não quis o sorvete",
    "não comi o pudim",
    "não teve pudim",
    "não tomei suco",
    "não peguei bombom",
  ])("takes no other's place: %s", (text) =>
    expect(heldAfter("comi bolo de cenoura", text)).toEqual(["bolo-de-cenoura 60"]),
  );

  it.each<[string, string[]]>([
    ["não quis o bolo", []],
    ["não, comi sorvete", ["sorvete 60"]],
    ["não comi bolo, comi sorvete", ["sorvete 60"]],
    ["não comi o bolo, era torta de limão", ["torta-de-limao 110"]],
  ])("is mended where it was told: %s", (text, held) =>
    expect(heldAfter("comi bolo de cenoura", text)).toEqual(held),
  );
});

describe("where much of one food was, and none of it eaten", () => {
  it.each([
    "fui num churrasco e não comi nada de carne",
    "fui num churrasco e não comi nada de carne, óbvio 🙄 obrigada mundo",
    "fui no churrasco da firma mas não comi nada",
    "fui num churrasco, não toquei na carne",
    "teve churrasco aqui e eu não comi nada",
    "fui a um churrasco e n comi carne nenhuma",
    "fui no rodízio de pizza e não comi nada",
    "fui numa feijoada e não comi nada de porco",
  ])("%s", (text) => {
    expect(heldAfter(text)).toEqual([]);
    expect(heldAfter(LUNCH, text)).toEqual(HELD);
  });

  it.each<[string, string[]]>([
    ["fui num churrasco", ["churrasco 200"]],
    ["fui num churrasco e não comi muito", ["churrasco 200"]],
    ["fui num churrasco mas não comi carne, só pão de alho", ["pao-de-alho 50"]],
    ["fui num churrasco e comi 2 linguiças", ["linguica-toscana 120"]],
    ["fui num rodízio de pizza e comi 5 fatias, não comi nada de doce", ["pizza-de-mucarela 500"]],
    ["fui num rodízio de pizza, comi 5 fatias e não comi nada no jantar", ["pizza-de-mucarela 500"]],
  ])("beside what was eaten: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("food that was only pitied or looked at", () => {
  it.each([
    "o Bruno comeu uma tainha inteira sozinho no almoço, eu só olhei e sofri pelo peixe",
    "meu pai comeu um leitão, eu chorei pelo porquinho",
    "meu marido comeu camarão, coitado do camarão",
    "meu irmão devorou um frango, eu fiquei olhando pro frango",
    "meu irmão comeu pizza e eu olhando a pizza 😭",
    "a Júlia comeu o bolo, eu só olhei o bolo",
  ])("%s", (text) => {
    expect(heldAfter(text)).toEqual([]);
    expect(heldAfter(LUNCH, text)).toEqual(HELD);
  });

  it.each<[string, string[]]>([
    ["comi peixe no almoço, coitado do peixe", ["peixe-grelhado 120"]],
    ["comi peixe com dó de deixar sobrar", ["peixe-grelhado 120"]],
    ["olhei o bolo e comi 2 fatias", ["bolo-simples 120"]],
    ["comi o bolo que eu olhei na vitrine", ["bolo-simples 60"]],
    ["meu irmão comeu 3 pastéis e eu olhando, depois comi 1 pastel", ["pastel 100"]],
  ])("is eaten: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
