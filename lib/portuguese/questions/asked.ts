import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { LogReading } from "@/lib/portuguese/meaning/log-reading";
import type { Nutrient, Period, UnkeptNutrient } from "@/lib/portuguese/meaning/question";
import { isWondered } from "@/lib/portuguese/meaning/wondered";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import { isCoffeeMeal, mealsIn } from "@/lib/portuguese/questions/asked-meals";
import { namesNutrient, nutrientIn, unkeptIn } from "@/lib/portuguese/questions/asked-nutrient";
import { readPeriods } from "@/lib/portuguese/questions/periods";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { normalize } from "@/lib/portuguese/text/letters/stems";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** What a message names that a question may be about. */
export type Asked = {
  line: string;
  words: number;
  moment: Moment;
  /** Begins as questions do: "quanto", "qual", "será que". */
  starts: boolean;
  /** The same, or ends with a question mark. */
  asks: boolean;
  /** Tells of what was eaten, drunk or came to a sum. */
  had: boolean;
  nutrient: Nutrient | null;
  unkept: UnkeptNutrient | null;
  periods: Period[];
  meals: MealKind[];
  /** Foods, without those whose name only is a nutrient's or a meal's. */
  foods: ParsedItem[];
  log: LogReading;
};

const OPENERS =
  "(?:e |mas |ja |eu |hoje |ontem |ai |entao |agora |ate agora |por favor |garfo |me (?:diz|fala|conta|informa|explica|mostra|mostre|responde|calcula|passa) |(?:voce |vc )?(?:sabe|consegue|pode)(?: me)? (?:dizer |falar |ver |informar |mostrar |calcular )?(?=quant|qual|quais|o que|se )|(?:queria|gostaria de|quero|preciso|da para|posso) (?:saber|ver|entender|descobrir) |mostra |ver |calcula |so |diz |fala |se |o (?=quant))*";

const ASKS = new RegExp(
  `^ ${OPENERS}(?:quanto|quanta|quantos|quantas|qual|quais|quando|onde|de onde|em que|que dia|que horas|o que|que|por que|porque|me explica|explica|explique|faz quanto|ha quanto|posso|pode(?! (?:me )?(?:anotar|registrar|marcar|lancar|colocar|por|botar|adicionar|salvar|tirar|remover|apagar|corrigir|trocar|mudar|excluir|acrescentar|incluir|deixar) )|da para|daria para|sera que|cabe|caberia|consigo|rola|ainda (?:posso|cabe|da)|se eu (?:comer|tomar|beber|jantar|almocar)|como (?:eu )?(?:esta|estou|ta|estao|vai|vao|vou|anda|andam|ando|foi|fui|foram|ficou|ficaram)|calorias?|kcal|valor nutricional|tabela nutricional|informac\\S+ nutriciona\\S+|macros?|proteinas? (?:de|do|da|em|tem)|quem|voces?(?! (?:ai |me |pode |poderia |por favor )*(?:anot|registr|marc|lanc|coloc|bota|poe|adiciona|salv|inclu|acrescent))|falta|faltam|tem (?:muit[oa]|quant[oa]s?)|passei d[aeo]|estourei|faz mal|engorda|compar[ae]r?|comparando|bati (?:tudo|todas|as metas)|ja (?:bati|passei|estourei) (?:a |o |da |do |minha |meu |na |no )*(?:meta|limite|objetivo))(?= )`,
);
/** "100 g de picanha tem quanto de gordura", "jantar de ontem ou de hoje, qual teve mais carboidrato": nothing is told before. */
const ASKS_LATER =
  /^(?!.* (?:comi|comemos|bebi|tomei|almocei|jantei|lanchei|belisquei|ceei|pesei|foi) .* (?:quant|qual|quais)).* (?:tem|teve|tinha|da|deu|vale|eh) (?:quant[oa]s?|qual) |^(?: \S+){1,8} (?:qual|quais) (?:eh|foi|tem|teve|tinha|deu|da|sao|dos|das|o|a|mais|menos|melhor|pior|engorda|vale|compensa|escolho) /;
/** "do que eu comi hoje, o que tem mais sódio" */
const ASKS_MOST =
  / (?:o que|qual|quais|quem) (?:deles |delas |foi o que |foi |eh )?(?:tem|teve|tinha|deu|mais|menos) (?:mais|menos|calori|sal|gord|prote)/;
/** "nos últimos 7 dias comi quanto açúcar": what was eaten is asked about. */
const ASKS_HAD = /^(?: \S+){0,8} (?:comi|bebi|tomei|consumi|gastei) (?:quant[oa]s?|o que|qual) /;
const HAD =
  / (?:comi|comemos|consumi|consumido|ingeri|bebi|bebemos|tomei|fiz|gastei|foi|foram|deu|deram|ficou|ficaram|tinha|tinham|teve|tive|somei|somou|registrei|anotei|mandei|almocei|jantei|lanchei|comendo|consumindo|tomando|bebendo|comido|bebido|colocou|anotou|registrou|botou|lancou|calculou|contou|colocaram) /;

/** What a message of words may ask about. */
export function askedOf(phrase: Phrase, log: LogReading, moment: Moment): Asked {
  const { line } = phrase;
  const said = phrase.core.filter(({ kind, word }) => word !== "" && isWord(kind));
  const starts = ASKS.test(line) || ASKS_LATER.test(line) || ASKS_MOST.test(line) || ASKS_HAD.test(line);
  const had = HAD.test(line);
  const nutrient = nutrientIn(line);
  const items = [...log.meals.flatMap((meal) => meal.items), ...log.planned];
  const coffee = had && isCoffeeMeal(line);
  return {
    ...{
      line,
      words: phrase.words,
      moment,
      starts,
      asks: starts || phrase.asks || isWondered(line, false),
      had,
      nutrient,
      log,
    },
    unkept: unkeptIn(line),
    periods: readPeriods(said, moment.today).map(({ period }) => period),
    meals: mealsIn(said, line),
    foods: items.filter(({ said }) => {
      const words = normalize(said);
      if (NO_FOOD.has(words)) return false;
      return !(coffee && words === "cafe") && (!namesNutrient(words) || isOfFood(line, words));
    }),
  };
}

/** Words of questions that a food's name is a letter away from. */
const NO_FOOD = new Set(["cabe", "cabem", "rola", "perfil", "janto", "cabia", "caberia", "pesa", "pese"]);

function isWord(kind: string): boolean {
  return kind === "word" || kind === "number" || kind === "time" || kind === "ratio";
}

/** "calorias do açúcar", "quanto tem no sal": asked of the food; "quanto comi de sal" of the nutrient. */
function isOfFood(line: string, words: string): boolean {
  return new RegExp(
    ` (?:calorias?|kcal|carboidratos?|proteinas?) (?:tem )?(?:de|do|da|em|no|na|um|uma)(?: \\S+)? ${words.replace(/[^a-z ]/g, ".")} `,
  ).test(line);
}
