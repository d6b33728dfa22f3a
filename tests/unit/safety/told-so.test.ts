import { describe, expect, it } from "vitest";
import { readSafety } from "@/lib/portuguese/safety/read-safety";

describe("what is said in so many words", () => {
  it.each([
    ...[
      "vou me matar",
      "vou me matar hoje",
      "quero me matar",
      "quero morrer",
      "queria estar morta",
      "quero sumir",
    ],
    ...[
      "pensando em suicídio",
      "não quero mais viver",
      "I want to kill myself",
      "i wanna kill myself",
      "I want to die",
    ],
    ...[
      "dor no peito",
      "chest pain",
      "my chest hurts",
      "não consigo respirar",
      "I can't breathe",
      "engasguei",
    ],
    ...[
      "boca torta",
      "não sinto meu braço",
      "desmaiei agora",
      "to vomitando sangue",
      "sangrando muito",
      "acho que é avc",
    ],
    ...[
      "overdose",
      "I overdosed",
      "tomei todos os remédios",
      "tomei veneno",
      "snake bite",
      "picada de cobra",
    ],
    ...["garganta fechando", "my throat is closing", "to grávida e sangrando", "meu bebê não respira"],
  ])("is met: %s", (text) => expect(readSafety(text)?.grade).toBe("call_now"));

  it.each([
    ...[
      "doce, digitei errado",
      "dose dupla de café",
      "não me manda nada depois das 21h30",
      "não me acorda",
      "garganta arranhando, tomei mel",
    ],
    ...["esse calor vai me matar", "que delícia de morrer"],
    ...["scratch the wine, I didn't drink it", "remove the beer, I poured it but left it"],
    ...[
      "apaga a alface, deu o sinal e nem encostei nela",
      "tira o arroz, bateu o sinal e nem toquei nele",
      "apaga o bolo de cenoura, acabou o intervalo e nem mexi nele",
    ],
  ])("is none: %s", (text) => expect(readSafety(text)).toBeNull());
});

describe("blows in sport, plates that break", () => {
  it.each(["levei um soco hoje no boxe", "meu marido quebrou o prato, jantamos no copo"])(
    "are none at home: %s",
    (text) => expect(readSafety(text)).toBeNull(),
  );
});

describe("what is told in passing", () => {
  it.each([
    ["see_today", "há 4 dias não comi nada de sólido"],
    ["call_now", "comi demais, minha garganta fechou, tô passando mal"],
    ["call_now", "almocei bife, meu filho deixou uma carta se despedindo e se trancou no quarto"],
    [
      "call_now",
      "jantei cuscuz, desceu um monte de água, tô de 31 semanas e a barriga endurece de 5 em 5 minutos",
    ],
    ["see_today", "café com leite. eu tomo marevan e comecei ibuprofeno todo dia por causa do joelho"],
    ["see_today", "o vidro do pote entrou fundo no pé, jantei mesmo assim"],
    ["call_now", "caí da moto buscando a marmita, o punho inchou e ficou torto"],
    [
      "call_now",
      "churrasco hoje, choveu e botamos a churrasqueira de carvão dentro da sala, todo mundo com dor de cabeça e tonto",
    ],
    ["call_now", "almocei na roça, passei o veneno no tomate sem máscara e tô com a vista embaçada e suando"],
    ["see_today", "pão na chapa. descobri que tô grávida de 6 semanas e tomando roacutan"],
  ])("%s: %s", (grade, text) => expect(readSafety(text)?.grade).toBe(grade));

  it.each([
    "a faca entrou fácil na abóbora, fiz purê",
    "o bolo ficou torto, comi 2 fatias",
    "to pensando em jantar fora",
    "comi escondido da minha mae um pacote de bis kkkkk o pacote todo",
    "Comi demais na casa da Lourdes, tô até passando mal",
    "antes de sair pro mar: 2 pão com nata e café preto",
    "o bolo desmaiou, solou todo kkk comi mesmo assim",
    "churrasqueira de carvão acesa, 2 linguiças e pão de alho",
    "passei veneno nas plantas cedo, depois almocei arroz e bife",
    "comi 2 fatias de pizza e tô me sentindo culpada",
    "me sinto culpado por ter comido bolo",
    "desceu bem a água de coco, 300 ml",
    "comi sushi encharcado no shoyu",
    "pastel encharcado de óleo",
    "comi penne alla vodka",
    "miojo faz tão mal assim mesmo?",
    "Obrigada minha filha, fica com Deus",
    "ontem 62,3 hoje 61,8",
    "emagreci de 62,6 pra 61,8",
    "tava 62,6 semana passada, hoje 61,8",
    // Nobody who has too much of it may be told to eat sugar.
    "minha glicose agora deu 187",
    "medi a glicose deu cento e quarenta e dois",
    "glicose 110, tomei glifage 500",
  ])("is none: %s", (text) => expect(readSafety(text)).toBeNull());
});

describe("what is told in English", () => {
  it.each([
    "my gym membership... whatever, i'm going to end it all tonight",
    "my relationship is over and i've decided to end it tonight",
    "he drank all those beers and is on the sofa, i can't wake him up",
    "passed out on the couch and he won't wake up",
    "her pressure is 70/35 after the pills, had soup",
    "type 1, sugar 410, big ketones",
    "her poo is black like tar since the ibuprofen, two slices of toast",
  ])("is met beside all else: %s", (text) => expect(readSafety(text)?.grade).toBe("call_now"));

  it.each([
    "passed out on the couch after lunch",
    "decided to end it with keto, bread is back",
    "bp 120/80 all good",
    "sat 98, pulse 64, all good",
    "black bean soup, tarry thick",
  ])("is none: %s", (text) => expect(readSafety(text)).toBeNull());
});

describe("what must not be hushed beside it", () => {
  it.each([
    ["emagreci de 62,6 pra 42,1", "eating_disorder"],
    ["ontem 38,5 hoje 39,2", "injury"],
    ["botaram alguma coisa na cerveja dele e ele apagou", "unwell"],
    ["vendo tv aqui, arroz e bife, mas tomei a cartela toda de rivotril", "medicine"],
  ])("%s", (text, topic) => expect(readSafety(text)?.topic).toBe(topic));
});

describe("what only sounds like something else", () => {
  it.each(["glicose deu 45, o normal é 90", "glicose 45, ontem tava 300"])(
    "takes no other figure for the one of now: %s",
    (text) => {
      expect(readSafety(text)).toMatchObject({ topic: "low_glucose", grade: "call_now", glucose: 45 });
    },
  );

  it.each([
    "quero partir dessa pra melhor",
    "vou dar um basta em tudo",
    "tchau mundo",
    "penso em besteira o tempo todo",
  ])("still hears despair: %s", (text) => expect(readSafety(text)?.topic).toBe("self_harm"));

  it.each([
    "me fala tudo q comi hj",
    "esquece, n quero mais fazer dieta hoje 😩",
    "energetico lata 250 pra acordar",
  ])("hears none in what only sounds so: %s", (text) => expect(readSafety(text)).toBeNull());
});

describe("everyday words about health", () => {
  it.each([
    ...[
      "que fruta não sobe muito a glicose?",
      "o que eu posso comer que não sobe a glicose?",
      "o que eu posso comer de noite que não sobe a glicose?",
      "que pão não sobe tanto a glicose",
      "mamão sobe a glicose?",
      "dá pra comer pão e a glicose não subir?",
      "o que jantar pra glicose não amanhecer alta",
    ],
    ...[
      "tomei 2 comprimidos de metformina agora",
      "tomei dois comprimidos, um da pressão e um da diabete",
      "tomei 1 comprimido de sinvastatina",
      "já tomei meus remédios de hoje",
      "tomei xarope pra tosse",
      "tomei o remédio depois da janta",
      "minha mãe tomou o remédio dela",
      "meu marido tomou o remédio da pressão",
      "dei o remédio da pressão pra minha mãe, o de sempre",
    ],
    ...[
      "bebi meio litro de água minha filha pra tomar aquele remédio da pressão que é um comprimido desse tamanho",
      "bebi um copo de água pra tomar o comprimido da pressão",
      "tomei 200 ml de água, meu bem, com o comprimido do colesterol",
      "mais um copo d'água pra engolir o remédio da tireoide viu",
      "comprei 30 comprimidos de losartana e almocei",
      "bebi 200 ml de água e tomei 1 comprimido",
    ],
    ...["queria conversar com alguém, um atendente", "quero falar com um humano por favor"],
    ...["to mt bebada socorro", "to bebada kkk socorro", "gente to bêbada demais socorro kkk"],
  ])("alarm nobody: %s", (text) => expect(readSafety(text)).toBeNull());

  it.each([
    ["low_glucose", "tô suando frio e a glicose caiu, que fruta eu como agora?"],
    ["low_glucose", "glicose 54 e tô tremendo, o que eu como?"],
    ["high_glucose", "a glicose deu 290 agora, o que eu posso comer?"],
    ["medicine", "tomei 20 comprimidos de metformina"],
    ["medicine", "tomei metformina em dobro hoje"],
    ["medicine", "bebi um copo de água pra tomar 20 comprimidos da pressão"],
    ["medicine", "tomei água com 20 comprimidos de losartana"],
    ["medicine", "almocei e tomei 12 comprimidos de dipirona"],
    ["medicine", "um copo de água e minha filha tomou um comprimido da pressão"],
    ["medicine", "bebi água pra tomar o remédio da pressão, tô tonta"],
    ["medicine", "bebi um copo de água pra tomar o terceiro comprimido da pressão"],
    ["medicine", "meu neto tomou 2 comprimidos da minha pressão"],
    ["medicine", "tomei 2 comprimidos de dormir e bebi vinho"],
    ["medicine", "tomei o remédio errado, era do meu marido"],
    ["self_harm", "queria conversar com alguém, não aguento mais viver"],
    ["self_harm", "alguém me ajuda, tô pensando em fazer uma besteira"],
    ["violence", "meu marido tá bêbado socorro"],
    ["violence", "to bebada e ele não me deixa sair, socorro"],
  ])("do not hide %s: %s", (topic, text) => expect(readSafety(text)?.topic).toBe(topic));

  it.each([
    ["minha pressão ta 14 por 9, ta alta?", "high"],
    ["a pressão ta 15 por 9, é alta?", "high"],
    ["a pressão deu 18 por 11", "high"],
    ["minha pressão subiu e tô tonta", "high"],
    ["pressão deu 8 por 5 e moleza", "low"],
    ["a pressão caiu e tô tonta", "low"],
  ])("know a high pressure from a low one: %s", (text, pressure) => {
    expect(readSafety(text)).toMatchObject({ topic: "blood_pressure", pressure });
  });

  it("tells nobody to eat sugar whose glucose will not come down", () => {
    expect(readSafety("minha glicose não baixa")?.topic).toBe("high_glucose");
  });
});

it.each([
  "dei papinha pro meu bebê e ele tá respirando estranho",
  "dei papinha pra minha bebê de 6 meses e ela ta com o rosto empolado",
  "forget the lunch, I can't keep anything in and I'm shaking",
])("is heard beside papinha or an order: %s", (text) => expect(readSafety(text)).not.toBeNull());
