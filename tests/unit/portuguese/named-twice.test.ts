import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("one food that is told by two names or in two places", () => {
  it.each<[string, string[]]>([
    ["esquentei a marmita e almocei arroz e frango", ["arroz-branco 125", "frango-grelhado 100"]],
    ["abri a quentinha da firma e comi: strogonoff e arroz", ["arroz-branco 125", "strogonoff-de-carne 150"]],
    [
      "ganhei um prato de moqueca da vizinha e jantei ela, com arroz",
      ["arroz-branco 125", "moqueca-baiana 300"],
    ],
    ["almocei marmita fit congelada 300g de escondidinho", ["escondidinho-de-carne-seca 300"]],
    ["comi uma marmitinha de lasanha 350 g", ["lasanha 350"]],
    ["fígado acebolado da cantina, 1 bife", ["figado-bovino 100"]],
    ["comi lasanha pedaço grande de frango", ["lasanha 350"]],
    ["tomei sopa, 2 pratos de legumes", ["sopa-de-legumes 650"]],
    ["jantei sopa, uma tigela de feijão", ["caldo-de-feijao 300"]],
    ["comi pão com ovo, gema mole", ["pao-com-ovo 100"]],
    [
      "comi um pf de carne de panela e veio pouca carne",
      ["arroz-branco 125", "carne-de-panela 100", "feijao-carioca 140"],
    ],
    ["comi uma cartola, essa banana com queijo me mata", ["cartola 140"]],
    ["belisquei umas azeitonas da pizza do meu irmão", ["azeitona-verde 20"]],
    ["comi as passas do panetone", ["uva-passa 15"]],
    ["cupuaçu suco 1 copo", ["suco-de-cupuacu 206"]],
    ["sorvete 2 bolas, bacuri e cupuaçu", ["sorvete 120"]],
    ["comi barrinha de 25 g, coco", ["barra-de-cereal 25"]],
    ["comi 4 bolinhos de aipim com carne seca", ["bolinho-de-aipim 160"]],
    ["vinho, um copo de requeijão cheio", ["vinho-tinto 198"]],
    ["comi 3 rosquinhas de pinga", ["rosquinha 24"]],
    ["comi amendoim japonês 1 saquim", ["amendoim-japones 50"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    ["esquentei a marmita e comi tudo", ["prato-feito 550"]],
    ["esquentei a marmita e almocei no trabalho", ["prato-feito 550"]],
    ["comi 2 gemas cozidas", ["gema-de-ovo 34"]],
    ["comi requeijão, 2 colheres", ["requeijao 60"]],
    ["comi um pote de sorvete", ["sorvete 200"]],
    ["comi pizza com azeitona", ["pizza-de-mucarela 100"]],
    ["tomei pinga, uma dose", ["cachaca 48"]],
    ["comi sopa, arroz e legumes", ["arroz-branco 125", "salada-de-legumes 90", "sopa-de-legumes 325"]],
  ])("as it was: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
