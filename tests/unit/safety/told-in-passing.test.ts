import { describe, expect, it } from "vitest";
import { safetyText } from "@/lib/chat/replies/safety";
import { translator } from "@/lib/i18n/translator";
import { readSafety } from "@/lib/portuguese/safety/read-safety";

const HEARD = [
  [
    "call_now",
    "violence",
    "ele me deu um murro no queixo ontem. disse que hoje quando chegar do bar me mata",
  ],
  ["call_now", "violence", "meu namorado me bateu e falou que se eu contar ele me mata"],
  [
    "next_visit",
    "infant",
    "passo um melzinho no bico pra ela dormir, tem 7 meses. hoje papinha de abóbora com carne",
  ],
  ["next_visit", "infant", "boto um pouquinho de mel no bico dele pra acalmar, almocei peixe"],
  [
    "next_visit",
    "unwell",
    "sou vegana faz 5 anos e nunca tomei b12. ando com um formigamento nos pés e muito esquecida",
  ],
  ["next_visit", "unwell", "vegetariana há 8 anos, as mãos vivem dormentes. almocei arroz e feijão"],
  [
    "next_visit",
    "high_glucose",
    "a glicose em jejum que era 100 agora faz um mês que só da 150, 160. to me sentindo bem",
  ],
  ["next_visit", "high_glucose", "minha glicemia em jejum vive em 140, almocei arroz"],
  [
    "next_visit",
    "high_glucose",
    "minha glicose em jejum deu 138 semana passada, 142 depois e hoje 135, nunca tive diabetes. café foi tapioca",
  ],
  ["next_visit", "high_glucose", "fiz o admissional e a glicose em jejum deu 118, só falaram apto e tchau"],
  ["next_visit", "high_glucose", "no exame do postinho a glicemia de jejum veio 109. almocei peixe"],
  [
    "call_now",
    "low_glucose",
    "esqueci que já tinha aplicado a insulina lenta e apliquei de novo, jantei pizza",
  ],
  ["call_now", "low_glucose", "a lantus foi 40 em vez de 20, glicemia 98 agora"],
  ["next_visit", "pregnancy", "grávida de 12 semanas e não largo o café, umas 7 xícaras por dia kkk"],
  [
    "call_now",
    "injury",
    "tomo varfarina e ontem caí da canoa e bati a cabeça, hoje tô com sono e dor de cabeça",
  ],
  ["see_today", "injury", "minha mãe usa xarelto e bateu a cabeça no armário, não sente nada"],
  [
    "call_now",
    "infant",
    "a bebê tem 5 meses, a mamadeira é com metade do leite em pó pra render. tá magrinha e muito sonolenta",
  ],
  [
    "next_visit",
    "allergy",
    "ano passado comi siri e fiquei cheio de urticária. nunca investiguei, estou com vontade de arriscar uma porçãozinha",
  ],
  ["next_visit", "unwell", "cabelo caindo, unha fraca, um frio fora do normal e 5 kg a mais desde janeiro"],
  [
    "call_now",
    "poisoning",
    "peguei uns cogumelos no sítio e fiz na manteiga, comecei a vomitar muito e com cólica",
  ],
  [
    "see_today",
    "eating_disorder",
    "meu guri de 16 pesa tudo, e se come um pedaço de bolo corre duas horas de culpa",
  ],
  ["call_now", "heart", "dor no peito não tenho como explicar, mas tá forte"],
  ["call_now", "heart", "ano passado operei o coração, hoje tô com dor no peito"],
  ["next_visit", "pregnancy", "sou gestante e tomei 5 cafezinhos hoje"],
  ["call_now", "infant", "o nenê tem 20 dias, quase não suga desde ontem e só dorme, dou leite de caixinha"],
  ["call_now", "infant", "meu bebê de 2 meses não quer mamar e tá molinho"],
  [
    "see_today",
    "violence",
    "meu marido fica controlando tudo que eu como, me chama de porca na frente das crianças, quebra copo. nunca me bateu mas to com medo de onde isso vai",
  ],
  ["call_now", "breathing", "não engasguei não, mas tô sem ar"],
  ["see_today", "eating_disorder", "jantei duas vezes hoje e botei pra fora"],
  ["call_now", "medicine", "overdose de dipirona"],
  ["call_now", "medicine", "acho que foi overdose de remédio"],
  [
    "call_now",
    "stroke",
    "de manhã minha mão ficou dormente e a fala embolou uns 10 minutos, já voltou tudo ao normal",
  ],
  ["call_now", "stroke", "meu pai no almoço a fala dele enrolou do nada"],
  ["see_today", "infant", "a avó passou mel na chupeta, e o bebê não come bem desde ontem"],
  ["see_today", "infant", "ando dando mel pro bebê, ele não come mais nada"],
  ["next_visit", "infant", "dei uva inteira pro meu filho de 2 anos"],
  ["see_today", "unwell", "minha filha tá com febre há 4 dias, brinca com a boneca doente"],
  [
    "next_visit",
    "high_glucose",
    "peguei o exame a glicada deu 8,4, o ano passado era 6,9, a consulta eu ainda não marquei",
  ],
  ["next_visit", "high_glucose", "a glicada veio 8,2"],
  [
    "next_visit",
    "medicine",
    "a metformina me dava um desarranjo danado então larguei ela faz três semana, não falei com a doutora. almocei arroz integral",
  ],
  ["next_visit", "medicine", "larguei a metformina"],
  ["next_visit", "high_glucose", "minha glicada foi 9,5"],
  ["next_visit", "high_glucose", "a glicada era 6,9 e agora deu 9,1"],
  ["see_today", "infant", "meu bebê de 6 meses tá comendo mel, não toma mais leite"],
  ["next_visit", "infant", "cortei o bolo e dei pipoca pro meu filho de 2 anos"],
  ["next_visit", "infant", "dei uva inteira e melão cortado pro bebê de 10 meses"],
  ["call_now", "low_glucose", "my friend says hi. im diabetic, took insulin and now im shaky and sweating"],
  [
    "see_today",
    "infant",
    "ta caro o leite de lata então to fazendo a mamadeira com metade do pó e mais água, ele tem 2 meses, a pediatra disse q ele não ganhou peso. pode?",
  ],
  [
    "see_today",
    "unwell",
    "perdi 9 kg em 3 meses e nem to de dieta, como igual sempre. hj: arroz, feijão, ovo, laranja. roupa tudo caindo",
  ],
  [
    "call_now",
    "high_glucose",
    "meu guri de 9 anos é diabético, o aparelho só dá HI, vomitando desde cedo e bem sonolento",
  ],
  [
    "call_now",
    "high_glucose",
    "my son is diabetic, the meter just says HI and he is so sleepy I can hardly wake him",
  ],
  ["call_now", "low_glucose", "meu pai é diabético, o aparelho dá LO e ele tá sonolento"],
  [
    "next_visit",
    "high_glucose",
    "café preto e um pedaço de queijo. a glicose em jejum que era 100 agora faz um mês que só da 150, 160. to me sentindo bem",
  ],
  ["call_now", "low_glucose", "a glicada era 9 e agora tá 6,5, mas hoje a glicemia deu 45 e tô suando frio"],
  ["next_visit", "blood_pressure", "deixei de tomar o remédio da pressão faz um mês"],
] as const;

const QUIET = [
  "perdi 9 kg em 8 meses com a dieta, como bem igual sempre comi de salada",
  "o médico mandou parar a metformina",
  "parei na farmácia pra comprar losartana",
  "larguei a academia, tomo losartana todo dia",
  "peguei o exame, a glicada deu 6,4, ano passado era 8,9",
  "a glicada era 9 e agora tá 6,5",
  "a glicada deu 8,1, o ano passado era 9,4",
  "mel só pros grandes aqui, o bb nao come. eu comi 1 colher no iogurte",
  "comi pão com mel, o bebê não pode ainda",
  "meu filho de 3 anos cortei a uva em 4 pra ele, comeu 6 uvas de boa",
  "dei uva cortada em quatro pra minha filha de 2 anos",
  "minha filha brinca de médico e diz que a boneca tá com febre, deu sopa de mentirinha. ela almoçou tudo",
  "sou vegana, comi aveia adormecida com chia",
  "vegetariana aqui, deixei o feijão esquecido no fogo kkk",
  "quando criança engasguei com bala, hoje como bala normal",
  "quando eu era pequena desmaiei na escola, hoje como bem: arroz e ovo",
  "fiz a prova desmaiar de fácil, almocei strogonoff",
  "a pediatra falou que nada de mel antes de um ano. neném de 7 meses comeu batata doce com frango",
  "o doutor perguntou se eu tinha tontura, falta de ar, dor no peito: num tenho nada disso. almocei tilápia",
  "a fala do professor foi tão enrolada que dormi, lanche: coxinha",
  "não tomo insulina, não sou diabético, só quero emagrecer uns quilos. café sem açúcar",
  "bati a cabeça no armário de leve, comi bolo",
  "engordei 2 kg nas férias, cabelo comprido e frio hoje. comi sopa",
  "comi siri na praia, vou comer de novo amanhã",
  "desmaiei uma vez na escola com 12 anos, hoje tenho 45 e nunca mais. lembrei comendo mingau",
  "tive bulimia com 17 anos, me tratei, tenho 40 e vivo em paz com a comida. hoje foi lasanha",
  "dor no peito não tenho, perguntaram na avaliação da academia. almoço: frango",
  "meu bebê de 9 meses não engasgou nenhuma vez, comeu banana amassada super bem",
  "minha vó de 80 bebe o café dela e diz que vai enterrar todo mundo kkk, comeu inhame",
  "meu bebe fez 1 aninho, pediatra liberou mel. hoje dei iogurte com fruta pra ele",
  "bebê 1 ano e 4 meses provou mel na bolacha, gostou",
  "não dou mel pro nenê antes de um ano, isso eu sei. ele comeu banana amassada",
  "o nenê tá nascendo dente e baba um monte, sem febre, comeu toda a papinha",
  "glicemia 104 em jejum e 128 depois do almoço",
  "em jejum a glicose deu 98 e duas horas depois do almoço 135",
  "glicose em jejum deu 118, sou diabético e a meta é até 130",
  "apliquei a insulina do jantar, 20 unidades, e comi arroz e feijão",
  "grávida de 20 semanas, tomei 1 xícara de café e comi 4 torradas",
  "tô grávida, cortei o café, agora são 4 copos de água de manhã",
  "meu bebê mama de 3 em 3 horas e dorme bem a noite toda",
  "a série que tô vendo tem uma menina que desmaia todo episódio, drama demais. pipoca 1 balde",
  "o livro que estou lendo: o cara tem um infarto no meio da ceia. comi rabanada",
  "glicose em jejum 92, sempre tomo 200 ml de café depois",
  "me bateu uma fome e comi o bolo todo, minha mãe disse que vai me matar",
  "meu marido controla a pressão, tenho medo de exagerar no sal dele",
  "minha mãe disse que me mata se eu comer o bolo",
  "meu personal me bateu no jogo e disse que amanhã me mata de treinar kkk",
  "passo mel no bico do pão",
  "sou vegana e tomo b12 todo dia, almocei grão de bico",
  "sou vegetariana, não tenho formigamento, exames ok",
  "overdose de chocolate na páscoa",
  "não engasguei não viu, era só piada do meu irmão. comi o peixe inteiro",
  "hoje almocei duas vezes, em casa e na casa da vizinha",
  "500 de agua pra limpar o corpo",
  "Peso de hoje em jejum: 64,1. Fico devendo o café da manhã, que ainda vou tomar.",
  "glicose em jejum deu 98, igual sempre",
  "meu marido controla o som do carro, tenho medo de avião kkk",
];

describe("what is told in passing", () => {
  it.each(HEARD)("%s, %s: %s", (grade, topic, text) => {
    expect(readSafety(text)).toMatchObject({ grade, topic });
  });

  it.each(QUIET)("is nothing: %s", (text) => expect(readSafety(text)).toBeNull());

  it.each([
    "meu irmão me bateu no truco e disse que vai me matar na próxima",
    "meu namorado me chama pra correr, tenho medo de cachorro",
  ])("is no violence: %s", (text) => expect(readSafety(text)?.topic).not.toBe("violence"));
});

describe("what was long ago", () => {
  it.each([
    ["ano passado tive infarto, dor no peito e suando frio agora", "chest pain"],
    ["desmaiei no banho, operei o coração ano passado, hoje tô fraca", "fainting"],
    ["ano passado tive avc, boca torta e braço sem força agora", "signs of a stroke"],
  ])("hushes nothing of another clause: %s", (text, rule) => expect(readSafety(text)?.rule).toBe(rule));
});

it("takes less insulin for no more of it", () => {
  expect(readSafety("apliquei insulina, 20 em vez de 30 porque comi menos")?.rule).not.toBe(
    "too much insulin",
  );
  expect(readSafety("apliquei insulina, 30 em vez de 20 porque me enganei")?.rule).toBe("too much insulin");
});

describe("the answer says what it is about", () => {
  it.each([
    ["grávida de 12 semanas, umas 7 xícaras de café por dia", "xícaras de café"],
    ["cabelo caindo, unha fraca, um frio fora do normal e 5 kg a mais desde janeiro", "próxima consulta"],
    ["vegetariana há 8 anos, as mãos vivem dormentes. almocei arroz e feijão", "próxima consulta"],
    ["minha filhinha tem 5 meses e já dou sopinha, ela adora", "6 meses"],
    ["parei a losartana por conta própria faz um mês", "quem receitou"],
  ])("%s", (text, words) => {
    const verdict = readSafety(text);
    expect(verdict && safetyText(translator("pt-BR"), verdict)).toContain(words);
  });
});
