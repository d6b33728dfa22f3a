import { describe, expect, it } from "vitest";
import { inPlainTurns } from "@/lib/portuguese/text/turns/plain-turns";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what stands in brackets behind a dish", () => {
  it.each([
    ["tapioca (queijo e presunto)", "tapioca com queijo e presunto"],
    ["um pastel 2 unidades (carne e queijo)", "1 pastel de carne e 1 pastel de queijo"],
    ["2 salgados (coxinha e risole)", "1 coxinha e 1 risole"],
    [
      "6 pastéis (carne, queijo e palmito)",
      "2 pastéis de carne e 2 pastéis de queijo e 2 pastéis de palmito",
    ],
    [
      "pizza 3 fatias (calabresa e muçarela)",
      "1,5 fatias de pizza de calabresa e 1,5 fatias de pizza de muçarela",
    ],
    ["crepe (nutella com morango)", "crepe de nutella com morango"],
    ["torta (frango com catupiry) 1 fatia", "1 fatia de torta de frango com catupiry"],
    ["2 brigadeiros (um de chocolate, outro de coco)", "1 brigadeiros de chocolate e 1 brigadeiros de coco"],
    ["quiche - alho poró e bacon", "quiche de alho poró e bacon"],
  ])("%s", (said, plain) => expect(inPlainTurns(said)).toBe(plain));

  it.each([
    "tapioca (grande)",
    "lasanha - 1 pedaço",
    "bolo (feito em casa) 1 fatia",
    "bolo frito (bolinho de chuva)",
    "pizza (da padaria) 2 fatias",
    "tapioca (60g de goma) com coco",
    "3 pastéis (1 de carne)",
  ])("%s is left alone", (said) => expect(inPlainTurns(said)).toBe(said));
});

describe("a bracket that says of which kind it is", () => {
  it.each([
    ["2 hambúrgueres caseiros de 120g cada (patinho), sem pão", ["hamburguer-grelhado 240"]],
    ["150g de carne moída (patinho) e arroz", ["arroz-branco 125", "patinho-moido 150"]],
    ["100g de peixe (tilápia)", ["tilapia 100"]],
    ["1 filé de peixe grelhado 150g (tilápia)", ["tilapia 150"]],
    ["100g de peixe tilápia", ["tilapia 100"]],
    ["2 pedaços de frango (sobrecoxa)", ["sobrecoxa 130"]],
    ["1 bife de 120g (alcatra)", ["alcatra 120"]],
    ["2 bifes (contrafilé)", ["contrafile 200"]],
    ["1 fatia de queijo (minas)", ["queijo-minas-frescal 30"]],
    ["100g de batata (doce)", ["batata-doce 100"]],
    ["1 suco 300ml (laranja)", ["suco-de-laranja 312"]],
    ["100g de macarrão (frango)", ["frango-grelhado 100", "macarrao-cozido 100"]],
    ["arroz frango salada", ["arroz-branco 125", "frango-grelhado 100", "salada-verde 80"]],
    ["hambúrguer com queijo e pão sem glúten", ["pao-sem-gluten 30", "x-burger 200"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("shares, halves and numbers of a name", () => {
  it.each([
    ["jantamos os 3 lasanha de 600g, dividimos em partes iguais", ["lasanha 200"]],
    ["nós 4 dividimos 1 litro de açaí", ["acai 250"]],
    ["1 coca 2 litros pra 4 pessoas", ["refrigerante-de-cola 520"]],
    ["suco de caju 1 jarra pra todo mundo, eu tomei 2 copos", ["suco-de-caju 416"]],
    [
      "pizza meia portuguesa meia calabresa, comi 2 de cada",
      ["pizza-de-calabresa 200", "pizza-portuguesa 250"],
    ],
    ["pão com manteiga e uma maçã, metade", ["maca 75", "pao-com-manteiga 60"]],
    ["pão caseiro 2 fatias 80g", ["pao-caseiro 80"]],
    ["frango a milanesa - 1 filé", ["frango-a-milanesa 120"]],
    ["6 ovos, sendo 4 só a clara", ["clara-de-ovo 120", "ovo-cozido 90"]],
    ["bolacha água e sal com manteiga, 4 bolachas", ["biscoito-cream-cracker 20", "manteiga 10"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual([...held].sort()));
});

describe("what is in brackets beside a vessel or a dish of its own", () => {
  it.each([
    ["2 colheres (sopa) de arroz", ["arroz-branco 50"]],
    ["3 colheres de arroz, 1 de farofa (sopa)", ["arroz-branco 75", "farofa 15"]],
    ["iogurte natural (mel e granola)", ["granola 40", "iogurte-com-mel 185"]],
    ["risoto (camarão)", ["risoto-de-camarao 200"]],
    ["panquecas (2) de carne", ["panqueca-de-carne 220"]],
    ["esfirra aberta de carne 2", ["esfiha-de-carne 140"]],
    ["vitamina de mamão com banana e leite, copo de 400ml", ["vitamina-de-mamao 420"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual([...held].sort()));
});

describe("what is divided, and what is told behind it", () => {
  it.each<[string, string[]]>([
    [
      "1 pacote de biscoito recheado dividi com 3 pessoas e um suco de uva 200ml",
      ["biscoito-recheado 33", "suco-de-uva 210"],
    ],
    [
      "pizza grande dividi com 2 amigos e uma coca lata",
      ["pizza-de-mucarela 267", "refrigerante-de-cola 364"],
    ],
    ["1 barra de chocolate dividi com minha irmã e um café", ["cafe 50", "chocolate-ao-leite 45"]],
    ["almocei 1 marmita dividi com a colega, 1 guaraná lata", ["guarana 364", "prato-feito 275"]],
    ["200g de chocolate dividi com ela e um café", ["cafe 50", "chocolate-ao-leite 100"]],
    ["comi arroz e dividi com ela uma pizza", ["arroz-branco 125", "pizza-de-mucarela 200"]],
    ["dividi com minha irmã e minha mãe uma pizza", ["pizza-de-mucarela 200"]],
    ["dividi um bolo de pote com o marido", ["bolo-no-pote 100"]],
    ["metade do bolo de cenoura", ["bolo-de-cenoura 360"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("how much, said anew in a sentence of its own", () => {
  it.each<[string, string[]]>([
    ["e duas fatias de pão de alho. três. foram três.", ["pao-de-alho 75"]],
    ["comi um ovo de codorna. uns 5, na verdade.", ["ovo-de-codorna 50"]],
    ["carreteiro, uma pratada. digamos 350g.", ["arroz-carreteiro 350"]],
    ["uma caixinha de yakisoba. deve ter 300g.", ["yakisoba 300"]],
    ["comi arroz e 2 bifes. 2 não, 3.", ["arroz-branco 125", "bife-grelhado 300"]],
    ["1 bife. bem grande, uns 200g", ["bife-grelhado 200"]],
    ["2 quadradinhos de chocolate. eram pra ser dois, foram quatro", ["chocolate-ao-leite 24"]],
    ["1 fatia de bolo, ou foram 2? foram 2", ["bolo-simples 120"]],
  ])("is how much it was: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    ["comi 2 pães. 20h", ["pao-frances 100"]],
    ["comi 2 ovos e arroz. 100g", ["arroz-branco 125", "ovo-cozido 90"]],
    ["1 pão. 2 ovos.", ["ovo-cozido 90", "pao-frances 50"]],
    ["comi 2 bananas. 300ml de água", ["banana-prata 150", "water 300"]],
  ])("is of what it names, or of nothing: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("said in another order", () => {
  it.each<[string[], string[]]>([
    [["bebi 2 copos de água, cada um de 200"], ["water 400"]],
    [["bebi 2 copos de água. 300 ml cada"], ["water 600"]],
    [["2 latas de cerveja, cada uma com 269 ml"], ["cerveja 543"]],
    [["salada de couve-flor"], ["couve-flor 70"]],
    [
      ["galinha caipira dois pedaço arroz e macarrão"],
      ["arroz-branco 125", "frango-caipira 160", "macarrao-cozido 120"],
    ],
    [
      ["bebi 500 de agua", "e + 500 ml"],
      ["water 500", "water 500"],
    ],
    [["bolacha de sal, umas seis"], ["biscoito-cream-cracker 30"]],
    [["tomei água de coco um copo de trezentos"], ["agua-de-coco 303"]],
    [["chupei duas manga não duas não foi três"], ["manga 420"]],
    [["lanchei 1 coxinha", "a coxinha era das pequenas de festa, foram 3"], ["coxinha 60"]],
    [["2 colheres de arroz, 1/4 de maçã"], ["arroz-branco 50", "maca 38"]],
    [["servi 100g de frango grelhado mas comi só 70"], ["frango-grelhado 70"]],
    [
      ["comi um pão", "a coca era de 2 litros mas tomei só 3 copos"],
      ["pao-frances 50", "refrigerante-de-cola 624"],
    ],
    [
      ["vitamina:\n200ml de leite\n1/2 banana\n1 scoop de whey"],
      ["banana-prata 38", "leite-integral 206", "whey-protein 30"],
    ],
    [
      ["comi pão francês com mortadela e café", "o pão era com presunto, mortadela tinha acabado"],
      ["cafe 50", "pao-frances 50", "presunto 15"],
    ],
  ])("%s", (said, held) => expect(heldAfter(...said)).toEqual(held));
});
