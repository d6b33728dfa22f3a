import { addDays, type Day } from "@/lib/nutrition/calendar/day";
import { FIRST_DAY } from "@/lib/nutrition/calendar/loggable-day";
import type { FoodCategory } from "@/lib/nutrition/foods/food";
import { readLog } from "@/lib/portuguese/meaning/log-reading";
import type { Period, Question } from "@/lib/portuguese/meaning/question";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import type { Asked } from "@/lib/portuguese/questions/asked";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { phraseOf } from "@/lib/portuguese/vocabulary/phrase";

const WISHES =
  / (?:posso|da para|daria para|cabe|caberia|cabem|consigo|rola|se eu|sera que (?:posso|da|cabe)|passo da meta|estoura|estouro|vontade de comer|queria comer|quero comer|quero jantar|quero almocar|estou querendo comer|pensando em comer) /;
const FIGURES =
  / (?:caloria|calorias|kcal|calorico|calorica|proteina|proteinas|carboidrato|carboidratos|carbo|carbos|gordura|gorduras|fibra|fibras|sodio|sal|acucar|macro|macros|nutriente|nutrientes|valor nutricional|valores nutricionais|tabela nutricional|informacao nutricional|informacoes nutricionais|engorda|emagrece|saudavel|tem em|quanto tem|fit) /;
const HAS = / (?:tem|tera|possui|contem|vale|pesa|pesam|sao|equivale) /;
const CHOICE =
  / (?:ou|versus|vs|melhor|pior|diferenca|compar\S+) | (?:mais|menos) .*(?:que|entre) | \S+ x \S+ /;
const OFTEN =
  / (?:quantas vezes|quando|ultima vez|ultimo dia|ultima data|faz (?:quanto|quantos|tempo)|ha quanto|que dia (?:eu )?(?:comi|tomei|bebi)|com que frequencia) /;
const WHEN = / (?:quando|ultima vez|ultimo dia|ultima data|faz (?:quanto|quantos|tempo)|ha quanto|que dia) /;
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
  const other = otherOne(asked);
  if (other) return { kind: "versus", items: other, nutrient };
  // Of what no figure is known, that is said first.
  if (unkept && nutrient === null && isChoice(asked)) return { kind: "food", items: foods, nutrient, unkept };
  if (isChoice(asked)) return { kind: "versus", items: eachAlike(withoutUse(foods, line), line), nutrient };
  if (!asks && !(wish && / (?:quero|queria|querendo|vontade|pensando) /.test(line))) return named(asked);
  if (wish && !had) return { kind: "fits", items: foods, meal: meals[0] ?? null };
  if (
    / (?:o que|quais ingredientes|que ingredientes) (?:eh que )?(?:tem|leva|vai|contem|ha) (?:n[ao]s?|em|d[eo]) /.test(
      line,
    ) ||
    /^ (?:o que eh|como eh feito) /.test(line)
  )
    return { kind: "contents", items: foods };
  const figures = FIGURES.test(line) || has || / quanto /.test(line);
  if (had && !(has && starts)) return null;
  if (figures || starts) return { kind: "food", items: foods, nutrient, unkept };
  return words <= 3 && asks && foods.every(isBare) ? { kind: "food", items: foods, nutrient, unkept } : null;
}

/** "a última vez que comi pizza": longer ones tell of when it was. */
const LONGEST_TOPIC = 9;

/** "quantos ovos comi essa semana?", "quando comi pizza?", "comi pizza esse mês?" */
function eatenQuestion(
  { line, foods, had, starts, asks, periods, words, moment }: Asked,
  has: boolean,
): Question | null {
  const period = periods[0] ?? null;
  const isLong = period !== null && period.from !== period.to;
  // "já comi pizza esse mês?"; "já comi 2 ovos" tells.
  const isAsked = OFTEN.test(line) || (/ ja comi /.test(line) && (asks || isLong));
  const often =
    (asks || words <= LONGEST_TOPIC) && isAsked && (had || / (?:comi|tomei|bebi|como|tomo|bebo) /.test(line));
  const why =
    starts &&
    had &&
    / (?:por que|porque|explica|explique) .*(?:voce|colocou|anotou|registrou|botou|calculou|deu) /.test(line);
  // "da onde saiu esse pão?", "cadê o café que eu tomei?"
  const whence =
    / d[ea] onde (?:saiu|saiam|sairam|veio|vieram|surgiu|apareceu) (?:ess[ea]s?|est[ea]s?|[oa]s?) |^ cade (?:[oa]s?|meus?|minhas?) /.test(
      line,
    );
  if (why || whence)
    return {
      kind: "eaten",
      items: foods,
      period: period ?? { from: moment.today, to: moment.today },
      when: false,
    };
  // "quantas caipirinhas?"
  const isBareCount = asks && words <= 3 && foods.length === 1 && /^ (?:e )?quant[oa]s /.test(line);
  const counts = (starts && had && !has && / (?:quant[oa]s?|total) /.test(line)) || isBareCount;
  const whether =
    asks &&
    had &&
    !starts &&
    words <= 9 &&
    !TELLS.test(line) &&
    foods.every(isBare) &&
    (isLong || / ja /.test(line));
  if (!often && !counts && !whether) return null;
  const when = WHEN.test(line) && (period === null || / ultim[oa] (?:dia|data) /.test(line));
  return {
    kind: "eaten",
    items: foods,
    period: when
      ? usualPeriod(moment.today, true, often)
      : (period ?? usualPeriod(moment.today, when, often || whether)),
    when,
  };
}

/** "quantos ovos comi?" is of today, "quantas vezes comi pizza?" of a month, "quando" of ever. */
function usualPeriod(today: Day, when: boolean, often: boolean): Period {
  if (when) return { from: FIRST_DAY, to: today };
  return { from: often ? addDays(today, -29) : today, to: today };
}

/** "moqueca baiana ou capixaba", "chocolate 70% ou ao leite": the second is of the first's kind. */
function otherOne({ line, foods, had, moment, asks, words }: Asked): ParsedItem[] | null {
  if (had || foods.length === 0 || foods.length > 2 || (!asks && words > 6)) return null;
  const [, before, after] =
    /^ (?:.* )?(\S+ (?:\S+ )?)ou ((?:ao |de |com |sem )?\S+)/.exec(line) ?? THAN_KIND.exec(line) ?? [];
  const head = line.trim().split(" ")[0] ?? "";
  const [first] = foods;
  if (!before || !after || !first || !searchKey(first.name).startsWith(searchKey(head))) return null;
  const [second] = readItems(`${head} ${after}`, moment);
  const isOfKind =
    second && second.foodId !== first.foodId && searchKey(second.name).startsWith(searchKey(head));
  return isOfKind && second.foodId !== foods[1]?.foodId ? [first, second] : null;
}

/** "ovo frito engorda mais que cozido?", "pão integral é melhor que o branco?" */
const THAN_KIND =
  /^ (\S+ (?:\S+ )?)(?:\S+ ){0,2}(?:mais|menos|melhor|pior|maior|menor)(?: \S+)? (?:do )?que (?:o |a )?((?:ao |de |com |sem )?\S+)/;

function readItems(words: string, moment: Asked["moment"]): ParsedItem[] {
  const { tokens, text } = phraseOf(`comi ${words}`);
  return readLog(tokens, text, moment).meals.flatMap(({ items }) => items);
}

/** "tapioca e cuscuz, 100 g cada": what weighs so much, all of them do. */
function eachAlike(foods: readonly ParsedItem[], line: string): ParsedItem[] {
  const weighed = / cada /.test(line) ? foods.find(({ portion }) => portion.measure === "g") : undefined;
  return foods.map((item) => (weighed ? { ...item, grams: weighed.grams, portion: weighed.portion } : item));
}

const SWAP =
  /(?:trocar|trocasse|troco|troca|substituir|substituo|substituisse) (?:o |a |os |as |meu |minha )?(.+?) (?:por|pelo|pela|pelos|pelas) (.+?)(?: (?:muda|faz|tem|quanto|eh|fica|vale|compensa|ajuda|da|seria|melhora|o que)(?: .*)?)? $/;

/** "e se eu trocar o arroz branco por integral, muda muito?": the two side by side. */
export function swapQuestion({ line, asks, moment }: Asked): Question | null {
  const [, from, to] = asks ? (SWAP.exec(line) ?? []) : [];
  if (!from || !to) return null;
  const read = (words: string) => readItems(words, moment);
  const first = read(from);
  const own = read(to);
  // "arroz branco por integral" means rice again.
  const second = own.length > 0 ? own : read(`${from.split(" ")[0]} ${to}`);
  return first.length > 0 && second.length > 0
    ? { kind: "versus", items: [...first, ...second], nutrient: null }
    : null;
}

const KINDS: readonly [RegExp, readonly FoodCategory[]][] = [
  [/^frutas?$/, ["fruit"]],
  [/^(?:verduras?|legumes?|saladas?|hortalicas?|vegetais|vegetal|folhas)$/, ["vegetables"]],
  [/^(?:doces?|docinhos?|sobremesas?|guloseimas?|besteiras?|porcarias?)$/, ["sweets"]],
  [/^(?:carnes?)$/, ["meat", "poultry", "fish"]],
  [/^(?:peixes?)$/, ["fish"]],
  [/^(?:laticinios?)$/, ["dairy"]],
  [/^(?:frituras?|salgadinhos?|salgados?)$/, ["snacks", "fast_food"]],
  [/^(?:alcool|bebidas? alcoolicas?)$/, ["alcohol"]],
];

/** "quais frutas comi de segunda pra cá?", "quantas vezes comi doce esse mês?": foods of a kind. */
export function kindsQuestion({
  line,
  had,
  asks,
  periods,
  foods,
  moment,
  nutrient,
  meals,
}: Asked): Question | null {
  if (!asks || !had || nutrient !== null) return null;
  const match =
    / (?:quais|qual|que|quant[oa]s?|quantas vezes(?: (?:que )?(?:eu )?(?:comi|bebi|tomei))?|quanto (?:de )?|de) (?:de )?([a-z]+)(?: \S+)? /.exec(
      line,
    );
  const words = line.trim().split(" ");
  const said = words.find((word) => KINDS.some(([names]) => names.test(word)));
  const kind = said ? KINDS.find(([names]) => names.test(said)) : undefined;
  if (!match || !said || !kind || foods.length > 1) return null;
  const usual = / vezes /.test(line) ? addDays(moment.today, -29) : moment.today;
  return {
    kind: "eaten_kinds",
    categories: [...kind[1]],
    said,
    meals,
    period: periods[0] ?? { from: usual, to: moment.today },
  };
}

/** "aveia ou fubá pro mingau": without what they are for. */
function withoutUse(foods: Asked["foods"], line: string): Asked["foods"] {
  const [, use] = / ou .* para (?:o |a )?(\S+) /.exec(line) ?? [];
  return use && foods.length > 2 ? foods.filter(({ said }) => !searchKey(said).startsWith(use)) : foods;
}

/** Two foods side by side, and nothing told of either. */
function isChoice({ line, foods, had, asks, words }: Asked): boolean {
  if (foods.length < 2 || had || !CHOICE.test(line)) return false;
  // "café: x-caboquinho"
  if (!asks && foods.some(({ name }) => /^x-/i.test(name))) return false;
  return asks || (/ \S+ (?:ou|x|vs|versus) \S+ /.test(line) && words <= 14 && foods.every(isBare));
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
