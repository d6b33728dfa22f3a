import { describe, expect, it } from "vitest";
import { safetyText } from "@/lib/chat/replies/safety";
import { LOCALES } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { readSafety } from "@/lib/portuguese/safety/read-safety";
import { isGraver, type SafetyGrade, type SafetyVerdict } from "@/lib/portuguese/safety/scene/verdict";

/** What is quiet, and what stands close to it and must be heard with at least this grade. */
const CALM: Record<string, { quiet: string[]; heard: [SafetyGrade, string][] }> = {
  "a pregnancy that goes well": {
    quiet: [
      "to gravida de 12 semanas, o enjoo melhorou e hoje consegui comer arroz, feijao e bife. prenatal tudo ok",
      "to grávida de 20 semanas, exames tudo ok, almocei arroz e feijão",
      "gestante de 30 semanas, pré-natal em dia, comi 2 ovos e pão",
      "tô de 24 semanas, ultrassom deu tudo certo hoje, jantei sopa",
      "gravida de 4 meses, consulta foi ótima, enjoo passou, comi cuscuz",
    ],
    heard: [
      ["call_now", "tô grávida de 12 semanas, pré natal tudo ok, to sangrando um pouco"],
      ["next_visit", "grávida de 20 semanas, exames tudo ok, tomei vinho ontem"],
      ["call_now", "tô grávida de 30 semanas, pré natal ok, o bebê não mexe desde ontem"],
      ["see_today", "tô grávida de 34 semanas, pré-natal tudo certo, vendo pontinhos brilhando"],
      [
        "next_visit",
        "to grávida de 12 semanas, prenatal tudo ok. Comi um hambúrguer e já provoquei. Me sinto leve",
      ],
    ],
  },
  "dark stools of iron that a doctor foretold": {
    quiet: [
      "depois que comecei o sulfato ferroso o cocô ficou mais escuro, o médico do posto já tinha avisado. Tomo com suco de laranja",
      "depois que comecei o ferro o cocô ficou preto, a médica avisou que era normal",
      "tomo noripurum e as fezes ficaram escuras, o doutor já tinha falado",
      "por causa do sulfato ferroso o cocô tá mais escuro, a enfermeira explicou que era do ferro",
    ],
    heard: [
      ["see_today", "desde que comecei o sulfato ferroso o cocô ficou preto"],
      ["see_today", "comecei o ferro e o cocô ficou preto e fedido, a médica avisou"],
      ["see_today", "tomo ferro, as fezes ficaram pretas, o médico avisou, mas tô tonta"],
      ["see_today", "fezes pretas há 3 dias, o médico já tinha avisado"],
      ["see_today", "cocô preto igual piche desde que comecei ferro, o medico falou que era normal"],
    ],
  },
  "a dish that somebody cannot stand": {
    quiet: [
      "tenho pavor de jiló, desculpa, não tem quem me faça comer",
      "tenho horror de quiabo, ninguém me faz comer",
      "tenho pavor de fígado desde criança",
      "peguei trauma de dobradinha",
      "morro de nojo de coentro, tira do cardápio",
    ],
    heard: [
      ["next_visit", "tenho pavor de comer e de engordar"],
      ["next_visit", "tenho pavor de arroz"],
      ["see_today", "tenho pavor de jiló e hoje vomitei de propósito"],
    ],
  },
  "a good night's sleep": {
    quiet: [
      "ontem dormi tão bem que não queria acordar mais, friozinho bom. Perdi o café, já fui direto pro almoço: sopa de feijão",
      "dormi muito bem, não queria levantar da cama, café preto",
      "dormi super gostoso que nem queria acordar, tapioca com queijo",
    ],
    heard: [
      ["call_now", "dormi tão bem que não queria acordar nunca mais"],
      ["call_now", "tomei o rivotril e dormi tão bem que não queria acordar mais"],
      ["call_now", "não queria acordar mais"],
      ["call_now", "dormi bem, não quero acordar amanhã"],
    ],
  },
  "a glycated haemoglobin that is normal": {
    quiet: [
      "glicada veio 5,4, o médico falou que tá normal",
      "minha glicada deu 5,5, a médica disse que tá ótima",
      "hemoglobina glicada 5,2% hoje",
    ],
    heard: [
      ["see_today", "glicada veio 5,4 mas tô com glicose 320"],
      ["next_visit", "glicada veio 9,4, o médico falou que tá normal"],
      ["call_now", "glicada deu 5,4, o médico falou que tá normal, tô desmaiando todo dia"],
      ["see_today", "glicada 5,4 e to tremendo"],
    ],
  },
  "somebody who teaches others": {
    quiet: [
      "Trabalho na farmácia e vejo muita moça pedindo laxante pra emagrecer. Sempre explico que não funciona e faz mal. Tem algum material bom sobre isso?",
      "sou nutricionista, atendo muitas adolescentes querendo remédio pra emagrecer. você tem algum material sobre isso?",
    ],
    heard: [
      [
        "see_today",
        "trabalho em farmácia e vejo muita gente comprando laxante pra secar, eu também tomo. tem algum material?",
      ],
      ["see_today", "trabalho na farmácia e tomo laxante todo dia pra emagrecer"],
    ],
  },
  "somebody who was saved long ago": {
    quiet: [
      "meu colega da drogaria já salvou um senhor que teve convulsão na fila, faz uns 3 anos. lembrei hoje na hora do lanche, que foi bolo de cenoura",
      "minha prima já socorreu um senhor que teve infarto no ônibus, faz uns 10 anos. comi bolo",
      "meu vizinho salvou uma criança que estava engasgada, há 5 anos, almocei arroz",
    ],
    heard: [
      [
        "call_now",
        "meu colega salvou um senhor que teve convulsão na fila, faz uns 3 anos, agora eu tô convulsionando",
      ],
      ["call_now", "meu irmão tá tendo convulsão na fila do mercado"],
    ],
  },
  "weight that goes slowly": {
    quiet: [
      "Deu 2,1 kg a menos em 5 semanas, devagar e sempre como você fala",
      "perdi 2 kg em 5 semanas, devagar e sempre",
      "foram 3 kg em 2 meses, sem pressa",
      "perdi 3 kg em 2 meses cortando doce e refri",
    ],
    heard: [
      ["next_visit", "perdi 4 kg em 2 meses sem fazer nada, devagar e sempre"],
      ["see_today", "perdi 2 kg em 5 semanas, sem pressa, vomito depois de comer"],
    ],
  },
  "a pill for the thyroid and coffee": {
    quiet: [
      "tomo puran 50 faz dez anos, preciso esperar quanto tempo pra tomar café com leite?",
      "tomo levotiroxina em jejum, quanto tempo depois posso tomar café?",
      "uso puran 75 há 3 anos, tenho que esperar quanto tempo pra comer?",
    ],
    heard: [
      ["see_today", "tomo rivotril, quanto tempo depois posso tomar vinho?"],
      ["see_today", "tomei o puran 4 vezes hoje, quanto tempo espero pra tomar café?"],
    ],
  },
};

for (const [name, { quiet, heard }] of Object.entries(CALM))
  describe(name, () => {
    it.each(quiet)("alarms nobody: %s", (text) => expect(readSafety(text)).toBeNull());

    it.each(heard)("does not hide, at least %s: %s", (grade, text) => {
      const verdict = readSafety(text);
      expect(verdict).not.toBeNull();
      expect(isGraver(grade, verdict?.grade ?? "next_visit")).toBe(false);
    });
  });

/** What is told in passing, under its name, and with this grade. */
const GRAVE: [SafetyGrade, string, string][] = [
  [
    "call_now",
    "poisoning",
    "aranha marrom me picou na coxa anteontem vestindo a calça, tá preto no meio, roxo em volta, com febre e o xixi cor de coca cola",
  ],
  ["call_now", "poisoning", "fui picada por uma aranha ontem e hoje tô com calafrio e a urina bem escura"],
  ["call_now", "poisoning", "a armadeira picou meu marido, tá suando e com a vista embaçada"],
  ["call_now", "poisoning", "aranha picou minha mãe, tá com febre e tonta"],
  [
    "call_now",
    "poisoning",
    "meu sogro comeu a marmita na lavoura sem lavar a mão depois de passar veneno. tá babando, suando e com o corpo tremendo",
  ],
  [
    "call_now",
    "poisoning",
    "meu netinho engoliu a pilhinha redonda do glicosímetro, agorinha mesmo. dou comida pra descer?",
  ],
  [
    "call_now",
    "infant",
    "Eu dou mamadeira com metade da medida do leite pra render, o nenê tem 3 meses e tá mais magro que quando nasceu, dorme o tempo todo",
  ],
  [
    "call_now",
    "infant",
    "tô fazendo a fórmula mais rala pro neném de 1 mês, ele só dorme e a fralda tá seca",
  ],
  [
    "call_now",
    "infant",
    "mamadeira da bebê com o dobro de água pra render, tem 4 meses e pesa menos que ao nascer",
  ],
  [
    "see_today",
    "infant",
    "bebê de 4 meses, faço a mamadeira mais rala pra render, ele mama bem e não tá molinho",
  ],
  [
    "call_now",
    "infant",
    "dei mel na chupeta pro neném de 4 meses semana passada pra tosse. ele tá sem fazer cocô tem 5 dias, choro fraquinho e não tá conseguindo mamar",
  ],
  ["call_now", "infant", "minha sogra passou mel na chupeta da bebê de 3 meses e agora ela mal suga"],
  [
    "call_now",
    "infant",
    "minha mãe tá passando mel na chupeta da nenê de 4 meses e ela anda mamando fraquinho",
  ],
  ["call_now", "infant", "a vó dá mel pro bebê de 6 meses, ele mama fraco e o chorinho sai baixo"],
  ["call_now", "infant", "o nenê de 5 meses comeu mel domingo, hoje a pálpebra tá caindo"],
  ["see_today", "infant", "dei mel pro meu bebê de 8 meses, ele mamou bem e tá rindo"],
  [
    "call_now",
    "dehydration",
    "faço jejum seco, sem agua nem comida, já é o terceiro dia. levantei e caí duas vezes, boca rachada, quase não urino. o guru diz que é limpeza",
  ],
  ["call_now", "dehydration", "tô há 2 dias sem comer nem beber, xixi marrom e confusa"],
  ["call_now", "dehydration", "dry fasting day 3, i fainted twice"],
  [
    "see_today",
    "eating_disorder",
    "tô gravida de 5 meses e não quero engordar, tô comendo uma refeição por dia, uma salada e um iogurte, umas 400 calorias. já perdi 4 kg",
  ],
  ["see_today", "eating_disorder", "grávida de 20 semanas, só como alface pra não engordar"],
  ["see_today", "eating_disorder", "grávida de 3 meses, faço 800 calorias por dia, já perdi 3 kg"],
  [
    "call_now",
    "pregnancy",
    "tô de 29 semanas e desde ontem de noite o nenê não mexe, comi doce, deitei de lado e nada",
  ],
  [
    "see_today",
    "high_glucose",
    "larguei a insulina tem 2 semanas e tô só no chá de pata de vaca que o moço do mercado central falou que cura. tô meio fraca e com muita sede",
  ],
  [
    "see_today",
    "unwell",
    "perdi 11 kg em dois meses sem fazer dieta nenhuma e apareceu um caroço no pescoço",
  ],
  [
    "call_now",
    "heart",
    "tomei 4 cápsula do termogênico de uma vez antes do treino. o relógio marca 178 parado e ta doendo o peito",
  ],
  [
    "see_today",
    "blood_pressure",
    "Pressão 19x11 agora de manha e de novo 18x11, sem dor nenhuma, só um peso na nuca. Café com pão e queijo",
  ],
];

describe("what is graver than it is told, and what it is", () => {
  it.each(GRAVE)("%s, %s: %s", (grade, topic, text) => {
    expect(readSafety(text)).toMatchObject({ grade, topic });
  });

  it.each([
    "achei uma aranha marrom atrás do armário das panela, bati o chinelo e já era. ninguém picado. almocei bife",
    "a aranha quase me mordeu kkk comi bife com molho vermelho",
    "fui picada por pernilongo, coça demais",
    "ele comeu uma pilha de panquecas",
    "passei veneno na horta e almocei arroz",
    "glicada caiu de 11 pra 9,2",
    "meu bebê tá quietinho dormindo depois da papinha",
    "jejum seco hoje até meio dia, depois almocei arroz e feijão",
    "jejum sem água nem comida pro exame, quase desmaiei de fome kkk",
    "o nenê não para de chutar depois que como chocolate kkkk 33 semanas",
  ])("is none: %s", (text) => expect(readSafety(text)).toBeNull());

  it.each([
    ["caroço de azeitona entalado no pescoço", "choking"],
    ["sou um peso na vida de todo mundo", "self_harm"],
    ["tomei insulina, tô tremendo e com muita sede", "low_glucose"],
  ])("keeps its name: %s", (text, topic) => expect(readSafety(text)?.topic).toBe(topic));
});

describe("who left a medicine out", () => {
  const told = (locale: (typeof LOCALES)[number], text: string) =>
    safetyText(translator(locale), readSafety(text) as SafetyVerdict);

  it.each(LOCALES)("is not told to take nothing more, in %s", (locale) => {
    for (const text of [
      "parei a insulina por conta própria",
      "eu pulo a insulina da noite de propósito pq percebi que quando tomo eu engordo",
      "parei o lítio por conta própria",
    ])
      expect(told(locale, text), text).not.toMatch(/Não tome mais nada|Take nothing more|Que bom|Good that/);
    expect(told(locale, "parei a insulina por conta própria")).toMatch(/insulin/);
  });

  it.each(LOCALES)("is told so still of a double dose, in %s", (locale) => {
    expect(told(locale, "tomei metformina em dobro hoje")).toMatch(/Não tome mais nada|Take nothing more/);
  });
});
