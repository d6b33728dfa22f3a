import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("who tells it for the person whose diary it is", () => {
  it.each([
    [
      "a relative",
      "oi é a patricia, filha da marlene. mae almoçou 3 colheres de arroz e um bife, anota pfv",
      ["arroz-branco 75", "bife-grelhado 100"],
    ],
    [
      "by name, every verb of it",
      "oi bom dia, patricia aqui. mae comeu 1 fatia de pao integral e tomou cafe preto",
      ["cafe 50", "pao-de-forma-integral 25"],
    ],
    ["a carer", "sou a cuidadora do seu Ari. Ele comeu mingau de aveia", ["mingau-de-aveia 200"]],
    [
      "asks to write it down",
      "mãe jantou sopa de legumes e meia fatia de pão, anota aí por favor",
      ["pao-de-forma 13", "sopa-de-legumes 325"],
    ],
    ["a wife by her name", "aqui é a Rita esposa do seu João, ele merendou 2 bananas", ["banana-prata 150"]],
    ["his own", "sou a mulher dele, ele almoçou 1 bife", ["bife-grelhado 100"]],
    ["by a name alone", "aqui é a Rita, ele jantou 1 prato de canja", ["canja 325"]],
    ["a child", "aqui e a ana tenho 7 anos o vovo comeu 3 brigadeiros", ["brigadeiro 45"]],
    ["a nurse", "boa noite, aqui é a enfermeira Carla, ela chupou 2 laranjas", ["laranja 260"]],
    ["by order", "ele almoçou 1 bife, mandou eu anotar pq tá dirigindo", ["bife-grelhado 100"]],
    ["on request", "ela jantou 2 ovos cozidos, pediu pra eu registrar", ["ovo-cozido 90"]],
  ])("%s", (_, said, held) => expect(heldAfter(said)).toEqual(held));

  it.each([
    ["of somebody else", "mãe comeu pizza", []],
    ["of who is cared for", "dei gelatina pro paciente do 12 e ele comeu tudo, tadinho", []],
    ["of what a patient gave", "a paciente me deu bolo, comi uma fatia", ["bolo-simples 60"]],
    ["of a mother of one's own", "oi, aqui é o João. minha mãe comeu meu bolo", []],
    ["of oneself", "sou a Ana, nora da Cida. ela comeu 2 fatias de bolo e eu comi 1", ["bolo-simples 60"]],
    ["of another one, without more", "ele comeu 2 brigadeiros", []],
    ["by order to oneself", "meu marido mandou eu comer 2 bananas", []],
  ])("leaves what is told %s", (_, said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what somebody else left, or had one eat", () => {
  it.each([
    ["a Lara deixou metade do mamão e eu terminei", ["mamao 155"]],
    ["o João largou 2 nuggets no prato e eu comi", ["nuggets 40"]],
    ["o Theo deixou meia maçã, aí eu comi", ["maca 75"]],
    ["as meninas não quiseram as batatas e eu matei", ["batata-cozida 280"]],
    ["comi 1 banana que a Lara não quis e 1 copo de leite", ["banana-prata 75", "leite-integral 206"]],
    ["a Lara deixou metade do mamão", []],
    ["a nutricionista mandou comer 2 castanhas. comi", ["castanha-de-caju 5"]],
    ["minha mãe fez eu tomar 1 copo de leite. tomei", ["leite-integral 206"]],
    ["a médica mandou comer 2 castanhas", []],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what somebody else allowed", () => {
  it.each([
    ["Minha nutricionista, a doutora Célia, liberou até três colheres de arroz no almoço.", []],
    ["o dr. Paulo liberou um chocolate por dia", []],
    ["a doutora disse que posso comer 3 colheres de arroz", []],
    ["a nutri liberou, então comi 2 fatias de pizza", ["pizza-de-mucarela 200"]],
    ["no almoço comi 120 g de frango como a nutri prescreveu", ["frango-grelhado 120"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what there was none of", () => {
  it.each([
    ["pus uma colher de açúcar no café. Acabou o adoçante.", ["acucar 13"]],
    ["pão puro, acabou o queijo", ["pao-frances 50"]],
    ["tomei café puro, acabou o leite em casa", ["cafe 50"]],
    ["comi 2 fatias de bolo e acabou o bolo", ["bolo-simples 120"]],
    ["agua hj nao tomei nada, só chimarrao, 1 garrafa termica de 1 litro", ["mate 1000"]],
    ["água ainda não tomei", []],
    ["água ela tomou uns 3 copos", []],
    ["água eu tomei 3 copos", ["water 600"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("who stood on the scales", () => {
  it.each([
    ["minha mãe se pesou na minha balança e deu 70", []],
    ["meu marido subiu na balança e deu 92 kg", []],
    ["a Carla se pesou na minha balança: 66", []],
    ["minha irmã veio se pesar aqui, 71,3", []],
    ["meu irmão pesou 81,5 na minha balança", []],
    ["minha mãe se pesou, 65, eu pesei 70", ["kg 70"]],
    ["me pesei, 70 kg, e minha mãe 65", ["kg 70"]],
    ["na balança da minha sogra deu 70,4", ["kg 70.4"]],
    ["minha balança pesou 70,3 hj", ["kg 70.3"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what was made for others", () => {
  it.each([
    ["for the boys", "fiz lasanha hoje pros menino"],
    ["a whole lunch", "fiz arroz, feijoada, couve e farofa pro almoço do povo"],
    ["for who came", "hoje fiz frango com quiabo e angu, arroz e feijão, pro almoço, veio o povo todo"],
    ["for the children's snack", "preparei um bolo de cenoura, suco e pão de queijo pro lanche da criançada"],
    ["for guests", "assei uma torta pras visita"],
    ["eaten by those who came", "os meninos chegaram, estão tudo comendo o bolo de fubá que eu fiz"],
    ["eaten by many", "tão comendo o bolo de cenoura que eu fiz"],
    ["and left to them", "a lasanha ficou pros meninos"],
  ])("is not stored: %s", (_, said) => expect(heldAfter(said)).toEqual([]));

  it.each([
    ["and eaten of", "fiz lasanha pros menino e comi um pedaço", ["lasanha 250"]],
    ["and eaten", "fiz lasanha pros meninos e comi", ["lasanha 250"]],
    ["and oneself", "fiz arroz e bife pra mim e pros meninos", ["arroz-branco 125", "bife-grelhado 100"]],
    ["for us", "fiz um macarrão pra gente", ["macarrao-cozido 200"]],
    ["for a meal", "fiz arroz e bife pro almoço", ["arroz-branco 125", "bife-grelhado 100"]],
    ["of which a dog had a piece", "fiz omelete e dei um pedaço pro cachorro", ["omelete 110"]],
    [
      "with guests who are named, and eaten along",
      "fiz churrasco, vieram os amigos, comi 2 linguiças",
      ["linguica-toscana 120"],
    ],
    ["beside one's own", "a lasanha ficou pros meninos, comi 1 bife", ["bife-grelhado 100"]],
    ["and had twice by somebody", "a Cida comeu bolo e repetiu, eu comi 1 fatia", ["bolo-simples 60"]],
  ])("is stored as far as it was eaten: %s", (_, said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what one kept to", () => {
  it.each([
    [
      "is the same fish",
      "almocei um filé de peixe grelhado e 3 colheres de arroz, a lasanha ficou pros meninos, eu fiquei só no meu peixe mesmo",
      ["arroz-branco 75", "peixe-grelhado 120"],
    ],
    [
      "is what was told",
      "comi 2 colheres de arroz e 1 concha de feijão, ela comeu macarronada mas eu fiquei só no meu arroz com feijão mesmo",
      ["arroz-branco 50", "feijao-carioca 140"],
    ],
    [
      "is eaten where nothing told it",
      "todo mundo comeu pizza mas eu fiquei só na salada",
      ["salada-verde 80"],
    ],
  ])("%s", (_, said, held) => expect(heldAfter(said)).toEqual(held));
});
