import { describe, expect, it } from "vitest";
import { safetyText } from "@/lib/chat/replies/safety";
import { LOCALES } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { readFeeling } from "@/lib/portuguese/safety/read-feeling";
import { readSafety } from "@/lib/portuguese/safety/read-safety";
import { isGraver, type SafetyGrade, type SafetyVerdict } from "@/lib/portuguese/safety/scene/verdict";

/** What is heard, or felt, and the least grade of it. */
const HEARD: [SafetyGrade, string][] = [
  ["call_now", "meu bebê tá quieto demais depois da papinha, geladinho"],
  ["call_now", "bebê de 7 meses ficou geladinho e quietinho demais depois de comer"],
  ["see_today", "meu bebê comeu papinha e tá muito parado, gelado"],
  ["see_today", "minha nenê tá fria e quieta demais, não quer mamar"],
  ["see_today", "o bebê ficou largadinho e frio depois da papinha"],
  ["see_today", "meu bebê está quieto demais e mole"],
  ["see_today", "dei a papinha e ele ficou quietinho, mãozinha gelada, não reage"],
  ["next_visit", "meu bebê comeu papinha e não para de chorar"],
  ["next_visit", "dei papinha de manga e o bebê não para de chorar"],
  ["next_visit", "o neném não parou de chorar desde a papinha"],
  ["next_visit", "bebê de 6 meses chorando sem parar depois da sopinha"],
  ["next_visit", "minha bebê comeu e agora tá chorando muito e se contorcendo"],
  ["next_visit", "my baby ate puree and won't stop crying"],
  ["next_visit", "delete the dinner, I made myself get rid of it"],
  ["see_today", "remove lunch, i made myself get rid of it"],
  ["see_today", "take out the dinner, i got rid of it in the bathroom"],
  ["see_today", "apaga o jantar, me livrei dele no banheiro"],
  ["see_today", "apaga a pizza, me livrei de tudo na privada"],
  ["see_today", "pode apagar o almoço, eu me fiz botar pra fora"],
  ["see_today", "tira o bolo, já dei um jeito de botar pra fora"],
  ["see_today", "forget dinner, i forced it all back up"],
  ["see_today", "scratch the lunch, it didn't stay, i made sure of that"],
  ["see_today", "apaga a janta que eu coloquei tudo pra fora de propósito"],
  ["next_visit", "pode mel pra bebê de 7 meses?"],
  ["next_visit", "mel pra bebê de 7 meses pode?"],
  ["next_visit", "posso dar mel pro neném?"],
  ["next_visit", "bebê de 6 meses pode comer mel?"],
  ["next_visit", "pode mel na chupeta do bebê?"],
  ["next_visit", "minha neta de 9 meses pode tomar leite de vaca?"],
  ["see_today", "dei mel pro bebê"],
  [
    "next_visit",
    "meu netim de 4 mês já come caldim de feijão com angu todo dia, quanto posso por no pratim dele?",
  ],
  ["next_visit", "minha filhinha tem 5 meses e já dou sopinha, ela adora"],
  ["next_visit", "minha sogra deu suquinho de laranja pra minha bebê de 3 meses"],
  ["next_visit", "bebê de quatro meses já pode tomar chazinho? dei um pouco ontem"],
  ["next_visit", "almocei arroz e frango, e meu menino de 5 meses comeu papinha comigo"],
];

const HUNGRY = [
  "hoje a janta foi água, o dinheiro acabou",
  "os meninos comeram o resto do arroz, eu fiquei com fome",
  "aqui em casa não tem o que comer, tenho vergonha de pedir pra vizinha",
  "acabou tudo aqui em casa. dei o arroz com ovo pros meninos e fui deitar sem comer de novo, tenho vergonha de pedir",
  "dormi com fome pra sobrar comida pros meninos",
  "não tenho o que comer em casa, acabou o dinheiro",
  "tô sem dinheiro pra comida, hoje só teve farinha",
  "a comida acabou e o dinheiro só cai dia 5",
  "pulei a janta de novo pra sobrar pros meus filhos",
  "aqui em casa tá faltando comida, tô comendo uma vez por dia pra dar pros meninos",
  "hoje não almocei porque não tinha nada em casa e tô sem dinheiro",
  "a geladeira tá vazia e não tenho como comprar comida",
  "deixo de comer pros meus filhos comerem",
  "estamos passando fome aqui em casa",
  "tô passando necessidade, não tem nem arroz",
  "jantei água com açúcar porque acabou tudo e só recebo semana que vem",
  "meus meninos comeram e eu fui dormir sem jantar, não dava pra todo mundo",
  "não tem mais nada no armário e eu tenho vergonha de pedir ajuda",
  "comi só pão puro, tá difícil comprar comida esse mês",
  "meu filho perguntou o que tinha de janta e eu não tinha nada pra dar",
  "a cesta básica acabou e não sei o que vamos comer amanhã",
  "there's no food at home and no money till friday",
  "i skipped dinner so the kids could eat, we ran out of food",
  "perdi o emprego e não tenho dinheiro nem pra comida",
  "fiquei sem comer o dia todo porque não tinha em casa",
  "onde consigo cesta básica? aqui não tem mais nada",
  "dividi um ovo pra três, não tinha mais nada",
];

const ORDINARY = [
  "sem dinheiro pra academia, treino em casa",
  "as crianças comeram tudo e eu fiquei sem sobremesa kkk",
  "tenho vergonha de pedir marmita no restaurante",
  "acabou o arroz, comi macarrão",
  "não tem pão em casa, comi tapioca",
  "fui deitar sem jantar, não tava com fome",
  "dei o arroz pros meninos e comi salada",
  "to morrendo de fome kkk",
  "tô com fome, acabou a bolacha",
  "sem dinheiro pro ifood, fiz arroz e ovo",
  "geladeira vazia, vou no mercado mais tarde",
  "jantei pão puro com café",
  "pulei a janta porque almocei tarde",
  "fui dormir sem jantar, almocei muito",
  "acabou tudo da festa, comi 3 salgados",
  "acabou a marmita, sobrou salada",
  "a cesta básica tem arroz, feijão e óleo",
  "doei uma cesta básica hoje, almocei peixe",
  "dividi um ovo pra três pessoas na salada kkk sobrou muito",
  "ninguém passa fome aqui, teve feijoada",
  "tenho vergonha de pedir sobremesa",
  "não almocei porque não tive tempo",
  "hoje não tinha nada em casa então pedi pizza",
  "we ran out of milk, had black coffee",
  "there's no food like home food",
  "meu bebê tá quietinho dormindo depois da papinha",
  "dei papinha geladinha de mamão pro bebê",
  "meu bebê comeu papinha e dormiu",
  "bebê chorou na vacina, depois mamou bem",
  "meu bebê chorou um pouco e comeu tudo",
  "suco geladinho e o bebê quieto no carrinho",
  "o bebê da vizinha não para de chorar, comi sem paz",
  "comi vendo o bebê dormir quieto",
  "iogurte geladinho depois da papinha dela",
  "delete the dinner, I didn't eat it",
  "delete the dinner, the dog got rid of it",
  "remove the wine, i got rid of the bottle",
  "apaga o jantar, me livrei da marmita estragada",
  "me livrei do bolo que sobrou, dei pro vizinho",
  "há 4 meses minha filha come feijão sem reclamar",
  "meu bebê tem 4 meses, só mama. almocei arroz e feijão",
  "faz 2 meses que meu filho come arroz integral",
  "minha filha de 5 anos comeu papinha de fruta",
  "grávida de 4 meses, meu menino mais velho comeu sopa comigo",
  "apaga o almoço, joguei fora a comida",
  "tira o bolo, dei pro meu filho",
  "delete the soup, i made it myself",
  "I made myself a sandwich",
  "I made myself eat breakfast",
  "scratch the lunch, it didn't happen",
];

describe("an infant, and a meal that was got rid of", () => {
  it.each(HEARD)("is met, at least %s: %s", (grade, text) => {
    const verdict = readSafety(text);
    expect(verdict).not.toBeNull();
    expect(isGraver(grade, verdict?.grade ?? "next_visit")).toBe(false);
  });
});

describe("hunger for want of money", () => {
  it.each(HUNGRY)("is answered: %s", (text) => {
    expect(readSafety(text) ?? readFeeling(text)?.feeling).not.toBeUndefined();
  });

  it.each([
    "acabou tudo aqui em casa. dei o arroz com ovo pros meninos e fui deitar sem comer de novo, tenho vergonha de pedir",
    "pulei a janta de novo pra sobrar pros meus filhos",
    "não tenho o que comer em casa, acabou o dinheiro",
  ])("is no disorder: %s", (text) => {
    expect(readSafety(text)).toBeNull();
    expect(readFeeling(text)?.feeling).toBe("hunger");
  });

  it.each([
    "ele tranca a comida e não me dá dinheiro, fui dormir sem jantar",
    "sem dinheiro pra comida faz 4 dias, tô fraca e tonta",
    "sem dinheiro pra comida, não aguento mais viver assim",
    "grávida, sem comida em casa, sem comer há dois dias e sangrando",
  ])("does not hide what else is told: %s", (text) => expect(readSafety(text)).not.toBeNull());
});

it.each(ORDINARY)("is an ordinary day: %s", (text) => {
  expect(readSafety(text)).toBeNull();
  expect(readFeeling(text)?.feeling).not.toBe("hunger");
});

it.each(LOCALES)("speaks of honey only where honey was told, in %s", (locale) => {
  const of = (text: string) => safetyText(translator(locale), readSafety(text) as SafetyVerdict);
  expect(of("dei mel pro meu bebê de 8 meses")).toMatch(/Mel|Honey/);
  expect(of("meu bebê comeu papinha e não para de chorar")).not.toMatch(/Mel|Honey/i);
});
