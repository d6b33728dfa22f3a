import { addDays, type Day, FIRST_DAY } from "@/lib/nutrition/calendar/day";
import type { ParsedItem } from "@/lib/portuguese/meaning/parsed-entries";
import type { Period, Question } from "@/lib/portuguese/meaning/question";
import type { Asked } from "@/lib/portuguese/questions/asked";

const WISHES =
  / (?:posso|da para|daria para|cabe|caberia|cabem|consigo|rola|se eu|sera que (?:posso|da|cabe)|passo da meta|estoura|estouro|vontade de comer|queria comer|quero comer|quero jantar|quero almocar|estou querendo comer|pensando em comer) /;
const FIGURES =
  / (?:caloria|calorias|kcal|calorico|calorica|proteina|proteinas|carboidrato|carboidratos|carbo|carbos|gordura|gorduras|fibra|fibras|sodio|sal|acucar|macro|macros|nutriente|nutrientes|valor nutricional|valores nutricionais|tabela nutricional|informacao nutricional|informacoes nutricionais|engorda|emagrece|saudavel|tem em|quanto tem|fit) /;
const HAS = / (?:tem|tera|possui|contem|vale|pesa|pesam|sao|equivale) /;
const CHOICE = / (?:ou|versus|vs|x|melhor|pior|diferenca|compar\S+) | (?:mais|menos) .*(?:que|entre) /;
const OFTEN =
  / (?:quantas vezes|quando|ultima vez|faz (?:quanto|quantos|tempo)|ha quanto|ja comi|que dia (?:eu )?(?:comi|tomei|bebi)|com que frequencia) /;
const WHEN = / (?:quando|ultima vez|faz (?:quanto|quantos|tempo)|ha quanto|que dia) /;
/** Beside a question, what tells that something is to be noted down. */
const TELLS = / (?:anota|anote|anotar|registra|registre|registrar|marca|lanca|ne|ta|tudo bem|certo|viu|ok) /;

/** What a message asks of foods that it names; null where it asks nothing of them. */
export function foodQuestion(asked: Asked): Question | null {
  const { line, foods, had, starts, asks, nutrient, unkept, meals, words } = asked;
  if (foods.length === 0) return null;
  const has = HAS.test(line);
  const eaten = eatenQuestion(asked, has);
  if (eaten) return eaten;
  const wish = WISHES.test(line);
  if (isChoice(asked)) return { kind: "versus", items: foods, nutrient };
  if (!asks && !(wish && / (?:quero|queria|querendo|vontade|pensando) /.test(line))) return named(asked);
  if (wish && !had) return { kind: "fits", items: foods, meal: meals[0] ?? null };
  const figures = FIGURES.test(line) || has || / quanto /.test(line);
  if (had && !(has && starts)) return null;
  if (figures || starts) return { kind: "food", items: foods, nutrient, unkept };
  return words <= 3 && asks && foods.every(isBare) ? { kind: "food", items: foods, nutrient, unkept } : null;
}

/** "quantos ovos comi essa semana?", "quando comi pizza?", "comi pizza esse mês?" */
function eatenQuestion(
  { line, foods, had, starts, asks, periods, words, moment }: Asked,
  has: boolean,
): Question | null {
  const often = OFTEN.test(line) && (had || / (?:comi|tomei|bebi|como|tomo|bebo) /.test(line));
  const period = periods[0] ?? null;
  const counts = starts && had && !has && / (?:quant[oa]s?|total) /.test(line);
  const isLong = period !== null && period.from !== period.to;
  const whether =
    asks &&
    had &&
    !starts &&
    words <= 9 &&
    !TELLS.test(line) &&
    foods.every(isBare) &&
    (isLong || / ja /.test(line));
  if (!often && !counts && !whether) return null;
  const when = WHEN.test(line) && period === null;
  return {
    kind: "eaten",
    items: foods,
    period: period ?? usualPeriod(moment.today, when, often || whether),
    when,
  };
}

/** "quantos ovos comi?" is of today, "quantas vezes comi pizza?" of a month, "quando" of ever. */
function usualPeriod(today: Day, when: boolean, often: boolean): Period {
  if (when) return { from: FIRST_DAY, to: today };
  return { from: often ? addDays(today, -29) : today, to: today };
}

/** Two foods side by side, and nothing told of either. */
function isChoice({ line, foods, had, asks, words }: Asked): boolean {
  if (foods.length < 2 || had || !CHOICE.test(line)) return false;
  return asks || (/ ou /.test(line) && words <= 7 && foods.every(isBare));
}

/** "calorias da coxinha", "banana tem quantas calorias": about a food without a question mark. */
function named({ line, foods, nutrient, unkept }: Asked): Question | null {
  const about =
    / (?:tem|tera) (?:quant[oa]s?|muit[oa]|pouc[oa]) /.test(line) ||
    /^ (?:caloria|calorias|kcal|macros?|proteinas?|carboidratos?|valor nutricional|tabela nutricional|informac\S+ nutriciona\S+) (?:de|do|da|dos|das|em|no|na|por) /.test(
      line,
    );
  return about ? { kind: "food", items: foods, nutrient, unkept } : null;
}

/** No amount was said of it. */
function isBare({ assumed }: ParsedItem): boolean {
  return assumed.some(({ kind }) => kind === "portion");
}
