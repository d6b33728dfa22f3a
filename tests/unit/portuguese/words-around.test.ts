import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const RICE = "arroz-branco 125";
const STEAK = "bife-grelhado 100";

describe("food that was not eaten, in a telling", () => {
  it.each([
    ["denied below its list", "arroz\nmacarrão com molho\nbife\nnão comi o macarrão", [RICE, STEAK]],
    ["run out", "arroz, bife. feijao acabou. tomate", [RICE, STEAK, "tomate 100"]],
    ["run out behind another", "comi arroz e o feijão acabou", [RICE]],
    ["run out, said first", "acabou o feijão então comi arroz", [RICE]],
    ["run out, and drunk instead", "bife. o leite acabou, tomei café preto", [STEAK, "cafe 50"]],
    ["spilt", "arroz e feijão. O feijão veio vazado, perdi tudo, não comi. bife", [RICE, STEAK]],
    ["not ordered", "arroz e bife. cebola não pedimos.", [RICE, STEAK]],
    ["not wanted by anybody", "arroz e bife. a farofa a gente não quis", [RICE, STEAK]],
    ["left on the plate", "arroz, bife e saladinha que deixei", [RICE, STEAK]],
    ["left behind its list", "arroz, bife e berinjela. berinjela deixei", [RICE, STEAK]],
    ["all but that", "pedi arroz, bife e banana. mandei ver em tudo menos na banana", [RICE, STEAK]],
    ["by a part of its name", "tinha salada de maionese mas não peguei a maionese, peguei bife", [STEAK]],
    ["no time for it", "não tive tempo de café, comi arroz", [RICE]],
    ["no time to have it", "n deu tempo de tomar café, só bife", [STEAK]],
    ["a breakfast", "saí de casa sem tomar café, meio dia comi arroz", [RICE]],
  ])("is left out: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));

  it.each([
    ["what one emptied", "o vinho acabou, tomei 2 taças", ["vinho-tinto 298"]],
    ["an emptied pot", "tomei o iogurte natural, acabou o pote", ["iogurte-natural 170"]],
    ["what was had at last", "comi 3 brigadeiros e acabou", ["brigadeiro 45"]],
    ["another food of the list", "macarrão com queijo. não comi o pão", ["macarrao-com-queijo 250"]],
  ])("leaves %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("where it was", () => {
  it.each([
    ["a beach", "arroz, na barraca de praia em Porto de Galinhas", [RICE]],
    ["a house", "Acabei de almoçar no Bode do Nô: arroz, bife", [RICE, STEAK]],
    ["another house", "Restaurante Mangai não, era um self-service: arroz", [RICE]],
    ["a house called as a dish", "jantar no Peixe na Telha com a família: bife", [STEAK]],
    ["a supermarket", "passei no Pão de Açúcar e comi bife", [STEAK]],
    ["a town at the start", "em Limeira comi bife", [STEAK]],
    ["a town in haste", "bife passeando em campos do jordão", [STEAK]],
    ["whose kitchen", "marmita fit da Dona Neide: bife", [STEAK]],
  ])("is no food: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));

  it.each([
    ["dishes in capitals", "Sardinha em Molho de Tomate e Arroz", [RICE, "sardinha-ao-molho 84"]],
    ["a list behind a house", "almoço no restaurante Arroz e bife", [RICE, STEAK]],
    ["a meal in capitals", "Comi no Almoço Arroz e Bife", [RICE, STEAK]],
  ])("leaves %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("a remark beside the food", () => {
  it.each([
    ["what it cost", "PF: arroz e bife. 38 conto ta caro hein", [RICE, STEAK]],
    ["a robbery", "almocei arroz e bife, R$ 45, um roubo", [RICE, STEAK]],
    ["where it was learnt", "bife, receita do instagram, ficou top. comi agora de almoço", [STEAK]],
    ["homesickness", "arroz e bife. saudade de são luís que eu tô morando em imperatriz rs", [RICE, STEAK]],
    ["who taught it", "arroz e bife. o nono me ensinou", [RICE, STEAK]],
    ["what kind of food", "arroz e bife, comida de tropeiro", [RICE, STEAK]],
    ["where one is from", "arroz com bife, sou nordestina morando em Brasília kkk", [RICE, STEAK]],
    ["a diet", "low carb hj: bife", [STEAK]],
    ["who sent it", "minha mãe mandou marmita arroz e bife", [RICE, STEAK]],
    ["the tree", "no pé de jabuticaba desde as 10 kkk comi uma tigela cheia", ["jabuticaba 180"]],
    ["what was meant", "A dieta da nutri: 1 fruta. Comi bife", [STEAK]],
    ["a breakfast, and no coffee", "tomei café reforçado 3 ovos cozidos", ["ovo-cozido 135"]],
    ["a diet", "bife e arroz, to de dieta", [RICE, STEAK]],
    ["a diet, and no more", "bife com arroz. só isso hj, to de dieta", [RICE, STEAK]],
    ["what it is called", "bife e arroz (o famoso rubacão)", [RICE, STEAK]],
    ["the way home", "arroz e bife, cheguei agr do corre", [RICE, STEAK]],
    ["from training", "arroz e bife, saindo do crossfit", [RICE, STEAK]],
    ["hunger", "arroz e bife, bateu a larica", [RICE, STEAK]],
    ["laziness", "arroz e bife, mó preguiça", [RICE, STEAK]],
    ["the end of the month", "arroz e bife, fim de mês né", [RICE, STEAK]],
    ["one's shape", "arroz e bife, shape em construção", [RICE, STEAK]],
    ["martial arts", "arroz e bife, voltei do muay thai", [RICE, STEAK]],
    ["a proverb", "saco vazio não para em pé: bife", [STEAK]],
    ["the cows", "acordei 4h pra tirar leite, comi bife", [STEAK]],
  ])("changes nothing: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));

  it.each([
    ["furei a dieta com um bife", [STEAK]],
    ["no hospital serviram arroz e bife. comi tudo, gelatina de sobremesa", [RICE, STEAK, "gelatina 120"]],
    ["trouxeram arroz e bife, comi tudo", [RICE, STEAK]],
    ["Oi sou a Juliana, filha da Lourdes. Ela lanchou um bife", [STEAK]],
    ["aqui quem fala é o filho do seu Zé, ele almoçou bife", [STEAK]],
    ["saí da dieta com um bife", [STEAK]],
    ["me entupi de arroz", [RICE]],
    ["caí de boca num bife", [STEAK]],
    ["me joguei numa feijoada", ["feijoada 350"]],
    ["me joguei no chão", []],
    ["enchi a pança de rabada", ["rabada 150"]],
  ])("tells that it was eaten: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each(["saudade de feijoada", "que saudade da comida da minha mãe", "me passa uma receita de bolo"])(
    "tells of no food alone: %s",
    (text) => expect(heldAfter(text)).toEqual([]),
  );

  it.each([
    ["o Wellington tá comendo lasanha na minha frente 😩", []],
    ["Jéssica tá comendo pizza do meu lado", []],
    ["minha mãe tá almoçando feijoada", []],
    ["o povo aqui tá comendo churrasco", []],
    ["o menino comendo chocolate na minha frente", []],
    ["todo mundo comendo coxinha e eu no bife", [STEAK]],
    ["a galera tá jantando pizza, eu fiquei no bife", [STEAK]],
    ["a gente tá comendo bife", [STEAK]],
    ["hoje tô almoçando bife na frente da tv", [STEAK]],
  ])("is of who eats beside: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it("is of somebody else's meal", () =>
    expect(heldAfter("minha mãe mandou marmita pro meu irmão: arroz e feijão")).toEqual([]));
});

describe("a name said otherwise", () => {
  it.each([
    ["cheese in short", "pão com mussa", ["pao-com-queijo 80"]],
    ["little ones in short", "danonin 2 e 1 toddyn", ["achocolatado-pronto 208", "petit-suisse 90"]],
    ["a street sandwich", "comi um podrão na praça, x tudo", ["x-tudo 320"]],
    ["bacon and egg", "x bacon egg e batata frita", ["batata-frita 110", "ovo-cozido 45", "x-bacon 190"]],
    ["egg and bacon", "um x-egg bacon", ["bacon 10", "x-egg 190"]],
    ["a house and its sandwich", "burger king whopper sem maionese", ["whopper~maionese 280"]],
    ["ribs of a house", "no Outback: metade da costela", ["costelinha-ao-barbecue 75"]],
    ["a beer", "1 original 600 dividida em 2", ["cerveja 303"]],
    [
      "what goes into a shake",
      "100g aveia, 40g whey, 30g pasta",
      ["aveia 100", "pasta-de-amendoim 30", "whey-protein 40"],
    ],
    ["a powder beside the coffee", "café com leite em pó", ["cafe 50", "leite-em-po 13"]],
    ["toast", "duas torradinhas com patê de atum", ["pate-de-atum 20", "torrada 16"]],
    ["a drink alone", "pao c ovo. nescau.", ["leite-com-achocolatado 210", "pao-com-ovo 100"]],
    [
      "one of a size",
      "batata doce assada na brasa com melado, uma média",
      ["batata-doce-assada 150", "melado 20"],
    ],
    ["meat and meal", "paçoca com baião", ["baiao-de-dois 222", "pacoca-de-carne 80"]],
    ["spoons of it", "paçoca 2 colheres com macaxeira", ["mandioca 128", "pacoca-de-carne 40"]],
    ["a feast of crabs", "fui na caranguejada, comi 3 caranguejos", ["caranguejo 90"]],
    ["out of the coconut", "água de coco, 2 cocos", ["agua-de-coco 606"]],
    ["all of it", "bebi uma água de coco, o coco inteiro", ["agua-de-coco 303"]],
    ["a shake by another name", "suco de morango com leite, 300 ml", ["vitamina-de-morango 315"]],
    ["eggs that were fried", "ovo caipira, 2, fritos", ["ovo-frito 100"]],
    ["a handful behind", "castanha de caju 1 mão", ["castanha-de-caju 30"]],
    ["a palm of meat", "um pedaço de frango do tamanho da palma da mão", ["frango-grelhado 100"]],
    ["beside a skewer", "espetinho de carne com mandioca", ["espetinho-de-carne 70", "mandioca 128"]],
  ])("is known: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));

  it.each([
    ["cubes that are counted", "comi 2 cubos de queijo", ["queijo-mucarela 16"]],
    ["a peanut sweet", "comi uma paçoca", ["pacoca 20"]],
    ["it for dessert", "baião, e de sobremesa uma paçoca", ["baiao-de-dois 222", "pacoca 20"]],
    [
      "condensed milk",
      "suco de morango com leite condensado",
      ["leite-condensado 20", "suco-de-morango 208"],
    ],
    ["a coffee with milk", "pão na chapa e uma média", ["cafe-com-leite 204", "pao-com-manteiga 60"]],
  ])("leaves %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));

  it("is the morning's, where the hours of a day follow", () => {
    const diary = new DiaryInMemory("America/Sao_Paulo");
    diary.say("8h só café preto, 13h arroz, 19h miojo", new Date("2026-11-24T00:30:00Z"));
    expect(diary.entries.map((entry) => entry.type === "meal" && entry.kind)).toEqual([
      "breakfast",
      "lunch",
      "dinner",
    ]);
  });
});
