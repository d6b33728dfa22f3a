import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt } from "@/tests/golden/judge";
import { heldAfter, heldAfterDay } from "./held-after";

describe("what is written properly", () => {
  it.each([
    [
      ["almocei arroz e tomei um chá com leite", "Não registre o chá, por favor; derramei-o antes de beber."],
      ["arroz-branco 125"],
    ],
    [
      ["2 fatias de pão italiano", "O pão italiano troque por pão de alho, por favor, uma fatia de 30 g."],
      ["pao-de-alho 30"],
    ],
    [
      [
        "almocei arroz e um café com leite",
        "O café com leite pode virar café preto, pois o leite havia acabado.",
      ],
      ["arroz-branco 125", "cafe 200"],
    ],
    [
      ["metade de um mamão papaia", "Comi o mamão inteiro, aliás: deu 280 g sem casca nem sementes."],
      ["mamao 280"],
    ],
    [
      ["O peixe de hoje foi linguado. Comi 180 g, grelhado, e arroz"],
      ["arroz-branco 125", "peixe-grelhado 180"],
    ],
    [["almocei arroz", "Meu marido ficou só na cerveja."], ["arroz-branco 125"]],
    [["bebi 400 ml de água", "Melhor dizendo, 450 ml de água."], ["water 450"]],
    [
      ["bebi uma garrafa de 500 ml de água", "E enchi de novo; já foi a segunda, igual."],
      ["water 500", "water 500"],
    ],
    [
      ["bebi 500 ml de água", "lá se foi outra garrafa"],
      ["water 500", "water 500"],
    ],
    [
      ["bebi 500 ml de água", "bebi outra cerveja"],
      ["cerveja 354", "water 500"],
    ],
    [["almocei 2 bananas", "ou melhor, 3"], ["banana-prata 225"]],
    [
      ["almocei 2 taças de vinho branco", "Para compensar o vinho, 300 ml de água."],
      ["vinho-branco 298", "water 300"],
    ],
    [
      ["almocei 200 g de sushi", "pra tirar o gosto do sushi, 300 ml de água"],
      ["sushi 200", "water 300"],
    ],
    [
      ["almocei feijoada", "por conta da feijoada bebi meio litro de água"],
      ["feijoada 350", "water 500"],
    ],
    [["200 ml de água pra compensar a cerveja"], ["water 200"]],
    [
      ["almocei 2 fatias de pizza de calabresa", "Comi, além disso, uma fatia da pizza de rúcula."],
      ["pizza-de-calabresa 200", "pizza-vegetariana 110"],
    ],
    [
      ["almocei 2 fatias de pizza de calabresa", "fora isso, 1 fatia de pizza de rúcula"],
      ["pizza-de-calabresa 200", "pizza-vegetariana 110"],
    ],
    [
      ["almocei polenta e 100 g de carne moída", "Me enganei na carne do almoço, era frango moído."],
      ["frango-moido 100", "polenta 150"],
    ],
    [
      ["almocei polenta e 100 g de carne moída", "a carne do almoço foi 150 g"],
      ["carne-moida 150", "polenta 150"],
    ],
    [["3 colheres de sopa de frango moído"], ["frango-moido 75"]],
    [["almocei 2 bananas, fora isso nada"], ["banana-prata 150"]],
    [["almocei arroz e bife", "arroz: 90, pesei antes de servir"], heldAfter("almocei arroz 90 g e bife")],
    [
      ["almocei baião e carne de sol", "baião: 120g, a marmita já vem pesada"],
      heldAfter("almocei 120 g de baião e carne de sol"),
    ],
    [
      ["jantei 2 conchas de sopa e pão", "Da sopa foram três conchas ao todo, porque repeti."],
      heldAfter("jantei 3 conchas de sopa e pão"),
    ],
    [
      ["jantei 2 quibes assados e tabule", "Um dos kibes guardei para amanhã, portanto comi um."],
      heldAfter("jantei 1 quibe assado e tabule"),
    ],
    [
      ["2 fatias de pizza de frango com catupiry e 3 de portuguesa", "a de frango acabou sendo uma fatia só"],
      heldAfter("1 fatia de pizza de frango com catupiry e 3 de portuguesa"),
    ],
    [["pão e café", "o café era com leite na vdd, 200ml"], heldAfter("pão e 200 ml de café com leite")],
    [["pra quebrar o jejum comi 2 ovos"], ["ovo-cozido 90"]],
    [
      ["almocei arroz e tomate", "um café expresso", "Tire o tomate e o café expresso da lista."],
      ["arroz-branco 125"],
    ],
    [["um café com leite e um pão francês", "tira o café"], ["pao-frances 50"]],
    [
      ["almocei arroz e macarrão com frutos do mar", "Hoje não tomei vinho; só bebo aos fins de semana."],
      heldAfter("almocei arroz e macarrão com frutos do mar"),
    ],
  ])("%s", (said, held) => expect(heldAfter(...said)).toEqual(held));

  it("moves what it names, with a pronoun for it", () => {
    const said = [
      ["12:40", "Almocei arroz e, de sobremesa, uma laranja."],
      ["16:30", "A laranja eu comi só no lanche da tarde; mude-a para lá, por favor."],
    ] as const;
    expect(heldAfterDay(...said)).toEqual(["arroz-branco 125", "laranja 130"]);
    expect(heldAfter("Esqueci-me de lhe dizer que comi ontem, no jantar, um pão francês")).toEqual([
      "pao-frances 50",
    ]);
  });
});

describe("what is put right in more words than it needs", () => {
  it.each([
    [
      ["3 fatias de pizza de mussarela", "uma das fatias era de atum: então 2 de mussarela e 1 de atum"],
      ["pizza-de-atum 115", "pizza-de-mucarela 200"],
    ],
    [
      [
        "ontem no almoço comi 2 ovos fritos",
        "hoje almocei arroz",
        "ontem os ovos eram cozidos. só os de ontem",
      ],
      ["arroz-branco 125", "ovo-cozido 90"],
    ],
    [
      ["vitamina de banana (1 banana e 250 ml de leite desnatado)", "duas bananas na vitamina, na verdade"],
      ["banana-prata 150", "leite-desnatado 258"],
    ],
    [
      ["1 fatia de pão de forma e 1 ovo cozido", "foram 2 fatias e 2 ovos"],
      ["ovo-cozido 90", "pao-de-forma 50"],
    ],
    [
      ["200 g de arroz branco e 150 g de feijão preto", "arroz 150, o feijão tá certo"],
      ["arroz-branco 150", "feijao-preto 150"],
    ],
    [
      ["arroz e feijão, 3 colheres de sopa de arroz e 1 concha de feijão"],
      ["arroz-branco 75", "feijao-carioca 140"],
    ],
    [["140 g de atum grelhado", "esse peixe tem bastante ômega 3, né?"], heldAfter("140 g de atum grelhado")],
    [
      ["1 copo de 300 ml de água", "outro copo igual de água"],
      ["water 300", "water 300"],
    ],
    [
      ["220 g de escondidinho de carne", "300 ml de água junto", "a água do almoço foi 500 e não 300"],
      ["escondidinho-de-carne-seca 220", "water 500"],
    ],
    [
      ["100 g de poke", "e 3 castanhas do pará", "3 não, foram 6"],
      ["castanha-do-para 24", "poke 100"],
    ],
  ])("%s", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("what is told with how much of each, where it was and what one does else", () => {
  it.each([
    [
      ["2 fatias de pão integral (50g as duas) com 20g de pasta de amendoim"],
      ["pao-de-forma-integral 50", "pasta-de-amendoim 20"],
    ],
    [["dois espetinhos de carne, cada um com 90g, e um café"], ["cafe 50", "espetinho-de-carne 180"]],
    [["peguei um punhado de castanha do pará, contei 4 unidades"], ["castanha-do-para 16"]],
    [["normalmente de manhã eu só tomo café preto e saio pra obra"], []],
    [["normalmente no plantao eu janto só um sanduíche"], []],
    [["normalmente no café da manhã eu como mamão com aveia"], []],
    [["geralmente no jantar como sopa"], []],
    [["em geral eu almoço arroz e feijão"], []],
    [["nos dias de plantão eu janto sanduíche"], []],
    [["toda segunda no plantão eu janto sanduíche"], []],
    [["almocei normalmente, arroz e feijão"], ["arroz-branco 125", "feijao-carioca 140"]],
    [["na maioria das vezes eu almoço arroz e feijão"], []],
    [["normalmente no café da manhã eu como mamão mas hoje comi pera"], ["pera 130"]],
    [["em geral, no almoço foi arroz e feijão"], ["arroz-branco 125", "feijao-carioca 140"]],
    [["lasanha na casa da minha mãe 200g arroz 4 colheres"], ["arroz-branco 100", "lasanha 200"]],
    [["coxinha da minha tia 40 g"], ["coxinha 40"]],
    [["almoço na casa da minha mãe 200g lasanha, arroz 4 colheres"], ["arroz-branco 100", "lasanha 200"]],
    [["o prato da minha mãe 200g"], []],
    [["eu comi lasanha e minha mãe 200g de arroz"], ["lasanha 250"]],
    [["pós-plantao e nada de dormir ainda kkk mingau de aveia, uma tigela de 250g"], ["mingau-de-aveia 250"]],
    [["nada de treino hoje, comi 2 ovos"], ["ovo-cozido 90"]],
    [["nada de jantar hoje"], []],
    [
      ["1 crepioca de 110g e 1 xícara de chá verde", "crepioca sem recheio nenhum viu"],
      ["cha 200", "crepioca 110"],
    ],
    [["1 pão com manteiga", "sem manteiga nenhuma"], ["pao-frances 50"]],
    [["arroz e feijão", "não comi feijão nenhum"], ["arroz-branco 125"]],
    [["água com gás não conta como refrigerante, né?"], []],
    [["peso de hoje: 58.9. acho que foi o sal do fds"], ["kg 58.9"]],
    [["vou passar no sacolão e amanhã faço salada de beterraba pra marmita"], []],
    [["wrap de frango com alface, 210g"], ["wrap-de-frango 210"]],
    [
      ["almocei arroz e feijão", "o feijão não comi", "desculpa, o feijão eu comi sim, coloca de volta"],
      ["arroz-branco 125", "feijao-carioca 140"],
    ],
    [
      ["ontem no café comi 2 ovos cozidos", "ontem no café foi 1 ovo só, corrige o de ontem"],
      ["ovo-cozido 45"],
    ],
  ])("%s", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("how many, by its own words", () => {
  it.each([
    [["pão francês com ovo mexido de dois ovos"], ["ovo-mexido 100", "pao-frances 50"]],
    [["tapioca com ovo frito feito com 2 ovos"], ["ovo-frito 100", "tapioca 80"]],
    [["arroz branco umas 3 colheradas de sopa"], ["arroz-branco 75"]],
    [["mel 1 colherada de chá"], ["mel 5"]],
    [["pão e 3 colheradas de sopa"], ["pao-frances 50", "sopa-de-legumes 60"]],
    [["almocei arroz e bife", "que nada, comi 1 x-salada"], ["x-salada 200"]],
    [["almocei arroz e bife", "qual nada, comi 2 coxinhas"], ["coxinha 200"]],
    [
      ["2 ovos e pão", "que nada, comi 3 ovos"],
      ["ovo-cozido 135", "pao-frances 50"],
    ],
    [
      ["almocei arroz e bife", "que nada, foram 2 bifes"],
      ["arroz-branco 125", "bife-grelhado 200"],
    ],
    [["1 garrafa de h2oh de limão"], ["refrigerante-zero 600"]],
  ])("%s", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("what is moved to its meal, with what it came after", () => {
  it("stays what it was", () => {
    const said = "esse sorvete foi na janta, logo depois do hambúrguer, muda pra lá";
    expect(heldAfterDay(["19:30", "1 hambúrguer"], ["22:00", "1 bola de sorvete"], ["22:02", said])).toEqual(
      heldAfter("1 hambúrguer", "1 bola de sorvete"),
    );
  });
});

describe("what is had after something, hours later", () => {
  it.each([
    ["depois do sushi, um sorvete", "200 g de sushi", "1 sorvete"],
    ["pra acompanhar o sushi, 1 taça de vinho branco", "200 g de sushi", "1 taça de vinho branco"],
    ["pra acompanhar o bolo, 1 café", "200 g de sushi", "1 fatia de bolo e 1 café"],
  ])("%s", (said, told, held) =>
    expect(heldAfterDay(["20:00", told], ["21:40", said])).toEqual(
      heldAfterDay(["20:00", told], ["21:40", held]),
    ),
  );
});

describe("what was left out of another day", () => {
  const heldOn = (...said: readonly string[]) => {
    const diary = new DiaryInMemory("America/Sao_Paulo");
    for (const [at, text] of said.entries()) diary.say(text, momentAt("2026-11-23", "13:00", at * 2));
    return diary.entries.flatMap((entry) =>
      entry.type === "meal" ? entry.items.map(({ foodId }) => `${entry.day.slice(-2)} ${foodId}`) : [],
    );
  };

  it.each([
    [["comi 1 maçã", "faltou 500ml de cerveja q tomei ontem na festa"], "22 cerveja"],
    [["comi 1 maçã", "ficou faltando a cerveja que bebi ontem, 350 ml"], "22 cerveja"],
    [["comi 1 maçã", "esqueci 2 brigadeiros que comi ontem"], "22 brigadeiro"],
    [["comi 1 maçã", "faltou um pudim ontem"], "22 pudim-de-leite"],
    [["comi 1 maçã", "faltou um pudim"], "23 pudim-de-leite"],
    [["almocei um xis-coração", "O almoço do xis foi ontem, agora me lembrei."], "22 x-coracao"],
    [["almocei lasanha de frango", "o almoço da lasanha foi ontem"], "22 lasanha"],
    [["almocei feijoada", "o almoço com a feijoada foi ontem"], "22 feijoada"],
    [["almocei feijoada", "o almoço de ontem foi lasanha"], "23 feijoada"],
    [["pipoca doce e 1 maçã", "a pipoca foi ontem de noite, hj n teve pipoca"], "22 pipoca-doce"],
  ])("%j: %s", (said, held) => expect(heldOn(...said)).toContain(held));

  it("joins the meal of that day which was told last", () => {
    expect(heldAfter("ontem jantei sopa", "faltou um pudim ontem")).toEqual(
      heldAfter("ontem jantei sopa e um pudim"),
    );
  });
});
