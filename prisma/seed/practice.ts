import type { PlanMealBody } from "@/lib/care/plans/plan-schema";
import type { MeasureId } from "@/lib/nutrition/foods/measures";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const WEEKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];

/** "arroz-branco 100" in grams, "maca 1xunidade" in a measure: foods by their catalogue id. */
function option(name: string, foods: string): PlanMealBody["options"][number] {
  return {
    name,
    items: foods.split(", ").map((words) => {
      const [food = "", amount = ""] = words.split(" ");
      const [quantity, measure] = amount.split(/x(.*)/);
      return measure
        ? { food, quantity: Number(quantity), measure: measure as MeasureId }
        : { food, grams: Number(amount) };
    }),
  };
}

type Options = [name: string, foods: string][];

function meal(
  kind: PlanMealBody["kind"],
  time: string,
  options: Options,
  more: Partial<Pick<PlanMealBody, "weekdays" | "note">> = {},
): PlanMealBody {
  return {
    ...{ kind, time, weekdays: EVERY_DAY, note: "", ...more },
    options: options.map(([name, foods]) => option(name, foods)),
  };
}

/** What the demo's nutritionist begins plans with. */
export const TEMPLATES: readonly { name: string; guidance: string; meals: PlanMealBody[] }[] = [
  {
    name: "Emagrecimento, rotina de escritório",
    guidance:
      "Beba água ao longo do dia. Fora de casa, monte metade do prato com salada e legumes. Um doce pequeno no fim de semana cabe no plano.",
    meals: [
      meal("breakfast", "07:30", [
        ["Em casa", "pao-de-forma-integral 2xfatia, ovo-mexido 2xunidade, mamao 150, cafe 1xxicara-de-cafe"],
        ["Na rua", "tapioca 1xunidade, queijo-minas-frescal 1xfatia, cafe 1xxicara-de-cafe"],
      ]),
      meal("morning_snack", "10:00", [["Fruta", "maca 1xunidade, castanha-do-para 3xunidade"]]),
      meal(
        "lunch",
        "12:30",
        [
          [
            "Frango",
            "arroz-branco 110, feijao-carioca 1xconcha, frango-grelhado 1xfile, alface 40, tomate 0.5xunidade, azeite 1xcolher-de-sopa",
          ],
          [
            "Peixe",
            "arroz-integral 100, lentilha 1xconcha, tilapia 1xfile, brocolis 80, azeite 1xcolher-de-sopa",
          ],
        ],
        { weekdays: WEEKDAYS, note: "No quilo, comece pela salada." },
      ),
      meal(
        "lunch",
        "13:00",
        [["Em família", "macarrao-cozido 150, carne-moida 100, alface 40, tomate 0.5xunidade"]],
        {
          weekdays: WEEKEND,
        },
      ),
      meal("afternoon_snack", "16:30", [
        ["Iogurte", "iogurte-natural 1xpote, aveia 2xcolher-de-sopa, banana-prata 1xunidade"],
      ]),
      meal("dinner", "20:00", [
        ["Completo", "batata-doce 120, bife-grelhado 1xbife, cenoura 60, azeite 0.5xcolher-de-sopa"],
        ["Leve", "sopa-de-legumes 300, pao-de-forma-integral 1xfatia"],
      ]),
    ],
  },
  {
    name: "Ganho de peso, quem treina",
    guidance:
      "Coma até 1 h antes do treino e até 2 h depois. Se faltar apetite, comece pelo prato principal.",
    meals: [
      meal("breakfast", "07:00", [
        [
          "Reforçado",
          "cuscuz-de-milho 150, ovo-mexido 3xunidade, leite-desnatado 240, banana-prata 1xunidade",
        ],
      ]),
      meal("lunch", "12:30", [
        ["Carne", "arroz-branco 200, feijao-carioca 150, bife-grelhado 150, batata-doce 150, azeite 10"],
        ["Frango", "arroz-branco 200, lentilha 150, frango-grelhado 180, brocolis 80, azeite 10"],
      ]),
      meal("afternoon_snack", "16:00", [
        ["Vitamina", "leite-desnatado 300, whey-protein 30, banana-prata 120, aveia 40"],
      ]),
      meal("dinner", "20:30", [["Massa", "macarrao-cozido 250, carne-moida 150, tomate 80"]]),
      meal("supper", "22:30", [["Iogurte", "iogurte-natural 200, granola 40"]]),
    ],
  },
];

type DemoPlan = {
  patient: number;
  template: 0 | 1;
  title: string;
  status: "draft" | "released" | "ended";
  /** Days from today. */
  from: number;
  until: number;
};

/** By the patient's place in the list: one plan ends this week, one is a draft, one is over, the others hold. */
export const PLANS: readonly DemoPlan[] = [
  { patient: 0, template: 0, title: "Plano de primavera", status: "ended", from: -80, until: -21 },
  { patient: 0, template: 0, title: "Plano de manutenção", status: "released", from: -20, until: 40 },
  { patient: 1, template: 0, title: "Plano alimentar", status: "released", from: -26, until: 4 },
  { patient: 4, template: 0, title: "Plano alimentar", status: "released", from: -30, until: 30 },
  { patient: 6, template: 0, title: "Plano alimentar", status: "released", from: -40, until: 50 },
  { patient: 7, template: 0, title: "Primeiro plano", status: "draft", from: 1, until: 30 },
  { patient: 8, template: 1, title: "Plano de ganho de peso", status: "released", from: -15, until: 45 },
  { patient: 9, template: 0, title: "Plano alimentar", status: "ended", from: -90, until: -10 },
  { patient: 11, template: 0, title: "Plano alimentar", status: "released", from: -10, until: 80 },
];

/** What she says about days, so many days back. */
export const COMMENTS: readonly { patient: number; daysAgo: number; text: string }[] = [
  {
    patient: 0,
    daysAgo: 1,
    text: "Que dia bem montado, Ana! Para amanhã, que tal trocar o suco pela fruta inteira?",
  },
  { patient: 0, daysAgo: 4, text: "Boa proteína no almoço. Só faltou um lanche da tarde: foi correria?" },
  { patient: 1, daysAgo: 2, text: "Carlos, ótima constância. Semana que vem ajustamos o plano juntos." },
  {
    patient: 4,
    daysAgo: 1,
    text: "Isabela, o peso está caindo rápido demais. Não pule o jantar; me chame se faltar apetite.",
  },
];

export const NOTES: readonly { patient: number; daysAgo: number; text: string }[] = [
  {
    patient: 0,
    daysAgo: 60,
    text: "Motivada. Quer chegar bem ao casamento da irmã, em fevereiro. Evitar falar em calorias.",
  },
  { patient: 0, daysAgo: 20, text: "Consulta de retorno: manutenção. Relata menos ansiedade à noite." },
  {
    patient: 4,
    daysAgo: 3,
    text: "Perda acima de 1,5 % por semana. Investigar restrição; ligar na segunda.",
  },
  { patient: 8, daysAgo: 12, text: "Treina 5x por semana, dificuldade de comer de manhã." },
];

export const ANAMNESES: readonly { patient: number; sections: Record<string, string> }[] = [
  {
    patient: 0,
    sections: {
      complaint: "Perder 8 kg com calma e parar de beliscar à noite.",
      history: "Sem doenças. Exames de agosto normais.",
      family: "Mãe com diabetes tipo 2.",
      sleep: "Dorme 7 h, acorda descansada.",
      activity: "Caminhada 3x por semana, 40 min.",
      habits: "Cozinha em casa à noite; almoça no quilo perto do trabalho.",
      appetite: "Fome às 17 h; come mais quando está ansiosa.",
      alcohol: "Duas taças de vinho no fim de semana.",
      conduct: "Lanche da tarde reforçado; diário todos os dias; retorno em 30 dias.",
    },
  },
  {
    patient: 8,
    sections: {
      complaint: "Ganhar massa sem desconforto.",
      activity: "Musculação 5x por semana, à noite.",
      habits: "Mora só, cozinha no domingo para a semana.",
      conduct: "Café da manhã líquido nos dias corridos.",
    },
  },
];

/** Goals that she set: kcal, protein in g. */
export const PRESCRIBED: readonly { patient: number; kcal: number; protein: number }[] = [
  { patient: 0, kcal: 1_750, protein: 95 },
  { patient: 4, kcal: 1_800, protein: 100 },
  { patient: 8, kcal: 3_100, protein: 150 },
];
