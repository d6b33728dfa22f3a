import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what others drink and eat each day", () => {
  it.each([
    "meu brother toma 4 litro de agua por dia, ta loko",
    "meu irmão toma 3 litros de água por dia",
    "o Geraldo bebe 3 litros de água por dia",
    "meu truta toma 5 litros de água",
    "meu véio toma 2 copos de leite toda noite",
    "o mano da academia toma 4 litros de água por dia",
    "um amigo meu toma 4 litros de agua por dia",
    "tem gente que toma 4 litros de agua por dia",
    "meu parça bebe 2 litros de coca todo dia",
    "minha nutri toma 3 litros de água por dia",
    "o Zé Carlos toma 3 litros de água por dia",
    "meu primo janta pizza todo dia",
    "meu cachorro bebe 1 litro de água por dia",
    "tomo 2 litros de água por dia",
    "a gente toma 2 litros de água por dia",
  ])("%s", (text) => expect(heldAfter(text)).toEqual([]));

  it.each([
    ["meu brother toma 4 litro de agua por dia, eu tomei 2", ["water 2000"]],
    ["minha mãe comeu 3 fatias de bolo e eu comi 2", ["bolo-simples 120"]],
    ["tomei 500 ml de água com meu brother", ["water 500"]],
    ["minha janta: sopa", ["sopa-de-legumes 325"]],
    ["com meu marido minha janta foi sopa", ["sopa-de-legumes 325"]],
    ["almoço: arroz com a truta", ["arroz-branco 125", "peixe-grelhado 120"]],
    ["hoje bebe água: 500 ml", ["water 500"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("who else was weighed", () => {
  it.each([
    "O Geraldo subiu na balança e deu 91 kg, quase caiu pra trás kkkk",
    "o Geraldo pesou 91 kg",
    "a Neide tá pesando 60 kg",
    "o Marcão subiu na balança, 120 kg",
    "meu brother subiu na balança e deu 91 kg",
    "meu truta tá pesando 110 kg",
    "o Tonho deu 91 kg na balança",
    "a balança deu 91 kg pro Geraldo",
    "o Geraldo foi na farmácia e pesou 91 kg",
    "o Geraldo emagreceu, agora tá com 85 kg",
    "peso do Geraldo: 91 kg",
    "o Geraldo subiu na balança depois de mim e deu 91 kg",
  ])("%s", (text) => expect(heldAfter(text)).toEqual([]));

  it.each([
    ["subi na balança e deu 91 kg", ["kg 91"]],
    ["a balança subiu, deu 91 kg", ["kg 91"]],
    ["o peso subiu na balança, deu 91 kg", ["kg 91"]],
    ["o Geraldo subiu na balança e deu 91 kg, eu subi e deu 70 kg", ["kg 70"]],
    ["o Geraldo me pesou, deu 91 kg", ["kg 91"]],
    ["a moça do posto pesou, 71,2 kg", ["kg 71.2"]],
    ["subi na balança do Geraldo e deu 91 kg", ["kg 91"]],
    ["fui na farmácia com a Neide e me pesei, 70 kg", ["kg 70"]],
    ["baixei pra 70,5 kg pra minha mãe ver", ["kg 70.5"]],
    ["minha mãe veio aqui e me pesei, 70,5 kg", ["kg 70.5"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what is cooked and handed out as work", () => {
  it.each([
    "Hoje fizemos 15 quilos de arroz e 8 de feijão pra duzentos e tantos meninos, tô com o braço moído kkkk",
    "fiz 10 kg de arroz e 4 de feijão pra cem crianças",
    "entreguei umas 30 marmita hj e eu mesmo nem almocei ainda kkk",
    "entreguei uns 20 lanches hj, to morto",
    "descarreguei 30 caixas de leite hoje",
    "fizemos um panelão de sopa com 10 kg de carne pro abrigo",
    "fiz bolo pra 20 pessoas",
    "fiz um bolo pra igreja",
    "entreguei 20 marmitas e não comi nada",
  ])("%s", (text) => expect(heldAfter(text)).toEqual([]));

  it.each([
    ["fizemos 15 quilos de arroz pra 200 crianças, comi um prato de arroz", ["arroz-branco 200"]],
    ["entreguei 30 marmitas, almocei um pf", ["prato-feito 550"]],
    ["fiz 200 g de frango", ["frango-grelhado 200"]],
    ["fiz 1 kg de frango pra semana e comi 150 g", ["frango-grelhado 150"]],
    ["servi 2 conchas de feijão pra mim", ["feijao-carioca 280"]],
    ["assei 2 pães de queijo", ["pao-de-queijo 80"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what was there and not had, before what was", () => {
  it.each([
    ["tinha pudim no almoco mas nao comi, só mandei 150g de lasanha", ["lasanha 150"]],
    ["tinha pudim no almoço, não comi, mandei 150 g de lasanha", ["lasanha 150"]],
    ["tinha bolo na firma mas não peguei, só tomei um café", ["cafe 50"]],
    ["tinha sorvete de sobremesa mas não quis, comi uma maçã", ["maca 150"]],
    [
      "teve feijoada no almoço mas não comi, comi frango com salada",
      ["frango-grelhado 100", "salada-verde 80"],
    ],
    ["tinha pizza mas resisti, só mandei uma salada", ["salada-verde 80"]],
    ["tinha pudim e pavê no almoço mas nem encostei, só mandei lasanha", ["lasanha 250"]],
    ["tinha arroz e feijão no almoço mas não comi o feijão, só mandei arroz", ["arroz-branco 125"]],
    [
      "almocei arroz e feijão. tinha pudim mas não comi, só tomei um café",
      ["arroz-branco 125", "cafe 50", "feijao-carioca 140"],
    ],
    ["ontem na janta tinha pizza mas não comi, comi 2 ovos", ["ovo-cozido 90"]],
    ["tinha manteiga mas não passei, comi o pão puro", ["pao-frances 50"]],
    ["tinha pudim no almoço e comi, mandei também 150g de lasanha", ["lasanha 150", "pudim-de-leite 100"]],
    [
      "no almoço tinha arroz, feijão e frango, comi tudo",
      ["arroz-branco 125", "feijao-carioca 140", "frango-grelhado 100"],
    ],
    [
      "tinha arroz, feijão e frango no almoço, não comi o feijão, tomei um suco",
      ["arroz-branco 125", "feijao-carioca 140", "frango-grelhado 100", "suco-de-fruta 208"],
    ],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what is to be had somewhere, or at a season", () => {
  it.each([
    "Gosto demais do São João aqui de Caruaru, tem canjica, tem pé de moleque, tem tudo",
    "festa junina é bom demais, tem canjica, tem quentão, tem pé de moleque",
    "aqui em Belém tem açaí, tem tacacá, tem tudo",
    "gosto muito da feira daqui, tem pastel, tem caldo de cana",
    "Gosto demais do São João, canjica, pé de moleque, milho assado",
    "o bom do São João é a canjica e o pé de moleque",
    "a padaria aqui tem pão de queijo, tem bolo de milho, tem tudo",
    "no restaurante do trabalho tem feijoada toda quarta, tem salada",
    "Minas é bom demais, tem pão de queijo, tem doce de leite",
  ])("%s", (text) => expect(heldAfter(text)).toEqual([]));

  it.each([
    ["no almoço tem arroz, feijão e bife", ["arroz-branco 125", "bife-grelhado 100", "feijao-carioca 140"]],
    ["adoro o São João, comi canjica e pé de moleque", ["canjica 180", "pe-de-moleque 20"]],
    ["aqui em casa o almoço tem arroz e feijão", ["arroz-branco 125", "feijao-carioca 140"]],
    ["no restaurante comi feijoada, tem salada também", ["feijoada 350", "salada-verde 80"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("a drawing at the end of chat", () => {
  it.each([
    "Boa tarde minha filha, hoje é aniversário da minha neta 🎂",
    "parabéns pra mim 🎂",
    "feliz aniversário 🎂🎉",
    "obrigada minha filha 🍎",
    "tô com fome 🍔",
    "tô no trabalho ☕",
    "meu filho passou na prova 🎂",
  ])("%s", (text) => expect(heldAfter(text)).toEqual([]));

  it.each([
    ["hoje foi 🍕", ["pizza-de-mucarela 100"]],
    ["fui de 🍕", ["pizza-de-mucarela 100"]],
    ["pós treino 🍌", ["banana-prata 75"]],
    ["agora 🍌", ["banana-prata 75"]],
    ["aniversário da mãe, comi 🎂", ["bolo-simples 60"]],
    ["lanche no trampo 🍎", ["maca 150"]],
    ["às 10h 🍌", ["banana-prata 75"]],
    ["3 🍌 hoje", ["banana-prata 225"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("the same as others had", () => {
  it.each([
    [
      "Almocei na escola mesmo, a mesma comida das crianças: 4 colheres de sopa de arroz, 1 concha de feijão e um pouquinho de alface",
      ["alface 11", "arroz-branco 100", "feijao-carioca 140"],
    ],
    [
      "comi a mesma coisa que meu marido: arroz, feijão e 1 ovo",
      ["arroz-branco 125", "feijao-carioca 140", "ovo-cozido 45"],
    ],
    ["almocei o mesmo que as crianças, arroz e 1 ovo", ["arroz-branco 125", "ovo-cozido 45"]],
    ["almocei o mesmo da galera: feijoada", ["feijoada 350"]],
    ["comi a mesma coisa que meu marido", []],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it("is none of one's own meals", () => {
    expect(heldAfter("almocei bife", "comi a mesma comida das crianças")).toEqual(["bife-grelhado 100"]);
    expect(heldAfter("almocei bife", "jantei a mesma coisa do almoço")).toEqual([
      "bife-grelhado 100",
      "bife-grelhado 100",
    ]);
  });
});
