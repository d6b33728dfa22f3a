import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("how much water a glass or bottle held", () => {
  it.each<[string[], string[]]>([
    [["bebi mais um copão de água, 400 ml"], ["water 400"]],
    [["bebi um squeeze de água, 750 ml"], ["water 750"]],
    [
      ["bebi 500 ml de água", "mais um copo, 300 ml"],
      ["water 300", "water 500"],
    ],
    [
      ["bebi 500 ml de água", "bebi outra garrafinha (510 ml)"],
      ["water 500", "water 510"],
    ],
    [["bebi 300 ml da minha garrafa de água"], ["water 300"]],
    [
      ["água: 1 garrafinha de 510 ml", "e outra garrafinha dessas agora"],
      ["water 510", "water 510"],
    ],
    [
      ["água: 1 garrafinha de 510 ml", "mais duas dessas agora"],
      ["water 1020", "water 510"],
    ],
    [["litro de água já foi"], ["water 1000"]],
    [
      ["bebi 500 ml de água", "comi 1 maçã", "mais outra igual"],
      ["maca 300", "water 500"],
    ],
    [
      ["comi 2 ovos", "bebi uma garrafa de água", "mais outra igual"],
      ["ovo-cozido 90", "water 500", "water 500"],
    ],
    [
      ["almocei sopa de legumes", "depois da sopa bebi um copo de água de 200 ml"],
      ["sopa-de-legumes 325", "water 200"],
    ],
    [
      ["bebi 400 ml de água", "bebi mais 500 ml de água", "essa última de água era de 300 ml"],
      ["water 300", "water 400"],
    ],
    [
      ["bebi 500 ml de água", "comi 1 maçã", "olha aquela água não foi meio litro foi setecentos ml"],
      ["maca 150", "water 700"],
    ],
    [["bebi 800 ml de água", "foi 600 no total e n 800"], ["water 600"]],
    [["bebi 2 garrafas de 500 de água", "só uma garrafa, a segunda tá fechada ainda"], ["water 500"]],
    [["bebi 2 garrafas de 500 de água", "foi uma garrafa só, a outra eu dei pro porteiro"], ["water 500"]],
    [["tomei a água de um coco inteiro e mais 300 ml de água mineral"], ["agua-de-coco 303", "water 300"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("an aim beside what was done", () => {
  it.each<[string, string[]]>([
    [
      "O cardiologista quer que eu alcance dois litros de água por dia. Até agora, bebi 1,2 litro.",
      ["water 1200"],
    ],
    ["a nutri pediu pra eu beber 2 litros por dia, hoje bebi 1,5 litro", ["water 1500"]],
    ["minha médica mandou eu tomar 3 litros de água por dia, mas só bebi 700 ml", ["water 700"]],
    ["minha meta é 2 litros de água, bebi 800 ml", ["water 800"]],
    ["o objetivo é 2 litros de água por dia, até agora foram 900 ml", ["water 900"]],
    ["a meta é 70, hoje deu 72,4", ["kg 72.4"]],
    ["meu médico quer que eu chegue a 70 kg, hoje deu 72,4", ["kg 72.4"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));

  it("is no fact by itself", () =>
    expect(heldAfter("o médico quer que eu beba 2 litros de água por dia")).toEqual([]));
});

describe("so much of what was made, and once", () => {
  it.each<[string, string[]]>([
    ["Fiz um suco de maracujá e tomei 250ml, sem adoçar.", ["suco-de-maracuja-sem-acucar 253"]],
    [
      "bati uma vitamina de banana no liquidificador do posto e tomei quatrocentos ml dela",
      ["vitamina-de-banana 420"],
    ],
    ["fiz um café e tomei 100 ml", ["cafe 100"]],
    ["fiz um suco de laranja e tomei 200 ml de leite", ["leite-integral 206", "suco-de-laranja 208"]],
    ["leite quente com achocolatado, uma caneca de 250ml", ["leite-com-achocolatado 263"]],
    [
      "tomei café com 2 biscoitos de polvilho, o café foi uma caneca com leite desnatado, uns 250 ml no total",
      ["biscoito-de-polvilho 6", "cafe-com-leite-desnatado 258"],
    ],
    ["lanchei um cacho pequeno de uva, umas 12 uvas", ["uva 96"]],
    ["comi um punhado de castanha, umas 10 castanhas", ["castanha-de-caju 25"]],
    ["comi uma porção de morangos, 8 morangos", ["morango 96"]],
    ["comi uma porção de bolinho de queijo, 5 bolinhos", ["bolinha-de-queijo 100"]],
    ["comi um prato de morango: 10 morangos", ["morango 120"]],
    ["tomei água de coco, um coco inteiro", ["agua-de-coco 303"]],
    ["comi uma porção de arroz, 100 g de arroz", ["arroz-branco 100"]],
    ["comi uma porção de arroz, 100 g de feijão", ["arroz-branco 125", "feijao-carioca 100"]],
    ["comi um cacho de uva e 12 morangos", ["morango 144", "uva 170"]],
    ["jantei uma saladinha de tomate, um tomate inteiro", ["tomate 100"]],
    ["almocei salada de tomate, um bife e arroz", ["arroz-branco 125", "bife-grelhado 100", "tomate 100"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("a cup that measures", () => {
  it.each<[string, string[]]>([
    ["almocei meia xícara de chá de vagem cozida", ["vagem 60"]],
    ["duas xícaras de chá de arroz", ["arroz-branco 300"]],
    ["meia xícara de chá de feijão preto cozido", ["feijao-preto 70"]],
    ["uma colher de chá de azeite", ["azeite 4"]],
    ["uma xícara de chá de camomila", ["cha-de-ervas 206"]],
    ["uma xícara de chá de gengibre", ["cha-de-ervas 206"]],
    ["uma xícara de chá com bolo de fubá", ["bolo-de-fuba 60", "cha 200"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what was said too much of", () => {
  it.each<[string[], string[]]>([
    [["almocei 2 pedaços de lasanha", "e lasanha foi um pedaço só falei dois sem querer"], ["lasanha 250"]],
    [["almocei arroz 200 g", "o arroz foi 120 g, escrevi 200 errado"], ["arroz-branco 120"]],
    [["jantei pernil 150 g", "tirando o osso o pernil fica em 110 g"], ["pernil-suino 110"]],
    [["comi uma coxa de frango 150 g", "sem a pele a coxa deu 120 g"], ["coxa-de-frango 120"]],
    [["comi omelete de 2 ovos", "3 ovos no omelete, n 2"], ["omelete 165"]],
    [["comi 2 bolas de sorvete", "uma bola, a outra derreteu no banco"], ["sorvete 60"]],
    [
      ["comi 2 fatias de pizza de calabresa", "só uma fatia, a outra dei pro meu filho"],
      ["pizza-de-calabresa 100"],
    ],
    [["comi uma bola de sorvete", "uma bola de chocolate, a outra de creme"], ["sorvete 60"]],
    [["almocei feijoada 200 g", "a feijoada foi 300, repeti"], ["feijoada 300"]],
    [["almocei feijoada 200 g", "repeti a feijoada"], ["feijoada 400"]],
    [["almocei moqueca 250 g", "a moqueca foi 350 g, repeti kkk"], ["moqueca-baiana 350"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("so many bottles of what is told in litres", () => {
  it.each<[string, string[]]>([
    ["bebi 2 litros, contei 4 garrafas", ["water 2000"]],
    ["bebi 2 litros de água, contei 4 garrafas de 500 ml", ["water 2000"]],
    ["bebi 2 l hoje, foram 4 garrafinhas", ["water 2000"]],
    ["bebi 2 litros (4 garrafas de 500)", ["water 2000"]],
    ["bebi 1 litro de água, 2 garrafas de 500 ml", ["water 1000"]],
    ["tomei 1 litro e meio de água, 3 garrafas de 500", ["water 1500"]],
    ["bebi 4 garrafas de 500 ml, deu 2 litros", ["water 2000"]],
    ["bebi 3 copos de 300, 0,9 litro no total", ["water 900"]],
    ["garrafinha de 500 já foi", ["water 500"]],
    ["já foi a garrafa de 1 litro", ["water 1000"]],
    ["garrafa de 500 ml foi toda", ["water 500"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
  it.each<[string, string[]]>([
    ["bebi 2 litros e mais 4 copos", ["water 2000", "water 800"]],
    ["bebi 1 litro de água e 1 copo de 250 ml de água", ["water 1000", "water 250"]],
    ["garrafinha de coca de 200 já foi", ["refrigerante-de-cola 208"]],
  ])("but: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
