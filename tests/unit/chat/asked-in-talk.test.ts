import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt, ZONE } from "@/tests/golden/judge";

const DAY = "2026-11-24";
const TOLD: readonly [string, string][] = [
  ["07:00", "comi um pão francês com manteiga e café preto"],
  ["12:10", "almocei 2 conchas de feijão, 4 colheres de arroz e um bife"],
];

/** What is said in the evening of a day on which two meals were told: what it asks for, and whether the diary is another now. */
function afterMeals(text: string) {
  const diary = new DiaryInMemory(ZONE);
  for (const [hour, told] of TOLD) diary.say(told, momentAt(DAY, hour, 0));
  const before = JSON.stringify(diary.entries);
  const { understood } = diary.say(text, momentAt(DAY, "18:30", 0));
  return { understood, isSame: JSON.stringify(diary.entries) === before };
}

describe("reminders that are asked about stay as they are", () => {
  it.each([
    "que horas é o lembrete do jantar",
    "que horas vc me lembra do jantar",
    "que horas é o meu lembrete de água?",
    "qual o horário do lembrete do almoço?",
    "o lembrete da agua é que horas",
    "quando vc me avisa de beber agua",
    "tem lembrete de água?",
    "eu tenho lembrete do almoço?",
    "o lembrete do jantar ta ligado?",
    "quais lembrete que tem?",
    "quantos lembretes eu tenho?",
    "você vai me lembrar do jantar hoje?",
    "what time is my dinner reminder?",
  ])("“%s”", (text) => {
    expect(afterMeals(text)).toMatchObject({ understood: { command: { kind: "reminders" } }, isSame: true });
  });

  it.each([
    ["me lembra do jantar às 19h", { topic: "meal", meal: "dinner", on: true, times: ["19:00"] }],
    ["me avisa quando for hora de beber água", { topic: "water", on: true }],
    ["ta lembrando eu toda hora de beber agua, tira isso", { topic: "water", on: false, times: [] }],
    ["para de ficar me lembrando do jantar toda hora", { topic: "meal", meal: "dinner", on: false }],
    ["chega de me cobrar água", { topic: "water", on: false }],
    [
      "liga de novo o da água só às 10 da manhã",
      { topic: "water", on: true, times: ["10:00"], only: "times" },
    ],
    ["muda o do jantar pras 7 da noite", { topic: "meal", meal: "dinner", on: true, times: ["19:00"] }],
    ["muda o lembrete da agua pra só de manhã", { topic: "water", on: true, only: "morning" }],
  ])("“%s” changes them", (text, command) => {
    const { understood, isSame } = afterMeals(text);
    expect(understood?.command).toMatchObject({ kind: "set_reminder", ...command });
    expect(isSame).toBe(true);
  });

  it("what was eaten is no reminder", () => {
    expect(afterMeals("muda o arroz do jantar pra 200g").understood?.command).toBeNull();
    expect(afterMeals("tira o do almoço").understood?.command).toBeNull();
    expect(afterMeals("que horas eu almocei?").understood?.question).toMatchObject({
      kind: "meal",
      hour: true,
    });
  });

  it("nobody is reminded of medicine", () => {
    expect(afterMeals("me lembra de tomar meu remédio as 8 da noite?").understood?.question).toEqual({
      kind: "health",
      topic: "medicine_reminder",
    });
  });
});

describe("money", () => {
  it.each([
    ["quanto que custa isso aqui? é de graça?", "price"],
    ["e a assinatura, quanto é por mês?", "price"],
    ["quanto custa mesmo?", "price"],
    ["quanto eu pago por mês?", "price"],
    ["é de graça ou tem que pagar?", "price"],
    ["quanto custa por mês o garfo?", "price"],
    ["quanto é o plano?", "price"],
    ["esse app é pago?", "price"],
    ["precisa pagar pra usar?", "price"],
    ["vocês cobram quanto?", "price"],
    ["quanto tá a mensalidade", "price"],
    ["how much does it cost?", "price"],
    ["da pra cancelar qdo eu quiser?", "cancel_subscription"],
    ["posso cancelar quando quiser?", "cancel_subscription"],
    ["tem multa pra cancelar?", "cancel_subscription"],
    ["tem fidelidade?", "cancel_subscription"],
    ["como cancelo?", "cancel_subscription"],
    ["can I cancel anytime?", "cancel_subscription"],
    ["quando acaba meu teste?", "subscription"],
    ["quero pagar no pix", "pay_pix"],
  ])("“%s” is “%s”", (text, kind) => {
    expect(afterMeals(text)).toMatchObject({ understood: { command: { kind } }, isSame: true });
  });

  it.each([
    ["tem desconto pra idoso?", "discount"],
    ["ta caro hein, aposentada não tem dinheiro kkk", "discount"],
    ["da pra pausar a assinatura qdo eu quiser?", "pause_plan"],
    ["quero pausar o plano", "pause_plan"],
  ])("“%s” is about %s", (text, topic) => {
    expect(afterMeals(text).understood?.question).toEqual({ kind: "common", topic });
  });

  it("what a food costs, and what is taken back, is something else", () => {
    expect(afterMeals("quanto custa o feijão?").understood?.command).toBeNull();
    expect(afterMeals("paguei 30 reais no almoço").understood?.command).toBeNull();
    expect(afterMeals("o café tá caro").understood?.question).toBeNull();
    expect(afterMeals("quanto ficou o almoço?").understood?.question).toMatchObject({ kind: "meal" });
    expect(afterMeals("cancela isso").understood?.command).toEqual({ kind: "undo" });
    expect(afterMeals("cancela o almoço").understood?.corrections).toMatchObject([{ kind: "remove_meal" }]);
  });
});

describe("why a goal is what it is", () => {
  it.each([
    "pq minha meta mudou?",
    "minha meta mudou, por quê?",
    "mudaram minha meta",
    "minha meta não era 2000?",
    "como vc calcula minha meta?",
    "de onde vem minha meta de calorias",
    "quem definiu essa meta?",
    "por que minhas calorias mudaram?",
    "why did my goal change?",
    "how do you calculate my goal?",
  ])("“%s”", (text) => {
    expect(afterMeals(text).understood?.question).toEqual({ kind: "goal_why", nutrient: "kcal" });
  });

  it("is of the nutrient that is named", () => {
    const { understood } = afterMeals("por que minha meta de proteína mudou?");
    expect(understood?.question).toEqual({ kind: "goal_why", nutrient: "protein" });
  });

  it.each([
    ["por que não bati a meta?", "left"],
    ["de onde veio a gordura de hoje?", "sources"],
    ["como você calcula as calorias?", "about"],
  ])("“%s” asks something else", (text, kind) => {
    expect(afterMeals(text).understood?.question).toMatchObject({ kind });
  });

  it.each([
    ["qual minha meta?", "goals"],
    ["minha meta mudou pra 70kg", "set_goal"],
  ])("“%s” is a command", (text, kind) => {
    expect(afterMeals(text).understood?.command).toMatchObject({ kind });
  });
});

describe("what is only said to be kind", () => {
  it.each([
    ["obrigada minha filha, Deus te abençoe 😘", "blessing"],
    ["boa noite fica com Deus", "blessing"],
    ["amém", "blessing"],
    ["muito obrigada viu, vc é um amor", "thanks"],
    ["vlw garfinho vc é top kkkk", "thanks"],
    ["tava uma delicia, obrigada", "thanks"],
    ["não, obrigada", "thanks"],
    ["vou dormir, boa noite 😴", "good_night"],
    ["obrigada pela ajuda, boa noite", "good_night"],
    ["to com sono, boa noite", "good_night"],
    ["durma com os anjos", "good_night"],
    ["boa noite", "evening"],
    ["boa noite garfo", "evening"],
    ["bom diaa", "morning"],
    ["feliz natal", "wishes"],
    ["bom fds", "wishes"],
    ["beijo no coração", "bye"],
    ["almocei ar e jantei vento kkk", "joke"],
    ["comi um boi inteiro kkkkk", "joke"],
    ["Bom dia! dormi mal essa noite, a Pitica latiu a noite toda", "tired"],
    ["bom dia ressaca 💀", "tired"],
    ["to satisfeito hj, treino foi top", "glad"],
    ["já passou, foi só um susto", "relief"],
    ["hj vou me comportar", "promise"],
    ["to com dor no joelho hj", "ache"],
    ["eita que fome", "hungry"],
    ["fiquei com uma fome danada", "hungry"],
    ["a dieta tá sendo difícil", "hard"],
    ["tô meio desanimada", "hard"],
    ["minha calça folgou", "glad"],
    ["tô me sentindo mais leve", "glad"],
    ["bom demais esse feijão", "glad"],
    ["hoje é meu aniversário", "birthday"],
    ["bora bater a meta", "cheer"],
    ["foco, força e fé", "cheer"],
    ["esqueci de anotar ontem", "forgot"],
    ["minha nutri mandou cortar o pão", "advised"],
    ["a nutricionista passou 150g de frango no almoço", "advised"],
    ["deu vontade de comer um doce", "craving"],
    ["hoje tá um calor infernal aqui", "aside"],
    ["a geladeira tá vazia", "aside"],
  ])("“%s” is “%s” and changes nothing", (text, talk) => {
    expect(afterMeals(text)).toMatchObject({ understood: { talk }, isSame: true });
  });

  it.each([
    ["boa noite, jantei sopa", "meal"],
    ["feliz natal, comi peru", "meal"],
    ["dormi mal e comi um pão", "meal"],
    ["esqueci de anotar o almoço: sopa", "meal"],
    ["foi difícil mas comi 1 maçã", "meal"],
    ["comi um beijinho", "meal"],
    ["bom dia, 72,4", "weight"],
    ["obrigada mas tira o feijão", "correction"],
    ["boa noite, quanto falta?", "question"],
    ["to com fome, o que posso comer?", "question"],
  ])("“%s” is a %s all the same", (text, intent) => {
    expect(afterMeals(text).understood).toMatchObject({ intent, talk: null });
  });

  it("“foi depois de comer” is said of the weight before it", () => {
    const diary = new DiaryInMemory(ZONE);
    diary.say("peso 72,4", momentAt(DAY, "19:30", 0));
    const { understood } = diary.say("mas foi dps de comer", momentAt(DAY, "19:30", 1));
    expect(understood?.talk).toBe("weighed_then");
    expect(afterMeals("mas foi dps de comer").understood?.talk).not.toBe("weighed_then");
  });
});

describe("of a day and its meals", () => {
  it.each([
    ["comi demais hoje?", { kind: "left", nutrient: null }],
    ["onde posso melhorar?", { kind: "left", nutrient: null }],
    ["how much protein left?", { kind: "left", nutrient: "protein" }],
    ["how was my lunch?", { kind: "meal", meals: ["lunch"] }],
    [
      "qual refeição tem mais calorias hoje?",
      { kind: "by_meal", nutrient: "kcal", period: { from: DAY, to: DAY } },
    ],
    ["quanto ficou?", { kind: "meal", meals: ["lunch"], day: DAY }],
    ["e quanto deu?", { kind: "meal", meals: ["lunch"] }],
    ["quanto ficou o dia?", { kind: "day", day: DAY }],
    ["o que ta anotado hoje?", { kind: "day", day: DAY, nutrient: null }],
    ["o que tem anotado de ontem?", { kind: "day", day: "2026-11-23" }],
    ["sugere uma janta leve aí", { kind: "ideas", meal: "dinner", light: true }],
    ["quantas calorias eu comi na semana?", { kind: "span", period: { from: "2026-11-18", to: DAY } }],
    ["quantas calorias eu comi essa semana?", { kind: "span", period: { from: "2026-11-23", to: DAY } }],
    ["quantas caipirinhas?", { kind: "eaten", period: { from: DAY, to: DAY } }],
    ["quantas cervejas eu tomei ontem?", { kind: "eaten", period: { from: "2026-11-23", to: "2026-11-23" } }],
    ["da onde saiu esse pão?", { kind: "eaten" }],
    ["cadê o café preto que eu tomei de manha?", { kind: "eaten" }],
  ])("“%s”", (text, question) => {
    expect(afterMeals(text)).toMatchObject({ understood: { question }, isSame: true });
  });

  it.each(["comi demais", "comi bem hoje"])("“%s” tells, and asks nothing", (text) => {
    expect(afterMeals(text).understood?.question).toBeNull();
  });
});

describe("whom one was with is no food that is not known", () => {
  it.each([
    ["dividi um sorvete com a Bia", []],
    ["comi pizza com a Fernanda e o João", []],
    ["jantei na dona Zefa, comi sopa", []],
    ["tomei um suco de laranja e melhorou", []],
    ["comi arroz e xablau", ["xablau"]],
  ])("“%s”", (text, unknown) => {
    expect(afterMeals(text).understood).toMatchObject({ unknown, ask: null });
  });
});
