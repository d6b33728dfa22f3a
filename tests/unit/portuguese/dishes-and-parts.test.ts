import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("a kind that is told behind how much", () => {
  it.each([
    ["bolo 1 fatia, de cenoura", ["bolo-de-cenoura 60"]],
    ["comi o bolo um pedaço normal, de prestígio", ["bolo-prestigio 100"]],
    ["suco 300 ml, de laranja", ["suco-de-laranja 312"]],
    ["pizza 3 fatias, de calabresa", ["pizza-de-calabresa 300"]],
    ["comi pastel, 2, de carne", ["pastel-de-carne 200"]],
    ["café um copo, de leite", ["cafe 200", "leite-integral 206"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what was drunk beside a dish that is told by what it was made of", () => {
  it.each([
    [
      "crepioca feita com 1 ovo, sem recheio, e uma xícara de chá de camomila",
      ["crepioca 80", "cha-de-ervas 206"],
    ],
    [
      "crepioca: 1 ovo e 2 colheres de goma, e um copo de suco de uva",
      ["ovo-cozido 45", "goma-de-tapioca-hidratada 40", "suco-de-uva 210"],
    ],
    ["crepioca feita com 1 ovo e um copo de suco de uva", ["crepioca 80", "suco-de-uva 210"]],
    [
      "crepioca com 2 ovos e 2 colheres de goma e um café",
      ["ovo-cozido 90", "goma-de-tapioca-hidratada 40", "cafe 50"],
    ],
    ["vitamina com 1 banana e 1 copo de suco de laranja", ["banana-prata 75", "suco-de-laranja 208"]],
    ["2 torradas e o café puro na xícara de chá", ["torrada 16", "cafe 200"]],
    ["café com leite numa xícara de chá e um pão", ["cafe-com-leite 204", "pao-frances 50"]],
    ["café puro na xícara de café e um pão", ["cafe 50", "pao-frances 50"]],
    ["chá de camomila na xícara de chá e pão", ["cha-de-ervas 206", "pao-frances 50"]],
    ["tomei 1 xícara de chá de camomila", ["cha-de-ervas 206"]],
  ])("%s", (said, held) => expect(heldAfter(said).sort()).toEqual(held.sort()));
});

describe("a dish and its parts", () => {
  it.each([
    [
      "a bowl of which one part is weighed",
      "um bowl de poke: arroz, salmão 100g, manga e pepino",
      ["arroz-branco 125", "salmao 100", "manga 40", "pepino 40"],
    ],
    [
      "a salad that is called by name, in brackets behind its meal",
      "cobb salad do almoço (frango, bacon, abacate e gorgonzola)",
      ["frango-grelhado 50", "bacon 10", "abacate 35", "queijo-gorgonzola 15"],
    ],
    [
      "a salad and its leaves",
      "almocei uma salada com alface, tomate e arroz",
      ["alface 30", "tomate 30", "arroz-branco 125"],
    ],
    [
      "the bun that nobody lists",
      "hot dog: 2 salsichas e maionese",
      ["pao-de-hamburguer 55", "salsicha 90", "maionese 16"],
    ],
    [
      "the slices that nobody lists",
      "misto quente: 2 fatias de queijo, presunto",
      ["pao-de-forma 50", "queijo-mucarela 40", "presunto 15"],
    ],
    ["the tortilla of a taco", "taco: 100 g de carne", ["tortilha 40", "bife-grelhado 100"]],
    [
      "the corn of a couscous",
      "cuscuz: 2 ovos e manteiga",
      ["cuscuz-de-milho 135", "ovo-cozido 90", "manteiga 10"],
    ],
    ["a plate stirred together", "um pratão de mexido com arroz, feijão e ovo", ["mexido-mineiro 375"]],
    ["one called by its first part", "mexido de arroz, feijão e ovo, um prato", ["mexido-mineiro 300"]],
    [
      "a soup and what is in it",
      "sopa de legumes com macarrão, batata e carne, um prato",
      ["sopa-de-legumes-com-macarrao 325"],
    ],
    [
      "what lies beside a plate that is stirred together",
      "galinhada com arroz e frango, salada",
      ["galinhada 200", "salada-verde 80"],
    ],
    [
      "a plate beside others",
      "mexido, arroz e feijão",
      ["mexido-mineiro 300", "arroz-branco 125", "feijao-carioca 140"],
    ],
    [
      "a broth, and the lunch beside it",
      "caldo de feijão, arroz e bife",
      ["caldo-de-feijao 300", "arroz-branco 125", "bife-grelhado 100"],
    ],
    ["a drink beside a hot dog", "hot dog: 200 ml de coca", ["refrigerante-de-cola 208"]],
    [
      "the beans that lie beside what is listed",
      "feijoada: arroz, farofa, couve",
      ["feijoada 350", "arroz-branco 125", "farofa 35", "couve-refogada 42"],
    ],
    ["a wrap of something else", "wrap com homus e alface", ["tortilha 40", "homus 45", "alface 20"]],
    [
      "an allergen that the dish would hide",
      "poke: arroz, salmão e cream cheese",
      ["arroz-branco 125", "salmao 120", "cream-cheese 20"],
    ],
    [
      "what a salad is of, beside what is in it",
      "salada de grão-de-bico (tomate e cebola)",
      ["grao-de-bico 90", "tomate 25", "cebola 10"],
    ],
    ["a shake of another fruit", "vitamina 300ml de mamão com laranja", ["vitamina-de-mamao 315"]],
    [
      "a shake with what must be seen",
      "1 copo de vitamina: leite, mamão, aveia e mel",
      ["leite-integral 133", "mamao 100", "aveia 10", "mel 10"],
    ],
    ["breads with eggs that are counted", "4 pães com ovo (3 ovos)", ["pao-frances 200", "ovo-cozido 135"]],
    [
      "the batter of several",
      "2 panquecas de banana (1 banana, 2 ovos)",
      ["banana-prata 75", "ovo-cozido 90"],
    ],
    [
      "what it was made with",
      "mingau de aveia com canela. fiz com 1 xícara de leite e 3 colheres de aveia",
      ["leite-integral 206", "aveia 45"],
    ],
    ["rice that is baked with it", "arroz de forno com frango e milho", ["arroz-de-forno 200"]],
    [
      "what there was, listed with what came with it",
      "comi uma feijoada na firma!!! arroz feijoada couve",
      ["arroz-branco 125", "feijoada 350", "couve-refogada 42"],
    ],
    ["what it is called in the street", "comi um podrao na praça, x tudo", ["x-tudo 320"]],
    ["who sells it", "burger king whopper e batata", ["whopper 280", "batata-frita 110"]],
    [
      "amounts behind the meal",
      "moela ensopada com cerveja no almoço, moela 1 pratinho, cerveja lata 2",
      ["moela 120", "cerveja 708"],
    ],
    [
      "a sandwich put together",
      "subway 15cm frango teriyaki, queijo prato, alface tomate",
      ["sanduiche-de-metro-teriyaki 235", "queijo-prato 15", "alface 30", "tomate 30"],
    ],
    [
      "one sausage more than it has: a larger one",
      "cachorro-quente com 2 salsichas",
      ["cachorro-quente 200"],
    ],
    [
      "pieces of a sushi night",
      "rodízio de sushi, comi umas 20 peças (10 hot, 6 sashimi e 4 niguiris)",
      ["hot-roll 300", "salmao-cru 72", "sushi 100"],
    ],
    [
      "skewers by their kinds",
      "3 espetinho, dois de carne e um de queijo coalho, c farofa",
      ["espetinho-de-carne 140", "farofa 35", "queijo-coalho 50"],
    ],
    [
      "skewers of three kinds",
      "4 espetinhos sendo 2 de frango, 1 de carne e 1 de queijo",
      ["espetinho-de-carne 70", "espetinho-de-frango 140", "queijo-coalho 50"],
    ],
    [
      "two kinds",
      "2 espetinhos, um de coração e outro de frango",
      ["coracao-de-frango 60", "espetinho-de-frango 70"],
    ],
    [
      "spoons are no sum",
      "3 colheres de arroz, 2 de feijão e 1 de farofa",
      ["arroz-branco 75", "farofa 15", "feijao-carioca 34"],
    ],
    ["one skewer of each", "2 espetos (coração e carne)", ["coracao-de-frango 60", "espetinho-de-carne 70"]],
    [
      "a skewer and what lay beside it",
      "espetinho de carne com mandioca",
      ["espetinho-de-carne 70", "mandioca 128"],
    ],
    ["cold pizza of a kind", "2 fatias de pizza fria de calabresa", ["pizza-de-calabresa 200"]],
    [
      "a weight of several greens",
      "150 g de legumes assados (abobrinha, pimentão, cebola)",
      ["legumes-refogados 150"],
    ],
    [
      "which bread it was",
      "um pão com vinagrete e carne louca, pão francês, e suco de laranja",
      ["pao-frances 50", "vinagrete 20", "carne-de-panela 100", "suco-de-laranja 208"],
    ],
    [
      "a crêpe of what is in it",
      "crepe de nutella com banana",
      ["crepe-de-creme-de-avela 120", "banana-prata 75"],
    ],
    [
      "the one dish in a box",
      "marmita fit congelada escondidinho de frango 300g",
      ["escondidinho-de-frango 300"],
    ],
    [
      "what was to be eaten, and what was",
      "A dieta da nutri: 1 iogurte, 1 fruta. Comi 1 iogurte natural 170 g e 1 maçã",
      ["iogurte-natural 170", "maca 150"],
    ],
    [
      "a scoop of nothing else",
      "300ml de leite + 1 scoop + 1 banana",
      ["leite-integral 309", "whey-protein 30", "banana-prata 75"],
    ],
    ["a salad that is dressed with it", "salada de pepino com iogurte", ["pepino 50", "iogurte-natural 40"]],
    ["juice of several", "suco de laranja com beterraba e cenoura", ["suco-de-cenoura-com-laranja 206"]],
    [
      "half a plate of leaves, and what went onto it",
      "Prato do dia: meio prato de salada (rúcula, tomate). Molho de iogurte na salada.",
      ["rucula 30", "tomate 30", "molho-de-iogurte 20"],
    ],
    [
      "what a crepioca is filled with",
      "crepioca (1 ovo e 2 col de goma) recheada com frango",
      ["ovo-cozido 45", "goma-de-tapioca-hidratada 40", "frango-grelhado 40"],
    ],
    ["a shake that is called so", "vitamina: leite, banana e aveia", ["vitamina-de-banana-com-aveia 254"]],
  ])("%s", (_, text, held) => {
    expect(heldAfter(text)).toEqual(held.toSorted());
  });
  it.each([
    ["a wrap of what it always has", "wrap com frango, alface e tomate", ["wrap-de-frango 170"]],
    ["a drink beside it", "wrap com suco de laranja", ["wrap-de-frango 170", "suco-de-laranja 208"]],
    ["bread beside a shake", "vitamina com pão de queijo", ["vitamina-de-banana 252", "pao-de-queijo 40"]],
    ["shrimp in the rice", "arroz de forno com camarão", ["arroz-de-forno 200", "camarao 100"]],
    [
      "what was eaten besides what was made",
      "fiz panqueca com 2 ovos e comi 1 banana",
      ["banana-prata 75", "ovo-cozido 90", "panqueca-de-carne 110"],
    ],
    ["how the egg was", "pão com ovo (mexido)", ["pao-com-ovo 100"]],
    [
      "another helping",
      "comi uma banana. depois banana, aveia e mel",
      ["banana-prata 75", "banana-prata 75", "aveia 15", "mel 15"],
    ],
    [
      "a diet that was followed",
      "segui a dieta da nutri: 1 iogurte. Comi 1 maçã",
      ["iogurte-de-morango 170", "maca 150"],
    ],
    ["two breads", "um pão com queijo e um pão francês", ["pao-com-queijo 80", "pao-frances 50"]],
    ["two of the street", "um podrão e um x-tudo", ["x-tudo 320", "x-tudo 320"]],
    ["a dish with all in it", "yakisoba (legumes, frango e carne)", ["yakisoba 400"]],
  ])("leaves alone %s", (_, text, held) => {
    expect(heldAfter(text)).toEqual(held.toSorted());
  });
});

describe("what a dish is filled with, or which cut it was", () => {
  it.each<[readonly string[], string[]]>([
    [["um sonho, com recheio de doce de leite"], ["sonho 80"]],
    [["pastel com recheio de camarão"], ["pastel-de-camarao 100"]],
    [["panqueca recheada com carne"], ["panqueca-de-carne 110"]],
    [["2 pasteis com recheio de carne"], ["pastel-de-carne 200"]],
    [
      ["galinha com polenta", "A galinha era ao molho, duas sobrecoxas."],
      ["polenta 150", "sobrecoxa 130"],
    ],
    [
      ["frango com polenta", "o frango era ao molho, 2 coxas"],
      ["coxa-de-frango 110", "polenta 150"],
    ],
    [["1 coxa de galinha guisada"], ["coxa-de-frango 55"]],
    [["moqueca capixaba, 1 posta de badejo com molho, arroz"], ["arroz-branco 125", "moqueca-capixaba 160"]],
    [["ensopado de carne com batata e chuchu um prato, arroz"], ["arroz-branco 125", "carne-com-batata 300"]],
    [["ensopado de carne com batata e salada de alface"], ["alface 30", "carne-com-batata 200"]],
    [["carne de panela com batata, chuchu refogado"], ["carne-com-batata 200", "chuchu-refogado 57"]],
    [
      ["ensopado de carne com arroz e feijão"],
      ["arroz-branco 125", "carne-com-legumes 200", "feijao-carioca 140"],
    ],
    [
      ["almocei bife com batata frita e arroz"],
      ["arroz-branco 125", "batata-frita 110", "bife-grelhado 100"],
    ],
    [["peixada. 2 postas de cavala"], ["peixe-ensopado 320"]],
    [["moqueca e uma posta de peixe frito"], ["moqueca-baiana 200", "peixe-frito 160"]],
    [["frango com quiabo, comi um pedaço de coxa com bastante quiabo"], ["frango-com-quiabo 200"]],
    [["frango assado, comi uma coxa e uma asa"], ["asa-de-frango 45", "coxa-de-frango 55"]],
    [["caruru na casa da tia no almoço. comi caruru e arroz"], ["arroz-branco 125", "caruru 100"]],
    [["caruru de manhã. comi caruru e arroz no jantar"], ["arroz-branco 125", "caruru 100", "caruru 100"]],
    [
      ["tapioca com queijo e café", "60g de goma e 30g de queijo"],
      ["cafe 50", "goma-de-tapioca-hidratada 60", "queijo-mucarela 30"],
    ],
    [
      ["tapioca com queijo", "a goma foi 3 colheres"],
      ["goma-de-tapioca-hidratada 60", "queijo-mucarela 20"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});
