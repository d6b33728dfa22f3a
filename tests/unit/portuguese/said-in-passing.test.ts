import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what is said in passing while one tells of a meal", () => {
  it.each<[string, string[]]>([
    ["comi arroz com farofa, a farofa é mania minha", ["arroz-branco 125", "farofa 35"]],
    ["arroz, feijão e pimenta, pimenta é meu vício", ["arroz-branco 125", "feijao-carioca 140", "pimenta 0"]],
    ["comi cuscuz com leite, que cuscuz sem leite entala", ["cuscuz-com-leite 235"]],
    ["comi feijoada com farofa porque feijoada sem farofa não é feijoada", ["farofa 35", "feijoada 350"]],
    ["sopa de legumes, dia de chuva pede", ["sopa-de-legumes 325"]],
  ])("no saying is eaten: %s", (text, held) => {
    expect(heldAfter(text).map((one) => one.replace(/^pimenta\S*/, "pimenta"))).toEqual(held);
  });

  it.each<[string, string[]]>([
    ["comi arroz, feijão sem carne e salada", ["arroz-branco 125", "feijao-carioca 140", "salada-verde 80"]],
  ])("what was eaten is none: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    ["trouxeram pão de queijo com café e eu comi uns 4", ["cafe 50", "pao-de-queijo 160"]],
    ["serviram lasanha e eu comi duas", ["lasanha 500"]],
    ["trouxeram bolo pra minha filha e eu comi pizza", ["pizza-de-mucarela 100"]],
  ])("what was brought for all: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    ["tomei café, foi bolo de milho e suco verde", ["bolo-de-fuba 60", "suco-verde 258"]],
    ["tomei café, pão e ovo", ["cafe 50", "ovo-cozido 45", "pao-frances 50"]],
    ["tomei café, foi um copo", ["cafe 200"]],
    ["crepioca de 1 ovo e 2 colheres de goma", ["goma-de-tapioca-hidratada 40", "ovo-cozido 45"]],
    ["omelete de 2 ovos e 1 fatia de queijo", ["omelete 110", "queijo-mucarela 20"]],
    ["salada nada, comi pizza", ["pizza-de-mucarela 100"]],
    ["comi um pé de moleque daqueles de massa puba", ["bolo-pe-de-moleque-nordestino 80"]],
    ["um potão de salada de frutas", ["salada-de-frutas 240"]],
    ["um prato de sopa de mandioca", ["caldo-de-mandioca 300"]],
    ["churrasco: picanha, pão de alho, maionese", ["pao-de-alho 50", "picanha 100", "salada-de-maionese 90"]],
    [
      "arroz 3 col feijao 1 concha bife acebolado 1 salada a vontade",
      ["arroz-branco 75", "bife-acebolado 130", "feijao-carioca 140", "salada-verde 80"],
    ],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what was others', allowed, meant or of every day is not noted", () => {
  it.each<[string, string[]]>([
    ["jantar com amigos: ele picanha, ela salmão e eu camarão empanado", ["camarao-empanado 100"]],
    ["almocei isca de peixe e arroz. Eles batata frita.", ["arroz-branco 125", "isca-de-peixe 120"]],
    ["hj troquei o arroz da dieta por batata doce, 130g", ["batata-doce 130"]],
    ["retorno do nutri: liberou 2 ovos por dia e 30g de queijo", []],
    ["o marido chegou com 2 pizzas, eu que já tava na sopa", ["sopa-de-legumes 325"]],
    ["eu tomo café com bolacha todo dia mas hoje comi tapioca", ["tapioca 80"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    ["a nutri liberou tapioca, comi uma", ["tapioca 80"]],
    ["meu marido chegou com pizza e comi 2 fatias", ["pizza-de-mucarela 200"]],
    ["comprei tilápia e fiz ela grelhada", ["tilapia 120"]],
  ])("and what was one's own is: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("who says so, how much of the day, and when", () => {
  it.each<[readonly string[], string[]]>([
    [["comi dois pedaços de pizza", "Foram três, segundo a nora."], ["pizza-de-mucarela 300"]],
    [["arroz 150g", "foi 200g, conforme a balança"], ["arroz-branco 200"]],
    [["comi o prato todinho de arroz com feijão"], ["arroz-com-feijao 265"]],
    [["comi a marmita todinha"], ["prato-feito 550"]],
    [["passei o dia todinho sem comer"], []],
    [["tomei 1 todinho"], ["achocolatado-pronto 208"]],
    [
      ["picanha, três fatias", "Havia também arroz e um pouco de vinagrete."],
      ["arroz-branco 125", "picanha 180", "vinagrete 10"],
    ],
    [
      ["1 bife e tomei 1 suco de maracujá 300ml, o menino me ligou no meio ainda chorando"],
      ["bife-grelhado 100", "suco-de-maracuja 312"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});
