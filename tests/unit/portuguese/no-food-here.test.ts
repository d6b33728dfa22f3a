import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("a food's name that here says something else", () => {
  it.each([
    ["no hunger", "Mineiro não passa fome, comi 2 pães de queijo", ["pao-de-queijo 80"]],
    ["how it was cut", "comi meio pepino picadinho", ["pepino 50"]],
    ["an empty stomach", "2 bananas, pra não dormir de estômago vazio", ["banana-prata 150"]],
    ["an empty belly", "2 bananas pra não treinar de barriga vazia", ["banana-prata 150"]],
    ["a cut of beef", "comi 200 g de vazio", ["fraldinha 200"]],
    [
      "how it was cut, in a list",
      "comi arroz e frango picadinho",
      ["arroz-branco 125", "frango-grelhado 100"],
    ],
    ["how it was rolled", "comi presunto enroladinho", ["presunto 15"]],
    [
      "a stew that is eaten",
      "almocei arroz, picadinho e couve picadinha",
      ["arroz-branco 125", "carne-de-panela 100", "couve-refogada 42"],
    ],
    ["what it came to be", "acabou sendo ovo mesmo, comi 2 cozidos", ["ovo-cozido 90"]],
    ["a region", "comi polenta, aqui na serra gaúcha tá frio", ["polenta 150"]],
    ["an agreement", "bebi um copo d'água conforme combinado com o geriatra", ["water 200"]],
    ["something small", "lanchei um negocinho na cantina da facul", []],
    [
      "what one likes",
      "Minha filha me deu um chimarrão lindo de presente, mas eu sempre preferi chá. Você conhece a lenda da erva-mate?",
      [],
    ],
    ["a town", "porto da barra, almoço foi 1 pastel de camarão", ["pastel-de-camarao 100"]],
    ["a quarter", "comi 2 pães de queijo na Asa Sul", ["pao-de-queijo 80"]],
    ["a restaurant", "no italiano comi nhoque ao sugo", ["nhoque-ao-sugo 220"]],
    ["somebody's heart", "comi angu, bom pro coração do meu pai", ["angu 105"]],
    ["a part of the body", "barro até no joelho. comi angu", ["angu 105"]],
    ["a chain", "peguei um mc agora, quarteirão e batata média", ["batata-frita 110", "quarteirao 200"]],
    [
      "a chain, and its own burger",
      "peguei um mc, cheeseburger e batata pequena",
      ["batata-frita 70", "cheeseburger-de-rede 115"],
    ],
    ["a festivity", "teve chá revelação da minha nora, comi 2 beijinhos", ["beijinho 30"]],
    ["a breakfast", "café reforçado pq hoje tem entrega: 3 ovos cozidos", ["ovo-cozido 135"]],
    ["today's breakfast", "cafe de hj pão com queijo", ["pao-com-queijo 80"]],
    ["a coffee house", "fui no café do centro e comi um croissant", ["croissant 60"]],
    ["a stall of Goiás", "pit dog hj: um x-salada", ["x-salada 200"]],
    ["a boy", "o Kauã não quis o danoninho e eu comi", ["petit-suisse 45"]],
    ["a pet", "o nome dele é Paçoca! almocei tabule", ["tabule 80"]],
    ["a father", "comi farofa na casa de painho", ["farofa 35"]],
    ["work", "antes de tirar leite comi um pão de queijo", ["pao-de-queijo 40"]],
    ["the herd", "Crio galinha, então hoje foram 4 ovos cozidos", ["ovo-cozido 180"]],
    ["the shelf", "chorei no corredor do arroz. comi uma maçã", ["maca 150"]],
    ["what went sour", "o leite azedou, comi uma maçã", ["maca 150"]],
    ["a reason", "almocei peixe porque carne vermelha é cara", ["peixe-grelhado 120"]],
    ["a day's custom", "comi sushi pq hoje é dia de peixe", ["sushi 200"]],
    ["a joke", "um dia o galo vira canja kkk hoje comi uma maçã", ["maca 150"]],
  ])("is none: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));

  it.each([
    ["a fish", "comi serra frita", ["peixe-frito 120"]],
    [
      "a burger",
      "peguei um mc, batata média e coca",
      ["batata-frita 110", "refrigerante-de-cola 364", "x-burger 200"],
    ],
    ["a wine", "tomei um porto", ["vinho-do-porto 61"]],
    ["a pastry", "comi 1 joelho na padaria", ["salgado-assado 100"]],
    ["skewers", "comi 2 espetinhos de coração na praça", ["coracao-de-frango 120"]],
    ["wings", "comi asa de frango", ["asa-de-frango 45"]],
    ["tea", "tomei chá de camomila", ["cha-de-ervas 206"]],
    ["leaves", "comi 3 folhas de alface", ["alface 30"]],
    ["spoons", "3 colher de arroz", ["arroz-branco 75"]],
    ["coffee and biscuits", "tomei meu café com 2 torradas", ["cafe 50", "torrada 16"]],
    ["a cup", "café preto: 1 xícara", ["cafe 200"]],
    ["coffee with milk", "café na padaria: misto quente e média", ["cafe-com-leite 204", "misto-quente 105"]],
    ["a size", "comi uma coxinha média", ["coxinha 100"]],
    [
      "straw potatoes",
      "comi estrogonofe, arroz e palha",
      ["arroz-branco 125", "batata-palha 13", "strogonoff-de-carne 150"],
    ],
    ["what the lunch is", "comi pouco porque o almoço é sopa", ["sopa-de-legumes 325"]],
    ["little pastries", "comi 2 pastéizinhos de queijo", ["pastel-de-queijo 200"]],
    ["tripe", "jantei 1 prato de bucho", ["dobradinha 300"]],
    ["a spoon of sugar", "comi 1 colher de açúcar", ["acucar 13"]],
    ["how warm it was", "uma tapioca, ainda quentinha", ["tapioca 80"]],
    ["how warm it came", "comi uma pamonha, saiu quentinha", ["pamonha 160"]],
    ["a box, where it is one", "almocei uma quentinha", ["prato-feito 550"]],
    ["what was picked", "colhi jabuticaba no quintal e chupei umas 20", ["jabuticaba 100"]],
  ])("stays one: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("combinado, said of what was agreed", () => {
  it.each<[string, string[]]>([
    ["ficou combinado, jantei sopa", ["sopa-de-legumes 325"]],
    ["tá combinado, então jantei 2 ovos", ["ovo-cozido 90"]],
    ["combinado com a nutri: jantei sopa", ["sopa-de-legumes 325"]],
    ["conforme combinado: jantei sopa", ["sopa-de-legumes 325"]],
  ])("%s: no platter", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    ["a janta foi combinado", ["barca-de-sushi 450"]],
    ["jantei um combinado", ["barca-de-sushi 450"]],
    ["jantei combinado japonês, 12 peças", ["barca-de-sushi 264"]],
  ])("%s: one", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("massa, said of how good it is", () => {
  it.each(["massa valeu", "massa, valeu", "oxe baixou massa", "ficou massa", "que massa"])(
    "%s: no pasta",
    (said) => expect(heldAfter("almocei arroz", said)).toEqual(["arroz-branco 125"]),
  );

  it("is pasta where it is eaten", () => {
    expect(heldAfter("almocei massa")).toEqual(["macarrao-cozido 200"]);
    expect(heldAfter("comi muita massa")).toEqual(["macarrao-cozido 300"]);
  });
});

describe("a place that is called by a food or a water", () => {
  it.each<[string, string[]]>([
    ["almocei no mercado do peixe com meu compadre moqueca", ["moqueca-baiana 200"]],
    ["na casa do pão de queijo tomei um suco de laranja", ["suco-de-laranja 208"]],
    ["fui na festa da uva e comi um pastel", ["pastel 100"]],
    ["em Água de Meninos comi 2 bananas", ["banana-prata 150"]],
    ["no restaurante de Água Branca comi um pastel", ["pastel 100"]],
    ["na Água Verde comi um pastel", ["pastel 100"]],
    // What is eaten of it there.
    ["na festa do milho comi uma espiga", ["milho-cozido 100"]],
    ["um copo de Água Fria", ["water 200"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("a body, a saying, a name or a likeness that is called as a food is", () => {
  it.each([
    ["comi uma maçã porque o cara já tava chamando", "a man"],
    ["comi uma maçã com vento na cara", "a face"],
    ["comi uma maçã, vergonha na cara zero", "a face"],
    ["comi uma maçã, coração que lute", "a heart"],
    ["comi uma maçã, paz no coração", "a heart"],
    ["comi uma maçã, fígado agradece", "a liver"],
    ["comi uma maçã pra acalmar o bucho", "a belly"],
    ["comi uma maçã com a língua queimada", "a tongue"],
    ["comi uma maçã, bom pro músculo", "a muscle"],
    ["comi uma maçã vendo o jogo do coxa", "a club"],
    ["comi uma maçã, dia de molho em casa", "a rest"],
    ["comi uma maçã e fui bater massa", "work"],
    ["comi uma maçã, achei salgado o preço", "a price"],
    ["comi uma maçã, doce que nem mel", "a likeness"],
    ["comi uma maçã igual pipoca", "a likeness"],
    ["cheguei morta com farofa, comi uma maçã", "a saying"],
    ["comi uma maçã ouvindo a chuva no telhado de zinco", "a roof"],
    ["comi uma maçã, dedo ficou laranja", "a colour"],
    ["comi uma maçã, sem culpa pq é fruta", "a reason"],
    ["comi uma maçã no mercado do porto", "a harbour"],
    ["comi uma maçã no arraiá da escola", "a feast"],
    ["comi uma maçã em Dourados", "a town"],
    ["comi uma maçã em Bauru", "a town"],
    ["comi uma maçã na praia de matinhos", "a beach"],
    ["comi uma maçã em Toledo, terra do peixe", "a town's fame"],
    ["a dona Pimenta me deu uma maçã e comi", "a surname"],
    ["comi uma maçã na casa da Leontina", "a first name"],
    ["comi uma maçã no sítio do seu Quincas", "a first name"],
    ["parei no frango assado e comi uma maçã", "a restaurant"],
    ["o vizinho matou porco, comi uma maçã", "slaughter"],
    ["comi uma maçã, ontem tava filé", "how good it was"],
    ["comi uma maçã pra tomar o anti-inflamatório", "a medicine"],
  ])("%s: %s", (text) => expect(heldAfter(text)).toEqual(["maca 150"]));

  it.each<[string, string[]]>([
    ["comi chá com cará cozido", ["cara 126", "cha 200"]],
    ["comi 2 espetinhos de coração", ["coracao-de-frango 120"]],
    ["comi língua ao molho", ["lingua-bovina 100"]],
    ["comi 3 colheres de molho", ["molho 45"]],
    ["comi um beirute", ["beirute 420"]],
    ["fiquei só na maça e comi 2", ["maca 300"]],
    ["almocei um filé com fritas", ["batata-frita 110", "bife-grelhado 100"]],
    ["comi panetone com passas", ["panetone 80", "uva-passa 15"]],
    ["comi coxa e farofa", ["coxa-de-frango 55", "farofa 35"]],
  ])("is food: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
