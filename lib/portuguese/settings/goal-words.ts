import type { Aim, Command, GoalName, SetGoal } from "@/lib/portuguese/meaning/command";
import { nutrientIn } from "@/lib/portuguese/questions/asked-nutrient";
import { readPeriods } from "@/lib/portuguese/questions/periods";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const META = / (?:metas?|objetivos?|alvo|limite diario|limite de) /;
const WANTS =
  / (?:quero|queria|preciso|pretendo|gostaria de|vou|desejo|meta|objetivo|sonho) (?:\S+ ){0,3}(?:pesar|chegar (?:a|aos?|em|nos|no|ate)|ficar com|atingir|alcancar|voltar (?:a|aos|pros|para os) ) ?/;
const CHANGE =
  / (?:perder|emagrecer|eliminar|secar|ganhar|engordar|aumentar) (?:\S+ ){0,2}?(?:\d|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta)/;
const EATS =
  / (?:quero|queria|preciso|pretendo|vou|devo|posso) (?:\S+ ){0,2}(?:comer|consumir|ingerir|beber|tomar|bater) (?:\S+ ){0,8}(?:por dia|ao dia|diari[oa]s?|todo dia|todos os dias) /;
/** "meu médico mandou comer 80 g de proteína, coloca" */
const TOLD =
  / (?:medic[oa]|nutri|nutricionista|endocrino|personal|doutor|doutora) (?:mandou|pediu|disse|falou|receitou|recomendou|quer|passou) (?:\S+ ){0,3}(?:comer|consumir|beber|tomar|ingerir|bater) /;
const MAKES =
  / (?:muda|mude|mudar|altera|altere|alterar|troca|troque|trocar|ajusta|ajuste|ajustar|define|defina|definir|coloca|coloque|colocar|bota|bote|botar|poe|por|aumenta|aumente|aumentar|sobe|subir|diminui|diminua|diminuir|abaixa|abaixar|baixa|baixar|reduz|reduza|reduzir|atualiza|atualize|atualizar|corrige|corrija|passa|passar|seta|fixa|cria|criar|nova|novo|quero|eh|agora|mudei|mudou|sera|vai ser|passou|ficou|fica|deixa) /;
const DROPS =
  / (?:tira|tirar|remove|remover|apaga|apagar|exclui|excluir|cancela|cancelar|zera|zerar|sem) (?:\S+ ){0,2}(?:meta|objetivo) /;
/** Tells or asks how it goes, and sets nothing. */
const TELLS =
  / (?:bati|batendo|cumpri|atingi|alcancei|passei|estourei|falta|faltam|faltando|quanto|quantos|quantas|qual|quais|perto|longe|dentro|consegui|perdi|emagreci|engordei|ganhei|comi|bebi|tomei|almocei|jantei) /;
const UP = / (?:aumenta|aumente|aumentar|sobe|subir|mais) /;
const DOWN = / (?:diminui|diminua|diminuir|abaixa|abaixar|baixa|baixar|reduz|reduza|reduzir|menos) /;
const AIMS: readonly [Aim, RegExp][] = [
  [
    "gain",
    / (?:ganhar (?:massa|peso|musculo|musculos|corpo)|hipertrofia|engordar|bulking|ficar (?:mais )?forte|crescer) /,
  ],
  ["keep", / (?:manter (?:o |meu |esse )?peso|manutencao|so manter) /],
  ["lose", / (?:perder (?:peso|gordura|barriga)|emagrecer|secar|definir|cutting|perda de peso) /],
];
const LITRES_AT_MOST = 20;
const GLASS_ML = 200;

/** "muda a meta de água pra 3 litros", "meu objetivo agora é 65 kg", "quero comer 1800 kcal por dia"; null otherwise. */
export function readGoal(phrase: Phrase, moment: Moment): Command | null {
  const { line } = phrase;
  if (phrase.words > 20 || TELLS.test(line)) return null;
  const meta = META.test(line);
  if (meta && DROPS.test(line)) {
    const goal = goalIn(line, null);
    return goal ? { kind: "set_goal", goal, value: null } : null;
  }
  // "quero ganhar massa agora em vez de emagrecer"
  const aimed =
    / (?:quero|queria|agora eh|decidi|resolvi) (?:\S+ ){0,2}(?:ganhar massa|ganhar musculo|hipertrofia|emagrecer|perder peso|manter (?:o |meu )?peso)(?: agora| mesmo| em vez d\S+ \S+(?: \S+)?)* $/.test(
      line,
    );
  if (aimed && !phrase.asks) return aimOf(line.replace(/ em vez d.*/, " "));
  const weighs = WANTS.test(line);
  const changes = CHANGE.test(line) && !phrase.asks;
  const eats = EATS.test(line) || TOLD.test(line);
  if (!(meta && (MAKES.test(line) || phrase.words <= 7)) && !weighs && !changes && !eats) return null;
  // "qual a melhor meta de água?" asks.
  if (phrase.asks && !/ (?:pode|consegue|poderia|da para) /.test(line)) return null;
  const said = amountIn(phrase.core, line);
  if (!said) return meta ? aimOf(line) : null;
  // "vou perder 2 horas", "quero tomar 1 copo de leite por dia" set nothing.
  if (changes && !weighs && !meta && said.unit !== "kg") return null;
  if (!meta && !weighs && !changes && nutrientIn(line) === null && said.unit !== "kcal") {
    // "quero beber 2 litros e meio por dia": of nothing that is named, water.
    const isDrunk = / (?:beber|tomar) /.test(line) && (said.unit === "l" || said.unit === "ml");
    if (!isDrunk || / (?:de|do|da) [a-z]/.test(line)) return null;
  }
  const goal = goalIn(line, said.unit);
  if (!goal || !fits(goal, said.unit)) return null;
  return finish({ kind: "set_goal", goal, value: said.value }, { phrase, moment, changes, weighs, said });
}

function finish(
  command: SetGoal,
  {
    phrase,
    moment,
    changes,
    weighs,
    said,
  }: { phrase: Phrase; moment: Moment; changes: boolean; weighs: boolean; said: Said },
): SetGoal | null {
  const { line } = phrase;
  const until = untilIn(phrase, moment);
  const dated = command.goal === "weight" && until ? { until } : {};
  // "2 g por quilo, peso 80"
  const each = EACH_KILO.exec(line);
  if (each && command.goal === "protein") {
    const kilos = / (?:peso|com|tenho) (\d{2,3}(?:[.,]\d)?) /.exec(line)?.[1];
    if (!kilos) return null;
    const grams = Number((each[1] ?? "").replace(",", ".")) * Number(kilos.replace(",", "."));
    return { ...command, value: Math.round(grams) };
  }
  const value = inUnit(command.goal, said);
  if (command.goal === "weight") {
    if (changes && !weighs) {
      const gains = / (?:ganhar|engordar|aumentar) /.test(line);
      return { ...command, value: gains ? value : -value, by: true, ...dated };
    }
    return { ...command, value, ...dated };
  }
  const relative = / em (?:\d|mais|um|uma|meio|dois|duas)/.test(line) || / mais \d/.test(line);
  if (relative && (UP.test(line) || DOWN.test(line)))
    return { ...command, value: DOWN.test(line) ? -value : value, by: true };
  return { ...command, value };
}

const EACH_KILO = / (\d(?:[.,]\d)?) ?g por (?:kg|quilo|kilo)(?: de peso)? /;

/** "meu objetivo é ganhar massa" */
function aimOf(line: string): Command | null {
  const aim = AIMS.find(([, words]) => words.test(line))?.[0];
  return aim ? { kind: "aim", aim } : null;
}

type Unit = "kg" | "g" | "mg" | "ml" | "l" | "kcal" | "glass" | "days" | null;
type Said = { value: number; unit: Unit };

/** The last number of the message with its unit: "de 2 para 3 litros" means three. */
function amountIn(tokens: readonly Token[], line: string): Said | null {
  let found: Said | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readQuantity(tokens, at);
    if (!read || (read.article && unitAt(tokens, read.next).unit === null)) continue;
    const { unit, next } = unitAt(tokens, read.next);
    // "até 15 de março", "em 3 meses" are no goal.
    if (/^(?:de|\/|meses|mes|semanas|anos)$/.test(wordAt(tokens, next)) && unit === null) {
      at = next;
      continue;
    }
    const half = wordAt(tokens, next) === "e" && wordAt(tokens, next + 1) === "meio";
    const value = read.value + (half ? 0.5 : 0);
    if (!found || found.unit === null || unit !== null) found = { value, unit };
    at = next - 1;
  }
  if (found && / mil /.test(line) && found.value < 20 && found.unit === null)
    return { ...found, value: found.value * 1000 };
  return found;
}

function unitAt(tokens: readonly Token[], at: number): { unit: Unit; next: number } {
  const word = wordAt(tokens, at);
  const unit = UNITS.get(word) ?? null;
  return { unit, next: unit ? at + 1 : at };
}

const UNITS = new Map<string, Unit>([
  ...["kg", "kgs", "quilo", "quilos", "kilo", "kilos"].map((word) => [word, "kg"] as const),
  ...["g", "grama", "gramas", "gr"].map((word) => [word, "g"] as const),
  ...["mg"].map((word) => [word, "mg"] as const),
  ...["ml"].map((word) => [word, "ml"] as const),
  ...["l", "litro", "litros", "lt", "lts"].map((word) => [word, "l"] as const),
  ...["kcal", "kcals", "caloria", "calorias", "cal", "cals"].map((word) => [word, "kcal"] as const),
  ...["copo", "copos"].map((word) => [word, "glass"] as const),
  ...["dia", "dias"].map((word) => [word, "days"] as const),
]);

function goalIn(line: string, unit: Unit): GoalName | null {
  const nutrient = nutrientIn(line);
  if (nutrient === "water" || unit === "l" || unit === "ml" || unit === "glass") return "water";
  if (nutrient !== null && unit !== "kg") return nutrient;
  if (unit === "kcal") return "kcal";
  if (unit === "kg" || / (?:peso|pesar|emagrecer|perder|ganhar|engordar|objetivo|chegar) /.test(line))
    return "weight";
  return unit === "days" && / (?:dias|semanal|por semana|na semana) /.test(line) ? "days" : null;
}

function fits(goal: GoalName, unit: Unit): boolean {
  if (unit === null) return true;
  const allowed: Readonly<Record<GoalName, readonly Unit[]>> = {
    weight: ["kg"],
    kcal: ["kcal", "days"],
    protein: ["g", "days"],
    carbs: ["g", "days"],
    fat: ["g", "days"],
    fibre: ["g", "days"],
    sodium: ["mg", "g", "days"],
    water: ["ml", "l", "glass", "days"],
    days: ["days"],
  };
  return allowed[goal].includes(unit);
}

/** In the goal's own unit. */
function inUnit(goal: GoalName, { value, unit }: Said): number {
  if (goal === "water") {
    if (unit === "glass") return Math.round(value * GLASS_ML);
    return Math.round(unit === "l" || (unit === null && value <= LITRES_AT_MOST) ? value * 1000 : value);
  }
  if (goal === "weight") return Math.round(value * 10) / 10;
  if (goal === "sodium" && unit === "g") return Math.round(value * 1000);
  return Math.round(value);
}

/** "até março", "até o dia 15/03": the next one. */
function untilIn(phrase: Phrase, moment: Moment): string | null {
  const at = phrase.core.findIndex(({ word }) => word === "ate");
  if (at < 0) return null;
  const words = phrase.core.slice(at + 1).filter(({ kind }) => kind !== "mark");
  // Seen from the last day of the year every month lies behind.
  const [read] = readPeriods(words, `${moment.today.slice(0, 4)}-12-31`);
  if (!read) return null;
  const day = read.period.to;
  for (const years of [0, 1]) {
    const year = Number(moment.today.slice(0, 4)) + years;
    const ahead = `${year}${day.slice(4)}`;
    if (ahead > moment.today) return ahead;
  }
  return null;
}

/** The kilograms of an answer that says nothing else: "65", "uns 65 kg"; null otherwise. */
export function figureIn({ core, line, words }: Phrase): number | null {
  const said = words <= 5 ? amountIn(core, line) : null;
  return said && (said.unit === null || said.unit === "kg") ? Math.round(said.value * 10) / 10 : null;
}

/** "pra 1700 então", "na verdade 2 litros", after a goal was set: that goal again; "e água 3 litros": one beside it; null for anything else. */
export function readGoalAgain(
  { core, line, words }: Phrase,
  goal: GoalName,
  before: number | null,
): SetGoal | null {
  if (BACK.test(line)) return { kind: "set_goal", goal, value: before };
  const isBeside = ALSO.test(wordAt(core, 0)) && AND_OF.test(line);
  const beside = isBeside && words <= 8 ? amountIn(core, line) : null;
  const other = beside && goalIn(line, beside.unit);
  if (beside && other && other !== "weight" && fits(other, beside.unit)) {
    const value = inUnit(other, beside);
    return value >= (LEAST_OF[other] ?? 1) ? { kind: "set_goal", goal: other, value } : null;
  }
  if (words > 6 || !AGAIN.test(line)) return null;
  const said = amountIn(core, line);
  return said && fits(goal, said.unit) ? { kind: "set_goal", goal, value: inUnit(goal, said) } : null;
}

/** "e água 3 litros", "e a de carboidrato pra 200 g": another goal beside the one that was set. */
const AND_OF =
  /^ (?:(?:e|ah|tambem|a|o|as|de|da|do|muda|coloca|bota|poe|quero|meta|minha|para|pra) )*(?:(?:agua|proteinas?|carboidratos?|carbos?|gorduras?|fibras?|sodio|calorias?|kcal) (?:tambem )?(?:(?:para|pra|de|em|eh|vai|fica|quero) )*[\d.,]+(?: \S+){0,3}|[\d.,]+ \S+ (?:e meio )?de (?:agua|proteinas?|carboidratos?|gorduras?|fibras?|sodio)(?: tambem)?) $/;
const ALSO = /^(?:e|ah|tambem|a|muda|coloca|bota|poe|quero)$/;
/** Less is drunk or eaten, and no goal. */
const LEAST_OF: Partial<Record<GoalName, number>> = {
  water: 1200,
  kcal: 1000,
  protein: 35,
  carbs: 35,
  fat: 20,
};

const BACK =
  /^ (?:nao |entao |melhor |ah )*(?:volta|volte|voltar|deixa|deixe|desfaz|desfazer|desfaca|cancela)(?: (?:como|ao que|para o que|isso|a meta|meta|o|que))*(?: (?:estava|era|antes|anterior))* $/;
const AGAIN =
  /^ (?:nao |entao |melhor |na verdade |alias |ou melhor |digo |mas |agora |faz |bota |poe |coloca |muda |deixa |quero |so )*(?:para |pra |em |por )?[\d.,]+(?: \S+)?(?: (?:entao|mesmo|melhor|por favor))* $/;
