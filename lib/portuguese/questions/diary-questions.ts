import { addDays, type Day, daysBetween } from "@/lib/nutrition/calendar/day";
import type { Element } from "@/lib/portuguese/grammar/element";
import type { Nutrient, Period, Question } from "@/lib/portuguese/meaning/question";
import type { Asked } from "@/lib/portuguese/questions/asked";

const LEFT =
  / (?:falta|faltam|faltando|faltou|resta|restam|restou|sobra|sobram|sobrou|ainda (?:posso|cabe|cabem|da|tenho|consigo|falta)|posso (?:ainda )?(?:comer|consumir|beber|tomar) (?:ainda|hoje|mais|agora)|quanto (?:de \S+ )?(?:eu )?(?:ainda )?posso|saldo|para bater|pra bater|bati (?:tudo|as metas|todas|a meta de tudo)|batendo tudo) /;
const MISSING = / (?:bati (?:tudo|as metas|todas)|falta|faltam|faltando|resta|restam|sobra|sobram) /;
const GOAL =
  / (?:meta|metas|limite|objetivo|objetivos) |^ (?:eu )?(?:ja )?(?:passei|estourei) | (?:bati|cumpri|atingi) (?:a |as |o )?(?:proteinas?|agua|fibras?|calorias?|carbo\S*|kcal) /;
const MEETS =
  / (?:bati|batendo|bateu|cumpri|cumprindo|atingi|atingindo|alcancei|passei|estourei|ultrapassei|dentro|abaixo|acima|perto|longe|respeitei|segui|consegui) /;
const COMPARES =
  / (?:mais|menos|melhor|pior|compar\S+|diferenca|versus|vs|x|ou|relacao|maior|menor|aumentei|diminui|aumentou|diminuiu|melhorei|piorei) /;
const THAN =
  / (?:mais|menos|melhor|pior|maior|menor|compar\S+|diferenca|aumentei|diminui|melhorei|piorei)(?: \S+)* (?:que|com|relacao|comparado|a) |(?:relacao|comparado|comparando|comparacao) /;
const MEAN =
  / (?:media|em media|medias|por dia|diari[oa]|diariamente|normalmente|costumo|geralmente|tenho (?:comido|consumido|bebido|tomado)|(?:estou|venho|ando) (?:comendo|consumindo|bebendo|tomando)) /;
const EXTREME =
  / (?:(?:qual|que|em que|em qual|quais) (?:foi |eh |e )?(?:o |meu )?dia .*(?:mais|menos|maior|menor|melhor|pior)|dia (?:que |em que )?(?:eu )?(?:mais|menos|com mais|com menos)|(?:melhor|pior) dia|dia mais calorico|dia menos calorico|recorde) /;
const SOURCES =
  / (?:de onde (?:vem|veio|vieram|saiu|saiem|sai)|(?:quais?|que|o que) .*(?:alimentos?|comidas?|coisas?|itens|item) .*(?:mais|maior|pesou|peso)|o que (?:eu )?(?:comi |mais |foi )?.*(?:mais pesou|pesou mais|pesou|mais (?:deu|teve|tinha|contribuiu|engordou))|(?:o que|qual) (?:mais )?(?:deu|teve|tinha|tem) mais|(?:minhas?|principais|maiores) fontes?|o que (?:eu )?(?:mais comi|como mais|comi mais|mais como)|(?:alimento|comida) (?:que )?(?:eu )?mais (?:comi|como)) /;
const BY_MEAL =
  / (?:qual|que|em qual|quais) (?:das )?(?:minhas? )?(?:refeicao|refeicoes)(?: (?:minha|eu|que))* .*(?:mais|menos|maior|menor|pesa) /;
const LOGGED =
  / (?:quant[oa]s (?:dias|refeicoes|registros|vezes|anotacoes|lanches) .*(?:registr|anot|mandei|fiz|comi|usei|usando|seguid|tem|teve|foram)|dias seguidos|sequencia|(?:estou|to) anotando) ?/;
const LISTS =
  /^ (?:me |e |eu )*(?:(?:o que|oq|que) (?:eu )?(?:comi|almocei|jantei|lanchei|tomei|bebi|registrei|anotei|andei comendo)|(?:mostra|lista|quais|ver|quero ver|cade) (?:\S+ )?(?:meus|minhas|os|as|tudo)? ?(?:\S+ )?(?:lanches?|almocos?|jantares?|jantas?|cafes?|refeicoes|registros|comidas|tudo)) /;
const JUDGES =
  / (?:comi|bebi|almocei|jantei|exagerei|to comendo|estou comendo) (?:(?:muito|bem|coisa|comida|hoje) )*(?:demais|muito|pouco|bem|mal|direito|certo) |^ (?:sera que )?(?:eu )?exagerei(?: muito)?(?: hoje| na comida)? $| (?:onde|no que|em que|o que) (?:que )?(?:eu )?(?:posso|devo|preciso|da para) melhorar /;
const HOUR = / (?:que horas?|qual (?:o )?horario|quando) /;
const DAY_WORDS = / (?:meu dia|hoje|ontem|anteontem|indo|ate agora|total|resumo) /;
const WHAT =
  /^ (?:e |eu |me (?:diz|fala|mostra|conta|lembra) )*(?:o que|que|oq|qual|quais|lista|mostra|ver|cade) .{0,60}(?:comi|tinha|teve|tive|foi|foram|almocei|jantei|lanchei|registrei|anotei|anotad[oa]s?|registrad[oa]s?|lancad[oa]s?|comemos|consumi|tomei|bebi|refeic\S+|almoco|jantar|janta|lanche|diario|registros?)/;
/** "e a proteína?" is of today. */
const ONLY =
  /^ (?:e |a |o |as |os |de |da |do |minha |meu |minhas |hoje |ja |qual )*\S+ (?:hoje |de hoje |ate agora |hj )?$/;
const USUAL = / (?:normal|costume|sempre|de sempre|minha media) /;

/** What a message asks of the diary, where it names no food; null where it asks nothing of it. */
export function diaryQuestion(asked: Asked): Question | null {
  const { line, asks, had, nutrient, unkept, meals, moment } = asked;
  const { today } = moment;
  const period = asked.periods[0] ?? null;
  // "água hoje: 3 copos" tells.
  const isTold = asked.log.water.length > 0 && asked.log.elements.some(isCounted);
  const isNominal = !had && !isTold && (period !== null || MEAN.test(line)) && NOMINAL.test(line);
  if (!asks && !isNominal) return null;
  const day = period === null || period.from === period.to ? (period?.from ?? today) : null;
  if (unkept && (nutrient === null || unkept === "saturated_fat"))
    return { kind: "unkept", nutrient: unkept };
  const energy: Nutrient = nutrient ?? "kcal";
  const compared = comparison(asked);
  if (compared && asked.periods.length > 1)
    return { kind: "compare", periods: compared, nutrient: energy, meals };
  if (EXTREME.test(line)) {
    const most = !/ (?:menos|menor) /.test(line);
    return { kind: "extreme", period: period ?? lastDays(today, 30), nutrient: energy, most };
  }
  const meets = MEETS.test(line) && GOAL.test(line);
  if (meets && (day === null || day < today || / quant[oa]s (?:dias|vezes) /.test(line)))
    return { kind: "met", period: period ?? lastDays(today, 7), nutrient: energy };
  if (BY_MEAL.test(line)) return { kind: "by_meal", period: period ?? lastDays(today, 30), nutrient: energy };
  if (SOURCES.test(line)) {
    return { kind: "sources", period: period ?? { from: today, to: today }, nutrient: energy, meals };
  }
  if (compared) return { kind: "compare", periods: compared, nutrient: energy, meals };
  // "comi demais hoje?", "onde posso melhorar?": how the day stands.
  if (JUDGES.test(line) && day === today && meals.length === 0) return { kind: "left", nutrient };
  const isLeft = LEFT.test(line) || (meets && day === today);
  if (isLeft && !(had && !MISSING.test(line) && !meets) && (day === today || !had))
    return { kind: "left", nutrient };
  if (LOGGED.test(line) && nutrient === null && meals.length === 0) {
    return {
      kind: "logged",
      period: period ?? (/ hoje /.test(line) ? { from: today, to: today } : lastDays(today, 30)),
    };
  }
  // "o que comi semana passada?", "mostra meus lanches da tarde de segunda a sexta": the foods, not their sum.
  if (day === null && period && LISTS.test(line) && nutrient === null)
    return { kind: "eaten_kinds", categories: [], said: "", meals, period };
  const mean = MEAN.test(line) && !/ (?:meta|consumo) diari[oa] /.test(line);
  if (day === null || (mean && period === null)) {
    const span = period ?? lastDays(today, 7);
    const says =
      had || mean || isNominal || nutrient !== null || / (?:quant\S+|qual|como|resumo|total) /.test(line);
    return says ? { kind: "span", period: span, nutrient, meals, mean } : null;
  }
  return dayQuestion(asked, day);
}

function isCounted(element: Element): boolean {
  return element.type === "amount" && element.amount.counted;
}

/** Opens with what is asked for: "média de proteína da semana", "calorias de ontem". */
const NOMINAL =
  /^ (?:me (?:mostra|mostre|manda|da|passa|diz|fala) |mostra |ver |quero |quero ver |queria |manda |passa |a |o |as |os |minha |meu |minhas |meus |e )*(?:media|medias|total|totais|consumo|soma|quantidade|balanco|historico|evolucao|relatorio|resumo|resuminho|calorias?|kcal|proteinas?|carboidratos?|carbos?|agua|sodio|sal|fibras?|gorduras?|macros?|refeicoes|almoco|jantar|janta|cafe da manha|lanches?|registros?|diario|hidratacao|comida|alimentacao|consumi) /;

function dayQuestion(asked: Asked, day: Day): Question | null {
  const { line, starts, had, nutrient, meals, log } = asked;
  const isWater = nutrient === "water" || (nutrient === null && log.water.length > 0);
  if (isWater && (had || starts || ONLY.test(line))) return { kind: "water", day };
  const what = WHAT.test(line);
  if (meals.length > 0 && (had || what || starts || nutrient !== null)) {
    return { kind: "meal", day, meals, nutrient, ...(HOUR.test(line) && { hour: true }) };
  }
  // "qual foi a refeição mais calórica?" wants them side by side.
  if (what) return { kind: "day", day, nutrient: / refeic/.test(line) ? null : nutrient };
  if (had || DAY_WORDS.test(line) || asked.periods.length > 0) {
    const says =
      / (?:quant\S+|total|como|meu dia|indo|resumo|balanco|macros|refeicao|refeicoes) /.test(line) ||
      nutrient !== null;
    if (says) return { kind: "day", day, nutrient: / refeic/.test(line) ? null : nutrient };
  }
  return nutrient !== null && ONLY.test(line) ? { kind: "day", day, nutrient } : null;
}

/** The two periods that are held against each other, what is asked about first. */
function comparison({ line, periods, moment, had }: Asked): [Period, Period] | null {
  if (!COMPARES.test(line)) return null;
  const [first, second] = periods;
  if (first && second && !overlaps(first, second)) return [first, second];
  const { today } = moment;
  const before =
    / (?:que|com|a|para|na|no|da|do|pra) (?:a |o |na |no |da |do )?(?:passad[ao]|anterior|outr[ao]|retrasad[ao]) /.test(
      line,
    );
  if (first && before && first.from !== first.to) return [first, periodBefore(first)];
  const isThan = THAN.test(line);
  if (first && isThan && first.to < today) return [now(first, today), first];
  if (had && USUAL.test(line) && / que /.test(line)) {
    return [first ?? { from: today, to: today }, { from: addDays(today, -30), to: addDays(today, -1) }];
  }
  return null;
}

function overlaps(a: Period, b: Period): boolean {
  return a.from <= b.to && b.from <= a.to;
}

/** As long, and just before it. */
function periodBefore({ from, to }: Period): Period {
  const isMonth = from.endsWith("-01");
  if (isMonth) {
    const last = addDays(from, -1);
    return { from: `${last.slice(0, 8)}01`, to: last };
  }
  const length = from === to ? 1 : Math.max(7, daysBetween(from, to) + 1);
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** What "mais que semana passada" holds against it: this week, this month, today. */
function now({ from, to }: Period, today: Day): Period {
  if (from === to) return { from: today, to: today };
  if (from.endsWith("-01") && daysBetween(from, to) > 26)
    return { from: `${today.slice(0, 8)}01`, to: today };
  const length = daysBetween(from, to) + 1;
  return { from: length === 7 ? addDays(to, 1) : addDays(today, 1 - length), to: today };
}

function lastDays(today: Day, count: number): Period {
  return { from: addDays(today, 1 - count), to: today };
}
