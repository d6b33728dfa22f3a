import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const LUNCH = "almocei arroz, feijão, frango e suco de uva";
const ids = (said: readonly string[]) => heldAfter(...said).map((one) => one.split(" ")[0]);

describe("what was told before becomes another kind, cut or flavour", () => {
  it.each([
    [[LUNCH, "só que o suco foi de laranja"], "suco-de-laranja"],
    [[LUNCH, "mas hoje o suco foi de laranja"], "suco-de-laranja"],
    [[LUNCH, "frango caipira, sobrecoxa"], "sobrecoxa"],
    [["almocei arroz e peixe", "peixe, tilápia"], "tilapia"],
    [
      ["almocei arroz e carne moída", "a carne era de soja, proteína texturizada, descobri agora"],
      "carne-de-soja",
    ],
    [
      ["comi o escondidinho, de carne seca", "era de frango gente eu tô com a cabeça na lua"],
      "escondidinho-de-frango",
    ],
    [
      ["tomei 1 média e comi 1 pão", "média com leite desnatado, se mudar alguma coisa"],
      "cafe-com-leite-desnatado",
    ],
    [
      ["almocei arroz e carne de sol", "desculpe digitei errado a carne não foi de sol, foi charque"],
      "charque",
    ],
    [["comi pão com manteiga", "sem manteiga, eu passei foi requeijão"], "requeijao"],
  ])("%j", (said, now) => {
    const before = ids(said.slice(0, 1));
    const after = ids(said);
    expect(after.some((id) => id?.startsWith(now))).toBe(true);
    expect(after.length).toBeLessThanOrEqual(before.length + 1);
  });

  it("two pieces of it are two", () => {
    const said = ["almocei arroz e galinha guisada", "pensando bem eu comi foi uma coxa e uma sobrecoxa"];
    expect(ids(said)).toEqual(["arroz-branco", "coxa-de-frango", "sobrecoxa"]);
  });

  it("one of several is only its white", () => {
    expect(heldAfter("comi 3 ovos cozidos", "um deles só a clara")).toEqual([
      "clara-de-ovo 30",
      "ovo-cozido 90",
    ]);
  });

  it("how much is said of what was just named", () => {
    const held = heldAfter("almocei arroz, feijão e frango", "o arroz era integral e comi só 2 colheres");
    expect(held).toEqual(["arroz-integral 40", "feijao-carioca 140", "frango-grelhado 100"]);
    expect(
      heldAfter("almocei peixe e açaí", "o açaí é do grosso, sem açúcar, tomei meio litro"),
    ).toHaveLength(2);
  });

  it("a flavour that is not known is no fruit in its place", () => {
    expect(ids(["comi um danone de morango", "esse danone é o de ameixa"])).not.toContain("ameixa");
  });

  it("what was there besides takes nothing's place", () => {
    const said = ["comi 3 pães de queijo", "uai e teve um pedaço de queijo minas, uns 40g"];
    expect(ids(said)).toContain("pao-de-queijo");
  });
});

describe("parts of a dish", () => {
  it.each([
    [["comi 1 misto quente", "o misto tava sem presunto, só queijo"], ["queijo-quente"]],
    [["comi 1 misto quente", "o misto foi só com queijo"], ["queijo-quente"]],
    [["comi 1 misto quente", "tira o presunto do misto"], ["queijo-quente"]],
    [["comi 2 temakis", "o temaki foi sem arroz"], ["temaki-sem-arroz"]],
    [["salada de tomate e alface"], ["alface", "tomate"]],
    [
      ["salada", "tomate e alface"],
      ["alface", "tomate"],
    ],
    [["café com leite", "não pera, foi sem açúcar"], ["cafe-com-leite"]],
    [["café com leite", "ops não foi com leite"], ["cafe"]],
    [["comi uma tapioca com coco", "oxe a tapioca foi agora"], ["tapioca-com-coco"]],
    [
      ["jantei cuscuz com ovo", "dois ovos, mexidos na manteiga"],
      ["cuscuz-de-milho", "ovo-mexido"],
    ],
    [
      ["comi 2 pães com ovo", "um ovo em cada pão"],
      ["pao-frances", "ovo-cozido"],
    ],
    [
      ["comi 3 ovos mexidos", "ah e os ovos fiz com 5g de manteiga"],
      ["ovo-mexido", "manteiga"],
    ],
    [
      ["jantei omelete de queijo", "a omelete tinha presunto também"],
      ["omelete-de-queijo", "presunto"],
    ],
    [
      ["comi 1 espetinho de frango", "o espetinho vinha com bacon enrolado"],
      ["espetinho-de-frango", "bacon"],
    ],
    [["almocei pirão com molho de pimenta", "não botei pimenta no fim das contas, ardia demais"], ["pirao"]],
  ])("%j", (said, held) => {
    expect(ids(said)).toEqual([...held].sort());
  });
});

describe("another bread with the same in it", () => {
  it.each([
    [
      ["comi 2 pão com mortadela", "era pão caseiro daí, 2 fatia grossa"],
      ["mortadela 30", "pao-caseiro 100"],
    ],
    [
      ["comi 2 pães com queijo", "era pão integral"],
      ["pao-frances-integral 100", "queijo-mucarela 40"],
    ],
    [
      ["comi 2 pães com queijo", "era pão de forma, 4 fatias"],
      ["pao-de-forma 100", "queijo-mucarela 40"],
    ],
    [["comi pão na chapa", "foi 2 pão na chapa"], ["pao-com-manteiga 120"]],
    [
      ["comi tapioca com queijo", "era queijo coalho, 2 fatias"],
      ["queijo-coalho 60", "tapioca 80"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("what is so already", () => {
  it.each([
    [
      ["almocei arroz com pequi", "de tarde comi pamonha", "era de doce viu"],
      ["arroz-com-pequi 175", "pamonha 160"],
    ],
    [
      ["almocei arroz e frango", "comi 2 pastéis de carne", "era de carne mesmo"],
      ["arroz-branco 125", "frango-grelhado 100", "pastel-de-carne 200"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("a part of a dish is not all of it", () => {
  it.each([
    [
      ["jantei tapioca com queijo", "o queijo era de manteiga"],
      ["tapioca", "queijo-manteiga"],
    ],
    [
      ["lanchei 1 pão com ovo", "o pão era carioquinha"],
      ["ovo-cozido", "pao-frances"],
    ],
    [
      ["lanchei 1 pão com ovo", "eram dois ovos no pão"],
      ["pao-frances", "ovo-cozido"],
    ],
    [
      ["tomei um whey com leite", "era leite desnatado"],
      ["whey-protein", "leite-desnatado"],
    ],
    [
      ["comi pão com mortadela", "era presunto"],
      ["pao-frances", "presunto"],
    ],
    [
      ["comi pão com queijo", "o pão era integral"],
      ["pao-frances-integral", "queijo-mucarela"],
    ],
    [
      ["comi pão com requeijão e café com leite", "era light, o requeijão"],
      ["cafe-com-leite", "pao-frances", "requeijao-light"],
    ],
    [
      ["comi pão com queijo e suco de uva", "era integral, o pão"],
      ["suco-de-uva", "pao-frances-integral", "queijo-mucarela"],
    ],
    [
      ["jantei tapioca com queijo", "troquei o queijo por coco"],
      ["tapioca", "coco"],
    ],
    [
      ["almocei macarrão com carne moída", "a carne era frango desfiado"],
      ["macarrao-ao-sugo", "frango-desfiado"],
    ],
    [["almocei frango com quiabo", "quiabo eu não peguei, só o frango"], ["frango-ensopado"]],
    [
      ["almocei pf com carne de panela", "o pf veio sem feijão"],
      ["arroz-branco", "carne-de-panela"],
    ],
    [["comi pão de queijo", "o pão de queijo era recheado com frango"], ["pao-de-queijo-recheado"]],
    [["almocei maniçoba", "na maniçoba não tinha carne de porco"], ["manicoba"]],
    [
      ["tomei café", "o café foi com leite e açúcar"],
      ["cafe-com-leite", "acucar"],
    ],
    [
      ["tomei chá e comi torrada", "o chá era de camomila e sem açúcar"],
      ["cha-de-ervas", "torrada"],
    ],
    [
      ["comi 3 ovos", "dois inteiros e uma clara"],
      ["ovo-cozido", "clara-de-ovo"],
    ],
    [
      ["comi temaki e 10 sushis", "dos sushis 4 eram hot roll"],
      ["temaki", "sushi", "hot-roll"],
    ],
    [
      ["almocei arroz e galinha assada", "da galinha eu comi foi o peito"],
      ["arroz-branco", "frango-grelhado"],
    ],
    [
      ["almocei frango e batata doce", "batata inglesa, não doce"],
      ["frango-grelhado", "batata-cozida"],
    ],
  ])("%j", (said, held) => {
    expect(ids(said)).toEqual([...held].sort());
  });
});

describe("how it was made, behind a comma", () => {
  it.each([
    ["comi 2 ovos, fritos", ["ovo-frito"]],
    ["comi um pastel, de carne", ["pastel-de-carne"]],
    ["comi pastel, de sobremesa bolo", ["pastel", "bolo-simples"]],
    ["almocei arroz, cozido e salada", ["arroz-branco", "salada-verde"]],
  ])("%s", (said, held) => {
    expect(ids([said])).toEqual([...held].sort());
  });
});

describe("of several, so many of each kind", () => {
  it.each([
    [
      ["comi 5 esfihas", "3 carne 2 queijo"],
      ["esfiha-de-carne 210", "esfiha-de-queijo 140"],
    ],
    [
      ["comi 5 esfihas", "3 carne 2 queijo", "opa 2 carne 3 queijo, inverti"],
      ["esfiha-de-carne 140", "esfiha-de-queijo 210"],
    ],
    [
      ["comi 2 espetinhos de carne", "um de carne um de coração"],
      ["coracao-de-frango 60", "espetinho-de-carne 70"],
    ],
    [
      ["comi 2 esfihas de carne", "de frango uma e a outra de carne"],
      ["esfiha-de-carne 70", "esfiha-de-frango 70"],
    ],
    [
      ["comi 2 pastéis de feira", "era um de carne um de queijo desculpa"],
      ["pastel-de-carne 100", "pastel-de-queijo 100"],
    ],
    [
      ["comi 3 pães", "2 queijos e 1 ovo"],
      ["ovo-cozido 45", "pao-frances 150", "queijo-mucarela 40"],
    ],
    [
      ["comi 3 ovos", "2 bananas 1 maçã"],
      ["banana-prata 150", "maca 150", "ovo-cozido 135"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("the milk in a shake", () => {
  it.each([
    [["tomei vitamina de banana", "leite de soja"], ["vitamina-com-leite-de-soja 250"]],
    [
      ["tomei shake de whey com leite", "era leite de amêndoas"],
      ["leite-de-amendoas 204", "whey-protein 31"],
    ],
    [
      ["smoothie: 1 banana e 200ml de leite de soja", "coloquei chia, 4 g", "era leite de amêndoas"],
      ["banana-prata 75", "chia 4", "leite-de-amendoas 204"],
    ],
    [
      ["comi pão e iogurte de morango", "e uma banana", "era iogurte natural"],
      ["banana-prata 75", "iogurte-natural 170", "pao-frances 50"],
    ],
    [
      ["comi pão com manteiga", "e um bolo", "era pão de queijo"],
      ["pao-com-manteiga 60", "pao-de-queijo 40"],
    ],
    [
      ["tomei vitamina de morango", "leite desnatado"],
      ["leite-desnatado 168", "morango 84"],
    ],
    [
      ["tomei vitamina de banana", "e um copo de leite"],
      ["leite-integral 206", "vitamina-de-banana 252"],
    ],
    [
      ["comi pão com ovo", "leite de soja"],
      ["leite-de-soja 206", "pao-com-ovo 100"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});
