import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { readHour } from "@/lib/portuguese/terms/hours";
import { isPoured } from "@/lib/portuguese/terms/poured";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { endOfPhrase, setPhrases } from "@/lib/portuguese/text/set-phrases";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isCoffeeHouse } from "@/lib/portuguese/vocabulary/no-food-here";

/** "snack" is the morning's or the afternoon's, by the hour. */
export type SaidMeal = MealKind | "snack";
export type MealReading = { kind: SaidMeal; next: number };

const VERBS = new Map<string, SaidMeal>(
  Object.entries({
    almocei: "lunch",
    almocamos: "lunch",
    almocando: "lunch",
    almocar: "lunch",
    almoco: "lunch",
    jantei: "dinner",
    jantamos: "dinner",
    jantando: "dinner",
    jantar: "dinner",
    janto: "dinner",
    lanchei: "snack",
    lanchamos: "snack",
    lanchando: "snack",
    lanchar: "snack",
    merendei: "snack",
    ceei: "supper",
    cear: "supper",
  } as const),
);

/** "almocei", "jantando", "acabei de almoçar": the meal is being eaten or was; "no almoço" only names it. */
export function tellsOfMeal(tokens: readonly Token[], { start }: { start: number }): boolean {
  const word = wordAt(tokens, start);
  if (!VERBS.has(word)) return false;
  const done =
    wordAt(tokens, start - 1) === "de" && /^(?:acabei|terminei|acabamos)$/.test(wordAt(tokens, start - 2));
  return done || /(?:ei|amos|ando)$/.test(word);
}

const NOUNS = new Map<string, SaidMeal>(
  Object.entries({
    desjejum: "breakfast",
    almoco: "lunch",
    almocinho: "lunch",
    jantar: "dinner",
    janta: "dinner",
    jantinha: "dinner",
    jantarzinho: "dinner",
    lanche: "snack",
    lanchinho: "snack",
    merenda: "snack",
    recreio: "snack",
    intervalo: "snack",
    colacao: "morning_snack",
    ceia: "supper",
  } as const),
);

/** "antes do almoço": the snack that comes before it. */
const BEFORE = new Map<SaidMeal, SaidMeal>([
  ["lunch", "morning_snack"],
  ["dinner", "afternoon_snack"],
  ["breakfast", "breakfast"],
]);
/** "um lanche" is a sandwich, "o lanche da tarde" a meal. */
const COUNTS = /^(?:um|uma|dois|duas|tres|\d+)$/;
const AFTER_HEAD = /^[:=–—-]$/;

/** The meal named at token `at`: "almocei", "no café da manhã", "Jantar:"; null when none is. */
export function readMeal(tokens: readonly Token[], at: number): MealReading | null {
  const word = wordAt(tokens, at);
  const verb = VERBS.get(word);
  if (verb && word !== "almoco" && word !== "jantar") return { kind: verb, next: at + 1 };
  if (
    word === "antes" &&
    wordAt(tokens, at + 1) === "de" &&
    /^(?:dormir|deitar)$/.test(wordAt(tokens, at + 2))
  ) {
    return { kind: "supper", next: at + 3 };
  }
  if (word === "antes" && /^d[eoa]$/.test(wordAt(tokens, at + 1))) {
    const next = readMeal(tokens, at + 2);
    const before = next && BEFORE.get(next.kind);
    return next && before ? { kind: before, next: next.next } : null;
  }
  if (word === "cafe") return readCoffee(tokens, at);
  // "parada do café: …", "coffee break"
  const isBreak = /^(?:parada|pausa|hora)$/.test(word) && /^d[oe]$/.test(wordAt(tokens, at + 1));
  if (isBreak && /^(?:cafe|cafezinho)$/.test(wordAt(tokens, at + 2))) return { kind: "snack", next: at + 3 };
  const noun = NOUNS.get(word);
  if (!noun || COUNTS.test(wordAt(tokens, at - 1))) return null;
  // "arroz do almoço" tells where the rice came from.
  if (
    /^d[oa]$/.test(wordAt(tokens, at - 1)) &&
    at > 1 &&
    /^(?:sobra|sobras|sobrou|sobraram|restou|resto|restinho|guardei|metade|terco|quarto|parte)$/.test(
      wordAt(tokens, at - 2),
    )
  ) {
    return null;
  }
  // "janta foi o almoço que sobrou"
  if (wordAt(tokens, at + 1) === "que" && /^(?:sobrou|sobraram|guardei|restou)$/.test(wordAt(tokens, at + 2)))
    return null;
  return withPartOfDay(tokens, noun, at + 1);
}

function withPartOfDay(tokens: readonly Token[], noun: SaidMeal, next: number): MealReading {
  const of = /^(?:da|de|a)$/.test(wordAt(tokens, next)) ? wordAt(tokens, next + 1) : "";
  if (noun !== "snack") return { kind: noun, next };
  if (of === "manha") return { kind: "morning_snack", next: next + 2 };
  if (of === "tarde") return { kind: "afternoon_snack", next: next + 2 };
  if (of === "noite") return { kind: "supper", next: next + 2 };
  return { kind: "snack", next };
}

/** "café da manhã", "no café comi…", "Café:" name a meal; "tomei café com leite" a drink. */
function readCoffee(tokens: readonly Token[], at: number): MealReading | null {
  const of = /^(?:da|de|d)$/.test(wordAt(tokens, at + 1)) ? wordAt(tokens, at + 2) : "";
  const bare = wordAt(tokens, at + 1);
  // A table of cakes, cheese and cold cuts, in the afternoon as a rule.
  if (bare === "colonial") return { kind: "snack", next: at + 2 };
  // "café 3 Corações"
  if (bare === "3" && /^coraco/.test(wordAt(tokens, at + 2))) return null;
  // "antes do café", "depois do café"
  const isTime = /^d[eo]$/.test(wordAt(tokens, at - 1)) && /^(?:antes|depois)$/.test(wordAt(tokens, at - 2));
  if (isTime && !/^(?:com|preto|sem)$/.test(bare))
    return { kind: "breakfast", next: at + (of === "manha" ? 3 : 1) };
  if (of === "manha" || bare === "manha") return { kind: "breakfast", next: at + (of ? 3 : 2) };
  if (of === "tarde") return { kind: "afternoon_snack", next: at + 3 };
  // "café das 5: pão com queijo"
  if (bare === "das" && AFTERNOON.test(wordAt(tokens, at + 2)))
    return { kind: "afternoon_snack", next: at + 3 };
  if (of === "hoje") return { kind: "breakfast", next: at + 3 };
  const before = wordAt(tokens, at - 1);
  // "tomei meu café com 4 bolachas": the drink, "no café do shopping": where it was.
  if ((before === "meu" && bare === "com" && isHad(tokens, at)) || isCoffeeHouse(tokens, at)) return null;
  if (isSpokenOf(tokens, at)) return { kind: "breakfast", next: MADE_SO.test(bare) ? at + 2 : at + 1 };
  const led = ["no", "meu"].includes(before) || (before === "o" && wordAt(tokens, at - 2) === "para");
  const begins = at === 0 || tokens[at - 1]?.kind === "break" || /^[:;.]$/.test(before);
  // "café: …", "café na estrada: …"
  const mark = pastPlace(tokens, at + 1);
  const headed = begins && AFTER_HEAD.test(wordAt(tokens, mark)) && !isPoured(tokens, mark + 1);
  const isTold =
    /^(?:foi|teve|hoje)$/.test(wordAt(tokens, at + 1)) &&
    (at === 0 ||
      tokens[at - 1]?.kind === "break" ||
      /^[:;.,]$/.test(before) ||
      (before === "hoje" && at === 1));
  if (isTold || isCoffeeTime(tokens, at)) return { kind: "breakfast", next: at + 1 };
  if (isBreakfastHad(tokens, at)) return { kind: "breakfast", next: at + 1 };
  const told = before === "de" && (at === 1 || /^(?:comi|hoje|foi)$/.test(wordAt(tokens, at - 2)));
  return led || headed || told ? { kind: "breakfast", next: at + 1 } : null;
}

const AFTERNOON = /^(?:[3-5]|tres|quatro|cinco|15|16|17|18)$/;

/** "café reforçado porque hoje tem entrega: 3 ovos", "o café foi de rainha": the meal by what is said of it, before any food is named. */
function isSpokenOf(tokens: readonly Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1);
  const begins = at === 0 || tokens[at - 1]?.kind === "break" || /^(?:[:;.!]|o|foi|hoje)$/.test(before);
  const said = wordAt(tokens, at + 1);
  if (!begins || !(MADE_SO.test(said) || /^(?:foi|d[aeo])$/.test(said))) return false;
  if (said === "foi" && /^(?:de|da|do|bem|super|so|no|na)$/.test(wordAt(tokens, at + 2)) && before === "o")
    return !foodAt(tokens, at + 3, false);
  // "o café foi 2 fatias de pão"
  if (said === "foi" && before === "o" && tokens[at + 2]?.kind === "number") return namesFood(tokens, at + 2);
  const colon = tokens.findIndex(({ word }, i) => i > at && word === ":");
  const isNear = colon > at && colon - at <= MOST_SAID;
  const isNamed = tokens.slice(at + 1, colon).some((_, i) => foodAt(tokens, at + 1 + i, false) !== null);
  return isNear && !isNamed && namesFood(tokens, colon + 1);
}

const MADE_SO = /^(?:reforcado|caprichado|tardio|atrasado|corrido|basico|improvisado)$/;
/** Words from the meal to the list of what it was. */
const MOST_SAID = 9;

/** "tomei café era um copo de café com leite", "tomei café agora, cuscuz com ovo", "tomei o café agora foi tapioca". */
function isBreakfastHad(tokens: readonly Token[], at: number): boolean {
  if (!isHad(tokens, at)) return false;
  const hour = readHour(tokens, pastWhen(tokens, at + 1));
  const next = pastLaughter(tokens, hour?.next ?? pastWhen(tokens, at + 1));
  if (/^(?:era|foi|foram|eram)$/.test(wordAt(tokens, next))) return true;
  // "tomei café, foi bolo e suco"
  const told = next === at + 1 && /^[,.]$/.test(wordAt(tokens, next)) ? next + 1 : -1;
  if (/^(?:era|foi|foram|eram)$/.test(wordAt(tokens, told)))
    return foodAt(tokens, readQuantity(tokens, told + 1)?.next ?? told + 1, false) !== null;
  if (next === at + 1 || !/^[,:]$/.test(wordAt(tokens, next))) return false;
  return namesFood(tokens, next + 1);
}

/** "pão com ovo", "2 fatias de pão", "3 ovos" */
function namesFood(tokens: readonly Token[], at: number): boolean {
  const ends = [readQuantity(tokens, at)?.next ?? at, readAmounts(tokens, at)[0]?.next ?? at];
  return ends.some((end) =>
    [end, wordAt(tokens, end) === "de" ? end + 1 : end].some((i) => foodAt(tokens, i, false) !== null),
  );
}

/** "tomei café", "tomei o café", "tomamos nosso café" */
function isHad(tokens: readonly Token[], at: number): boolean {
  const verb = /^(?:o|meu|nosso)$/.test(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  return /^(?:tomei|tomamos)$/.test(wordAt(tokens, verb));
}

function pastLaughter(tokens: readonly Token[], from: number): number {
  let at = from;
  while (/^(?:k+|rs+|ha(?:ha)+)$/.test(wordAt(tokens, at))) at += 1;
  return at;
}

function pastWhen(tokens: readonly Token[], from: number): number {
  let at = from;
  while (/^(?:la|ali|aqui|hoje|cedo|cedinho|ontem|agora|agorinha|ja|mesmo)$/.test(wordAt(tokens, at)))
    at += 1;
  return at;
}

/** "na estrada", "no hotel"; where nothing of the kind follows, the same place. */
function pastPlace(tokens: readonly Token[], at: number): number {
  return /^(?:em|n[oa])$/.test(wordAt(tokens, at)) && PLACES.test(wordAt(tokens, at + 1)) ? at + 2 : at;
}

/** "café na mesa do trampo: 2 torradas", "tomei café agora" above a line of food: what is listed, and no cup besides. */
export function isCoffeeHead(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at) !== "cafe" || readMeal(tokens, at)) return false;
  const colon = tokens.findIndex(
    ({ word, kind }, i) => i > at && (kind === "break" || /^[.:;,!?]$/.test(word)),
  );
  const isLine = tokens[colon]?.kind === "break" && isHad(tokens, at) && pastWhen(tokens, at + 1) === colon;
  if (colon - at > MOST_TO_COLON || !(isLine || wordAt(tokens, colon) === ":")) return false;
  if (tokens[at - 1]?.kind === "number" || /^uma?$/.test(wordAt(tokens, at - 1))) return false;
  const isBare = tokens.slice(at + 1, colon).every((_, i) => foodAt(tokens, at + 1 + i, false) === null);
  return isBare && foodAt(tokens, at, false)?.next === at + 1 && namesFood(tokens, colon + 1);
}

const MOST_TO_COLON = 7;

/** "tomei café na padaria, pedi pão com ovo": the meal, where it was, and what was eaten there. */
export function isBreakfastOut(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at) !== "cafe" || !isHad(tokens, at)) return false;
  const place = pastWhen(tokens, at + 1);
  if (!/^(?:em|n[oa])$/.test(wordAt(tokens, place)) || !PLACES.test(wordAt(tokens, place + 1))) return false;
  return tokens.some((_, i) => i > place + 1 && foodAt(tokens, i, false) !== null);
}

/** "café 2 fatias de pão": what begins the line is the meal, for what is counted after it is no coffee. */
export function isBreakfastHead(tokens: readonly Token[], at: number): boolean {
  const begins = at === 0 || tokens[at - 1]?.kind === "break" || /^[:;|]$/.test(wordAt(tokens, at - 1));
  const word = wordAt(tokens, at);
  if (!begins || (word !== "cafe" && word !== "manha")) return false;
  const isOfDay = tokens.some(({ word }, i) => i > at && /^(?:almoco|janta|jantar)$/.test(word));
  // "café pão com ovo, almoço …": with the other meals of a day.
  const named = isOfDay ? foodAt(tokens, at + 1, false) : null;
  // "manhã café com leite, almoço peixe, …"
  if (named && (word === "manha" || named.food.category !== "drinks")) return true;
  return readAmounts(tokens, at + 1).some(({ counted, measure, next }) => {
    const of = /^d[eoa]$/.test(wordAt(tokens, next));
    const linked = measure === null || isOfDay || of;
    return counted && linked && foodAt(tokens, of ? next + 1 : next, false) !== null;
  });
}

const PLACES =
  /^(?:padaria|padoca|hotel|pousada|casa|trabalho|servico|firma|escola|faculdade|rua|cafeteria|lanchonete|sogra|vo|mae|shopping|mercado|feira|bar|aeroporto|rodoviaria|obra|roca|fazenda|igreja|posto|estrada|onibus|oficina|loja|escritorio|campo)$/;

/** "café 7h pão", "café às 8: mingau", "o café é cuscuz", "café tinha sido biscoito": the meal, where what follows is no coffee. */
function isCoffeeTime(tokens: readonly Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1);
  const begins = at === 0 || tokens[at - 1]?.kind === "break" || /^[:;.,]$/.test(before);
  if (begins && readHour(tokens, at + 1)) return true;
  const was = endOfPhrase(COPULAS, tokens, at + 1);
  if (was === null || !(begins || before === "o")) return false;
  const from = pastManner(tokens, was);
  const food = foodAt(tokens, readQuantity(tokens, from)?.next ?? from, false);
  return food !== null && food.food.category !== "drinks";
}

/** Past "fraco.", "bem leve:", of the meal; where it ends with no mark, the same place. */
function pastManner(tokens: readonly Token[], at: number): number {
  const how = /^(?:bem|muito|meio|super|so)$/.test(wordAt(tokens, at)) ? at + 1 : at;
  const isSo =
    MADE_SO.test(wordAt(tokens, how)) || /^(?:frac|lev|simpl|bo[am]|magr|fart)/.test(wordAt(tokens, how));
  return isSo && /^[.,:;]$/.test(wordAt(tokens, how + 1)) ? how + 2 : at;
}

const COPULAS = setPhrases(["tinha sido", "tinha", "eh", "foi"]);

/** The meal that a snack said at an hour of the day is. */
export function mealOfSnack(hour: number): MealKind {
  if (hour >= 4 && hour < 11.5) return "morning_snack";
  return hour >= 20 || hour < 4 ? "supper" : "afternoon_snack";
}
