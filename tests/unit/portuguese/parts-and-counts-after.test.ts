import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const LUNCH = "almocei arroz, frango e abobrinha";

describe("parts, counts and kinds told after a meal", () => {
  it.each<[readonly string[], string[]]>([
    // A package, and the part of it that was eaten.
    [
      ["comi 1 pacote de biscoito de polvilho", "o pacote é 100g mas comi so 40"],
      ["biscoito-de-polvilho 40"],
    ],
    [["uma bolacha água e sal", "foi um pacotinho daqueles com 4"], ["biscoito-cream-cracker 20"]],
    [["almocei yakisoba", "caixinha de 500g mas dividi com a Bruna meio a meio"], ["yakisoba 250"]],
    [
      ["comi um cookie e suco verde", "cookie inteiro não, dividi com a ana"],
      ["cookie 20", "suco-verde 258"],
    ],
    [
      ["caldo de cana e pastel de queijo", "o caldo dividi, era um de 500 e ficou metade pra cada"],
      ["caldo-de-cana 263", "pastel-de-queijo 100"],
    ],
    // As many of a size.
    [
      ["almocei almôndega e arroz", "4 almondegas pequena"],
      ["almondega 120", "arroz-branco 125"],
    ],
    [
      ["almocei arroz e banana", "2 bananas grandes"],
      ["arroz-branco 125", "banana-prata 200"],
    ],
    [["comi 2 broas", "pequenas, daquelas de 30g"], ["broa 60"]],
    [["comi 3 pães de queijo", "eram pequenos, de uns 20g"], ["pao-de-queijo 60"]],
    [["comi 3 pão de queijo pequeno", "os pão de queijo era grande olhando bem kkk"], ["pao-de-queijo 240"]],
    [["1 copo de água", "copo grandão, de 500ml"], ["water 500"]],
    [["2 copos de água", "copo grande de 300ml"], ["water 400"]],
    [
      ["comi maria mole e um guaraná", "guaraná antarctica latinha gelada"],
      ["guarana 364", "maria-mole 25"],
    ],
    // One more, and how many that makes.
    [["comi 1 pastel", "comi mais um, total 2"], ["pastel 200"]],
    [["comi 1 pastel", "mais um, 2 no total"], ["pastel 200"]],
    [["comi 2 fatias de pizza", "peguei mais uma, 3 ao todo"], ["pizza-de-mucarela 300"]],
    [["comi 2 fatias de pizza", "comi mais 2, total 4 fatias"], ["pizza-de-mucarela 400"]],
    // By the general noun.
    [["1 esfiha de carne", "salgado foram 2"], ["esfiha-de-carne 140"]],
    [["1 empada", "os salgados foram 3"], ["empada 210"]],
    [
      ["1 pastel e um suco", "o salgado foi 2"],
      ["pastel 200", "suco-de-fruta 208"],
    ],
    // Glasses of water beside a meal.
    [
      ["almocei arroz e 3 copos de água", "não, foram 2 copos, o outro foi do meu filho"],
      ["arroz-branco 125", "water 400"],
    ],
    [
      ["almocei arroz e 3 copos de água de 300 ml", "foram 2 copos"],
      ["arroz-branco 125", "water 600"],
    ],
    [
      ["almocei arroz e 1 copo de água", "mais 2 copos"],
      ["arroz-branco 125", "water 200", "water 400"],
    ],
    [["3 copos de água de 300 ml", "não, foram 2 copos, o outro foi do meu filho"], ["water 600"]],
    // The same vessel again.
    [
      ["bebi uma garrafa de água de 500", "enchi a garrafa e tomei de novo"],
      ["water 500", "water 500"],
    ],
    [
      ["tomei 1 garrafinha de 500 ml de água", "enchi mais uma vez e bebi"],
      ["water 500", "water 500"],
    ],
    [
      ["1 copo de água de 300", "repeti o copo"],
      ["water 300", "water 300"],
    ],
    [
      ["tomei 500 ml de água", "enchi de novo e tomei metade"],
      ["water 250", "water 500"],
    ],
    [["tomei 500 ml de água", "enchi de novo"], ["water 500"]],
    // What was left of it.
    [
      ["arroz 200g feijão 150g", "não comi o arroz todo, sobrou uns 50g na marmita"],
      ["arroz-branco 150", "feijao-carioca 150"],
    ],
    [
      ["arroz 200g feijão 150g", "não comi o arroz todo, deixei 50g"],
      ["arroz-branco 150", "feijao-carioca 150"],
    ],
    // As many amounts as things were told.
    [
      [LUNCH, "100 / 120 / 80 g nessa ordem"],
      ["abobrinha 80", "arroz-branco 100", "frango-grelhado 120"],
    ],
    [
      [LUNCH, "100, 120 e 80 g"],
      ["abobrinha 80", "arroz-branco 100", "frango-grelhado 120"],
    ],
    // By its ordinal.
    [["comi 3 fatias de pizza", "comi a quarta 😔"], ["pizza-de-mucarela 400"]],
    [["tomei uma taça de vinho tinto", "foi, segunda taça, prontofalei"], ["vinho-tinto 298"]],
    // Counted by its own name.
    [["comi um cacho de uva", "umas 15 uvas"], ["uva 120"]],
    // As many kinds as there were pieces.
    [
      ["comi 3 pastéis", "queijo, carne e palmito"],
      ["pastel-de-carne 100", "pastel-de-palmito 100", "pastel-de-queijo 100"],
    ],
    [["sorvete 2 bolas", "chocolate e cupuaçu"], ["sorvete 120"]],
    [
      ["almocei bife e salada", "salada de pepino e tomate"],
      ["bife-grelhado 100", "pepino 40", "tomate 40"],
    ],
    [
      ["comi arroz e cupim", "o cupim peguei duas vezes"],
      ["arroz-branco 125", "cupim 200"],
    ],
    [["tomei meio copo de suco de uva", "enchi o copo de novo e tomei inteiro"], ["suco-de-uva 315"]],
    // One of several was something else.
    [
      ["comi 2 coxinhas", "uma delas era kibe na verdade"],
      ["coxinha 100", "quibe 80"],
    ],
    [
      ["comi duas coxinhas pequenas", "Uma das coxinhas era risole."],
      ["coxinha 20", "risole 20"],
    ],
    [
      ["comi 4 coxinhas", "duas delas eram kibe"],
      ["coxinha 200", "quibe 160"],
    ],
    [
      ["comi 2 empadas de frango", "uma delas era de palmito"],
      ["empada 70", "empada-de-palmito 70"],
    ],
    [["comi 3 brigadeiros", "um deles era do meu irmão"], ["brigadeiro 30"]],
    [
      ["tomei 2 copos de suco de uva", "foi 1 copo só de suco, o outro foi água"],
      ["suco-de-uva 210", "water 200"],
    ],
    [
      ["tomei 2 copos de coca", "um deles era água"],
      ["refrigerante-de-cola 208", "water 200"],
    ],
    [
      ["tomei 2 copos de coca", "o segundo copo foi água"],
      ["refrigerante-de-cola 208", "water 200"],
    ],
    // Had again, as much as is said.
    [
      ["jantei um prato de sopa de ervilha", "Repeti meio prato da sopa, esqueci de dizer."],
      ["sopa-de-ervilha 488"],
    ],
    [["comi 2 fatias de bolo", "repeti uma fatia"], ["bolo-simples 180"]],
    [["tomei 1 copo de suco de uva", "repeti meio copo do suco"], ["suco-de-uva 315"]],
    [["almocei lasanha", "repeti uma vez"], ["lasanha 500"]],
    // What was taken for a portion nobody told.
    [
      ["comi mamão e granola", "era melão"],
      ["granola 40", "melao 90"],
    ],
    [["comi frutas vermelhas", "que fruta vermelha o quê, era só morango"], ["morango 120"]],
  ])("%j", (said, held) =>
    expect(heldAfter(...said).map((one) => one.replace("abobrinha-refogada", "abobrinha"))).toEqual(held),
  );

  it.each<[readonly string[]]>([
    [["tomei uma taça de vinho tinto", "acho que já vai pra segunda taça…"]],
    [["comi bolo e tomei café", "o bolo tava doce demais"]],
  ])("leaves alone %j", (said) => expect(heldAfter(...said)).toEqual(heldAfter(...said.slice(0, -1))));

  it("amounts in a row are no body weight", () => {
    expect(heldAfter("100, 120 e 80 g").filter((one) => one.startsWith("kg"))).toEqual([]);
  });
});

describe("what others had, what was said of elsewhere, and what became of it", () => {
  it.each<[readonly string[], string[]]>([
    [["fritei 2 ovos, um pra mim e um pro meu filho"], ["ovo-cozido 45"]],
    [["fiz 3 tapiocas, duas pras meninas e uma pra mim"], ["tapioca 80"]],
    [
      ["comi arroz", "roubei 3 batatas fritas da minha filha"],
      ["arroz-branco 125", "batata-frita 15"],
    ],
    [
      ["almocei feijão", "de água foi uma quartinha que dá uns dois litros, bebi todinha"],
      ["feijao-carioca 140", "water 2000"],
    ],
    [["bebi um todinho"], ["achocolatado-pronto 208"]],
    [["bebi coca 600ml", "sobrou coca, uns 200 ml ainda ta na garrafa"], ["refrigerante-de-cola 424"]],
    [
      ["comi arroz e ovo", "o ovo virou omelete com cebola, 2 ovos"],
      ["arroz-branco 125", "omelete 110"],
    ],
    [
      ["9h comi 1 maçã", "e 11h outra"],
      ["maca 150", "maca 150"],
    ],
    [
      ["comi bolo de fubá", "e café né porque sem café não é visita"],
      ["bolo-de-fuba 60", "cafe 50"],
    ],
    [["comi alface e pepino", "o pepino eu não como, já disse"], ["alface 30"]],
    [
      ["tomei café e pão", "café duplo"],
      ["cafe 100", "pao-frances 50"],
    ],
    [["comi umas fatia de queijo"], ["queijo-mucarela 40"]],
    [["comi uma fatia de queijo"], ["queijo-mucarela 20"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));

  it.each<[readonly string[]]>([
    [["comi crepioca de 1 ovo e 2 colheres de goma", "próxima vez faço com 2 ovos"]],
    [["comi arroz e feijão", "o arroz virou uma papa"]],
  ])("leaves alone %j", (said) => expect(heldAfter(...said)).toEqual(heldAfter(...said.slice(0, -1))));
});

describe("what is denied of a meal, or came beside", () => {
  const BOTH = "almocei arroz, feijão e ovo. jantei arroz e feijão";
  it("is of the meal that is named", () => {
    const of = (said: string) => heldAfter(BOTH, said).filter((one) => /^(?:feijao|ovo)/.test(one));
    expect(of("na janta não teve feijão")).toEqual(["feijao-carioca 140", "ovo-cozido 45"]);
    expect(of("no almoço não teve feijão")).toEqual(["feijao-carioca 140", "ovo-cozido 45"]);
  });

  it.each<[readonly string[], string[]]>([
    [
      ["comi pão na chapa", "o pão veio com requeijão também"],
      ["pao-com-manteiga 60", "requeijao 30"],
    ],
    [
      ["comi lasanha", "ontem na janta comi dela também"],
      ["lasanha 250", "lasanha 250"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("the amounts of a dish's parts, told after it", () => {
  it.each<[readonly string[], string[]]>([
    [
      ["comi cuscuz com ovo e manteiga", "200g de cuscuz, 2 ovos"],
      ["cuscuz-de-milho 200", "manteiga 10", "ovo-frito 100"],
    ],
    [
      ["cuscuz com ovo", "o cuscuz foi 200g e os ovos 2"],
      ["cuscuz-de-milho 200", "ovo-frito 100"],
    ],
    [
      ["cuscuz com charque e café", "4 colheres de cuscuz e 50g de charque"],
      ["cafe 50", "charque 50", "cuscuz-de-milho 100"],
    ],
    [
      ["cuscuz com charque e café", "o charque foi uns 30g"],
      ["cafe 50", "charque 30", "cuscuz-de-milho 135"],
    ],
    [
      ["cuscuz com calabresa", "calabresa 40g"],
      ["cuscuz-de-milho 135", "linguica-calabresa 40"],
    ],
    [
      ["na janta, pão com salame", "duas fatias de pão colonial e quatro de salame"],
      ["pao-caseiro 80", "salame 28"],
    ],
    [
      ["pão com salame", "pão 2 fatias, salame 4 fatias"],
      ["pao-de-forma 50", "salame 28"],
    ],
    [
      ["arroz com feijão e bife", "arroz 4 colheres, feijão 1 concha, bife 120g"],
      ["arroz-branco 100", "bife-grelhado 120", "feijao-carioca 140"],
    ],
    [
      ["iogurte com granola", "iogurte 170g, granola 30g"],
      ["granola 30", "iogurte-natural 170"],
    ],
    [
      ["pão com queijo", "2 fatias de pão integral e 1 fatia de queijo prato"],
      ["pao-de-forma-integral 50", "queijo-prato 15"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("pieces counted by their name", () => {
  it.each<[readonly string[], string[]]>([
    [
      ["vazio e coração de galinha", "Corações foram doze."],
      ["coracao-de-frango 72", "fraldinha 100"],
    ],
    [["1 pacote de biscoito recheado", "os biscoitos foram 5"], ["biscoito-recheado 65"]],
    [["comi 2 fatias de pizza", "as fatias foram 3"], ["pizza-de-mucarela 300"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});
