import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const LUNCH = "almocei arroz, feijão e frango";

describe("what a follow-up says of what was told", () => {
  it.each<[readonly string[], string]>([
    [["comi granola e mel", "a granola foi 30"], "granola 30"],
    [["comi farofa e arroz", "farofa 30 e arroz 80"], "farofa 30"],
    [["1 pote de skyr 160 g e granola", "mais 1 skyr igual"], "iogurte-grego-zero 320"],
    [["almocei 100 g de arroz e bife", "mais 50 de arroz"], "arroz-branco 150"],
    [["comi uma esfiha de carne", "duas amiga, foram duas kkk"], "esfiha-de-carne 140"],
    [["tomei 2 cafezinhos", "3 contando o de agora"], "cafe 150"],
    [["tomei 2 copos de coca", "foi 1 copo só, tá bom, 1"], "refrigerante-de-cola 208"],
    [["comi açaí de 500 ml com granola", "era de 300"], "acai 300"],
    [["almocei peixe frito com arroz", "comi 2 postas do peixe"], "peixe-frito 320"],
    [["bolacha de água e sal com margarina", "4 bolachas"], "biscoito-cream-cracker 20"],
    [["almocei arroz e peixe", "tambaqui assado"], "tambaqui 160"],
    [["almocei arroz e peixe frito", "o peixe eram dois filés, tá?"], "peixe-frito 240"],
    [["tomei 300 ml de água", "não bebi todo, foi só metade"], "water 150"],
    [["comi arroz e frango", "e tomei chopp, 2"], "chopp 606"],
    [["tomei café", "agua tomei 3 garrafinha de 500 desde cedo"], "water 1500"],
    [["comi 3 pães de queijo e café", "eram daqueles pequenininhos"], "pao-de-queijo 60"],
    [["comi pão com queijo", "o pão era de forma, 2 fatias"], "pao-de-forma 50"],
    [["peso 95 quilos", "almocei arroz", "95,5 na verdade o peso, com decimais"], "kg 95.5"],
    [["comi bolo de rolo", "tô com 71 kg"], "kg 71"],
    [["comi uma maçã", "não foi maçã, foi pera"], "pera 130"],
    [["comi pão com manteiga", "Desculpe, manteiga não. Era margarina."], "margarina 10"],
    [["tomei refri de laranja", "o refri nem era de laranja, era guaraná"], "guarana 364"],
  ])("%j", (said, now) => {
    const [before, after] = [heldAfter(...said.slice(0, -1)), heldAfter(...said)];
    expect(after).toContain(now);
    expect(after.length).toBeLessThanOrEqual(before.length + 1);
  });

  it.each<[readonly string[], readonly string[]]>([
    [["comi pão com manteiga e café", "foi requeijão, a manteiga tinha acabado"], ["requeijao 30"]],
    [["comi pão com manteiga e café", "foi margarina na vdd, manteiga acabou"], ["margarina 10"]],
    [["comi pão com manteiga e café", "na verdade foi margarina"], ["margarina 10"]],
  ])("of what was on the bread: %j", (said, now) =>
    expect(heldAfter(...said)).toEqual(["cafe 50", "pao-frances 50", ...now].sort()),
  );

  it.each<[readonly string[], readonly string[]]>([
    [
      ["almocei arroz e bife", "era frango, não tinha mais bife"],
      ["arroz-branco 125", "frango-grelhado 100"],
    ],
    [
      ["almocei arroz e bife", "o arroz acabou, comi macarrão"],
      ["bife-grelhado 100", "macarrao-cozido 200"],
    ],
    [["comi pão com manteiga", "a manteiga acabou"], ["pao-frances 50"]],
    [
      ["comi pão e 1 lata de coca", "a lata dividi com meu irmão"],
      ["pao-frances 50", "refrigerante-de-cola 182"],
    ],
    [["comi 1 x-burger", "era um x-salada"], ["x-salada 200"]],
    [["comi 1 x-burger", "tinha ovo e bacon, era um x-tudo então"], ["x-tudo 320"]],
    [["comi 2 coxinhas", "era uma coxinha"], ["coxinha 100"]],
    [
      ["comi 1 fatia de bolo", "e 5 coxinhas", "apaga as coxinhas, era bolinha de queijo"],
      ["bolinha-de-queijo 100", "bolo-simples 60"],
    ],
    [["bebi 500 ml de água", "era suco de laranja na verdade"], ["suco-de-laranja 520"]],
    [
      ["bebi 500 ml de água", "e mais 300", "o de 300 era chá mate gelado e não água"],
      ["mate-gelado 306", "water 500"],
    ],
    [
      ["bebi 500 ml de água", "e mais 300", "os 300 eram chá mate, não água"],
      ["mate 300", "water 500"],
    ],
  ])("of what it was instead: %j", (said, now) => expect(heldAfter(...said)).toEqual(now));

  it.each<[readonly string[]]>([
    [[LUNCH, "meu sogro comeu 3 pratos kkkk"]],
    [[LUNCH, "minha mãe comeu 2 pedaços"]],
    [["comi tapioca e suco", "e não teve açúcar"]],
    [["jantei caldo verde", "tá frio demais aqui em curitiba"]],
    [[LUNCH, "o suco não foi hoje, foi ontem"]],
    [["tomei um suco de caixinha de uva", "n era de uva era de maracujá"]],
  ])("leaves alone %j", (said) => {
    expect(heldAfter(...said)).toEqual(heldAfter(...said.slice(0, -1)));
  });

  it("what the second helping was without stays of the first", () => {
    const told = ["arroz 100 g, feijão 100 g, farofa", "repeti o arroz"] as const;
    expect(heldAfter(...told, "sem farofa dessa vez")).toEqual(heldAfter(...told));
    expect(heldAfter(told[0], "sem farofa dessa vez")).toEqual(["arroz-branco 100", "feijao-carioca 100"]);
  });

  it("a row of weighed foods comes beside what was told", () => {
    expect(heldAfter("comi cuscuz 110 g", "melancia 180 g, abacaxi 90 g")).toEqual([
      "abacaxi 90",
      "cuscuz-de-milho 110",
      "melancia 180",
    ]);
  });

  it("only what is denied goes where something is said to stay", () => {
    const held = ["arroz-branco 125", "feijao-carioca 140", "frango-grelhado 100"];
    const stays = held.filter((one) => !one.startsWith("arroz"));
    expect(heldAfter(LUNCH, "arroz não comi, só o frango")).toEqual(stays);
    expect(heldAfter(LUNCH, "pode tirar o arroz? não tinha hoje, escrevi no automático")).toEqual(stays);
  });

  it("what is of yesterday or comes to the last changes nothing else", () => {
    const [first, second] = ["ontem jantei lasanha e rúcula", "almocei lasanha"];
    expect(heldAfter(first, second, "a lasanha de ontem era um pedaço maior, uns 350g")).toEqual([
      "lasanha 250",
      "lasanha 350",
      "rucula 30",
    ]);
    const held = heldAfter("ontem almocei arroz e peixe", "comi 2 panquecas", "com arroz branco, 2 colheres");
    expect(held.filter((one) => one.startsWith("arroz"))).toEqual(["arroz-branco 125", "arroz-branco 50"]);
  });

  it("what was not today is moved alone, and what is put beside takes no place", () => {
    const held = ["arroz-branco 125", "feijao-carioca 140", "frango-grelhado 100"];
    expect(heldAfter(LUNCH, "o feijão não foi hoje, foi ontem")).toEqual(held);
    const both = heldAfter("comi picanha e linguiça", "a linguiça comi no pão, coloca um pão francês aí");
    expect(both.map((one) => one.split(/[- ]/)[0])).toEqual(["linguica", "pao", "picanha"]);
  });

  it.each([
    ["no lanche foi a mesma coisa, só que sem ovo", 3],
    ["a ceia foi igual, menos o ovo", 3],
    ["a ceia foi igual a janta, sem o ovo e sem arroz", 2],
    ["a ceia foi igual a janta com salada e sem ovo", 4],
    ["hoje no almoço o mesmo", 4],
    ["repete essa janta pra ontem, foi idêntico", 4],
    ["almocei igual um rei", 2],
    ["amanhã no almoço a mesma coisa", 2],
  ])("what was just told was eaten at another meal as well: %s", (said, count) => {
    expect(heldAfter("jantei arroz e ovo frito", said)).toHaveLength(count);
  });

  it.each([
    [
      "picolé de castanha 1",
      "o meu picolé era de limão, o de castanha foi o do davi",
      ["picole-de-fruta 60"],
    ],
    ["suco de caju", "o suco era de uva, o de caju foi da lara", ["suco-de-uva 210"]],
  ])("what one's own was, and whose the other: %s, %s", (told, said, held) =>
    expect(heldAfter(told, said)).toEqual(held),
  );

  it.each([
    "rapaz, R$ 89 esse bobó",
    "30 conto o prato, um roubo",
    "meus filhos preferem mil vez o pão",
    "que lindo dia no parque",
    "sem caruru que eu não sou chegada",
  ])("a price, a taste and the weather leave it alone: %s", (said) => {
    expect(heldAfter("almocei bobó de camarão", said)).toEqual(["bobo-de-camarao 200"]);
  });

  it.each(["só que sem brócolis na janta", "mas na janta não teve brócolis"])(
    "a part left out of the copied meal: %s",
    (said) => {
      const lunch = "almocei 250 g de arroz e 100 g de brócolis";
      expect(heldAfter(lunch, "a janta foi a mesma coisa do almoço", said)).toEqual(
        ["arroz-branco 250", "arroz-branco 250", "brocolis 100"].sort(),
      );
    },
  );

  it("the same as another meal is both, with what was otherwise", () => {
    expect(heldAfter("jantei arroz e bife", "isso foi o almoço tbm, igualzinho")).toHaveLength(4);
    const held = heldAfter(
      "almocei 150 g de arroz e bife",
      "janta igual o almoço, só que 200g de batata doce no lugar do arroz",
    );
    expect(held.filter((one) => /^arroz|^batata/.test(one))).toEqual(["arroz-branco 150", "batata-doce 200"]);
  });
});

describe("what is said in a roundabout way of what was told", () => {
  it.each<[readonly string[], readonly string[]]>([
    [["almocei 130 g de arroz", "pesei com o pote, tira 20g do arroz"], ["arroz-branco 110"]],
    [["almocei 130 g de arroz", "a balança tava com o potinho kkkk tira 20g do arroz"], ["arroz-branco 110"]],
    [["almocei 130 g de arroz", "desconta 20g do arroz que era o pote"], ["arroz-branco 110"]],
    [["almocei 100 g de carne", "o prato pesa 30g, tira 30g da carne"], ["bife-grelhado 70"]],
    [["almocei 100 g de carne", "tira uns 20 gramas da carne que tinha osso"], ["bife-grelhado 80"]],
    [["almocei 100 g de carne", "a carne tinha 20g de osso"], ["bife-grelhado 80"]],
    [["bebi 2 copos de água", "era copo daqueles de 300"], ["water 600"]],
    [["bebi 2 garrafas de água", "as garrafas são de 1 litro"], ["water 2000"]],
    [["omelete de 2 ovos", "usei 3 ovos na verdade"], ["omelete 165"]],
    [["bebi 3 garrafas de água", "eram daquelas de 600"], ["water 1800"]],
    [["bebi 3 garrafas de água", "cada uma era de 600 ml"], ["water 1800"]],
    [["tomei 3 latas de cerveja", "eram daquelas de 269"], ["cerveja 815"]],
    [
      ["omelete de 2 ovos e tomate", "a omelete foi 3 ovos"],
      ["omelete 165", "tomate 100"],
    ],
    [
      ["crepioca de 1 ovo e café", "a crepioca foi de 2 ovos"],
      ["cafe 50", "crepioca 160"],
    ],
    [["comi 1 acarajé", "e o acarajé foi sem camarão viu, só vatapá e salada"], ["acaraje 150"]],
    [
      ["comi big mac e batata média", "quem comeu a batata foi mais a luiza, eu só umas 10"],
      ["batata-frita 50", "big-mac 206"],
    ],
    [["chimarrão 1 litro", "mas eu divido com a bru sempre né então meio litro"], ["mate 500"]],
    [["só água: 700ml", "essa água já inclui a do almoço tá, é o total"], ["water 700"]],
    [["uma fatia de bolo de cenoura", "bolo 2 fatias, vou mentir não"], ["bolo-de-cenoura 120"]],
    [
      ["1 temaki de salmão", "shoyu conta?", "põe 1 sachê então"],
      ["shoyu 8", "temaki 180"],
    ],
    [["posso comer melancia?", "bota 2 fatias aí"], ["melancia 400"]],
    [
      ["comi pão e café preto", "apaga o café, tomei suco de laranja"],
      ["pao-frances 50", "suco-de-laranja 208"],
    ],
    [
      ["comi arroz e suco de manga um copo", "de caixinha 300ml"],
      ["arroz-branco 125", "suco-de-manga 312"],
    ],
    [
      ["churrasco: picanha", "refrigerante tomei 2 copos de fanta laranja"],
      ["picanha 100", "refrigerante-de-laranja 420"],
    ],
    [
      ["comi bobó de camarão", "e tomate em rodela, 4"],
      ["bobo-de-camarao 200", "tomate 60"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));

  it.each<[string, readonly string[]]>([
    ["a laranja dei a Genivaldo", ["feijoada 350"]],
    ["a laranja foi pro João", ["feijoada 350"]],
    ["a laranja o Caio comeu", ["feijoada 350"]],
    ["dei a laranja a Maria", ["feijoada 350"]],
    ["a laranja era da Sadia", ["feijoada 350", "laranja 130"]],
  ])("a name is somebody, a brand is nobody: %s", (said, held) =>
    expect(heldAfter("feijoada e uma laranja", said)).toEqual(held),
  );

  it.each([
    "tira a salada",
    "a salada não comi",
    "a salada dei pro meu filho",
    "sem salada, nem encostei nela",
  ])("a salad told leaf by leaf goes as one: %s", (said) => {
    const held = heldAfter("comi arroz, couve refogada e salada de rúcula, tomate e cenoura", said);
    expect(held).toEqual(["arroz-branco 125", "couve-refogada 42"]);
  });

  it.each([
    "a goiabada foi no almoço, sobremesa, o queijo foi agr msm",
    "a goiabada foi no almoço, não de tarde",
  ])("moved, and not lost: %s", (said) =>
    expect(heldAfter("1 fatia de goiabada e 1 fatia de queijo minas", said)).toEqual([
      "goiabada 40",
      "queijo-minas-frescal 30",
    ]),
  );
});

describe("which it was, and that one thinks again", () => {
  it.each([
    [["comi chocolate 25 g", "o chocolate era 70%"], ["chocolate-70 25"]],
    [
      ["almocei arroz e couve", "a verdura era espinafre"],
      ["arroz-branco 125", "espinafre 67"],
    ],
    [["comi chocolate 25 g", "era 85% cacau"], ["chocolate-70 25"]],
    [["comi um chocolate de 30 g", "comi só metade"], ["chocolate-ao-leite 15"]],
    [["almocei arroz e farofa", "não pera a farofa eu não comi ficou no prato"], ["arroz-branco 125"]],
    [["almocei arroz e farofa", "opa pera tira a farofa"], ["arroz-branco 125"]],
    [
      ["almocei arroz e maçã", "não, pera"],
      ["arroz-branco 125", "pera 130"],
    ],
    [
      ["almocei arroz", "teve salada também, alface e tomate, um pouco de cada"],
      ["alface 15", "arroz-branco 125", "tomate 50"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});
