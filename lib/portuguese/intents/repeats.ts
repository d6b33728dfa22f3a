import type { Day } from "@/lib/nutrition/calendar/day";
import { type MealKind, mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { readDay } from "@/lib/portuguese/grammar/days";
import type { Element } from "@/lib/portuguese/grammar/element";
import type { Command } from "@/lib/portuguese/meaning/command";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { readLog } from "@/lib/portuguese/meaning/log-reading";
import { mealOfPeriod, periodAt } from "@/lib/portuguese/terms/hours";
import { mealOfSnack, readMeal } from "@/lib/portuguese/terms/meal-words";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { isSomebody } from "@/lib/portuguese/vocabulary/people";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const REPEAT =
  / ontem (?:[oa] |n[oa] )?(?:almoco|jantar|janta|lanche|ceia|cafe da manha|cafe) (?:foi )?(?:igual|igualzinho) | (?:repet(?:e|ir|i|ido|indo)|mesm[oa] (?:coisa|almoco|jantar|janta|cafe|lanche|refeicao|ceia|prato|comida|marmita|quentinha)|o mesmo (?:de|que|do)|mesmo d[oa] (?:almoco|jantar|janta|cafe|lanche|ceia)|mesmas coisas|igual(?:zinh[oa])? (?:(?:a|o|ao) )?(?:a|o|ao|no|na|do|da) (?:almoco|jantar|janta|cafe|lanche|ceia)|(?:igual(?:zinh[oa])?|identic[oa]) (?:(?:a|o|ao) )?(?:de )?(?:ontem|anteontem)|a mesma de (?:ontem|anteontem)|de novo o mesmo|ontem (?:foi|comi|almocei|jantei) igual|ontem (?:(?:de|da|a|pela) (?:manha|tarde|noite) )?(?:foi )?(?:igual|igualzinho)|copia .*(?:para|de) (?:ontem|anteontem)) |^ (?:e )?(?:hoje|no almoco|na janta|no jantar|no cafe|no lanche) (?:foi|comi|tomei|teve) (?:igual(?:zinho)?|o mesmo|a mesma) $|^ (?:e )?(?:o |a |no |na )?(?:almoco|jantar|janta|lanche|ceia) (?:foi )?(?:igual|o mesmo|a mesma coisa) (?:so que|mas) /;
const GOES_BACK =
  / ontem (?:(?:[oa] |n[oa] |de |da |pela )?(?:almoco|jantar|janta|lanche|ceia|cafe da manha|cafe|manha|tarde|noite) )?(?:foi|comi|almocei|jantei)? ?(?:igual|igualzinho|o mesmo|a mesma coisa) | (?:copia (?:isso |tudo |a mesma coisa )?|repet(?:e|ir|a) .*)para (?:ontem|anteontem) /;
/** "repeti o arroz" tells of a second helping. */
const SECOND_HELPING =
  /^ (?:eu )?repeti (?!(?:o |a )?(?:almoco|jantar|janta|cafe|lanche|ceia))|^ (?:e )?[oa]s? (?!(?:almoco|jantar|janta|cafe|lanche|ceia|mesm[oa]) )(?:\S+ ){1,3}(?:eu )?repeti (?!.* (?:ontem|anteontem) )|^ (?:e )?(?:mais|outr[oa]) .* (?:que|porque|pois) (?:eu )?repeti $/;

/** "tô pensando em repetir", "vou repetir amanhã", "comi e repeti meia" */
const ONLY_MEANT =
  / (?:pensando|pensei|penso|vontade|acho que|sera que|talvez|quase|amanha|queria|ia) .*repet| (?:amanha|queria|quero|pretendo) .*(?:mesm[oa] |igual)| (?:vou|quero|pretendo) (?:\S+ )?repetir $| nao repeti | repeti nao |^ (?:\d+|uma|duas|dois|tres) \S+ repeti $| acabei de repetir | repeti sim | repeti (?:meia|meio|metade|um pouco|so|mais|\d+|uma|duas) /;

/** "no almoço repeti a janta de ontem, o mesmo escondidinho": eaten today. */
const REPEATED_NOW = / repet(?:i|imos) (?:o|a) (?:\S+ ){1,3}de (?:ontem|anteontem) /;

/** "hoje igual ontem não, foi frango", "não ficou nada igual a ontem", "minha mãe comeu o mesmo que eu" */
const NOT_ALIKE =
  / (?:nada|nem) igual | (?<!gente )(?:com|almoc|jant|tom|beb|ped)(?:eu|iu|ou|eram|iram|aram) (?:o mesmo|a mesma coisa|igual) | (?:igual|mesma coisa|o mesmo)(?: \S+){0,3} nao(?: |$)| nao (?:foi|comi|eh) (?:igual|o mesmo|a mesma) | \d+(?:[.,]\d+)?(?: e mei[oa])? ?(?:kg|quilos?) /;

const AS_TOLD =
  /^ (?:e )?(?:o |a |no |na )?(?:almoco|jantar|janta|lanche|ceia) (?:foi )?(?:igual|o mesmo|a mesma coisa) (?:so que|mas) |^ (?:e )?(?:foi )?isso (?:foi |comi |teve )?(?:o|a|no|na) (?:almoco|jantar|janta|lanche|ceia) tambem (?:foi )?(?:igual(?:zinho)? )?$/;

/** "hj igual", "hoje também", right after a meal of yesterday. */
const TODAY_TOO =
  /^ (?:e |ai )?hoje (?:(?:foi|comi|tomei|de novo) )?(?:igual(?:zinh[oa])?|idem|(?:o )?mesmo|tambem|(?:a )?mesma coisa)(?: tambem)? $|^ (?:e )?(?:igual(?:zinh[oa])?|idem|(?:o )?mesmo|(?:a )?mesma coisa) hoje $/;

/** "jantar igual o almoço mas metade de tudo", "igual ao almoço, só que o dobro" */
const SHARE =
  / (metade|meia porcao|dobro|um terco)(?: de tudo| de cada(?: um| coisa)?| da quantidade| das quantidades| da porcao| do tamanho)?(?: so| mesmo| hoje| dessa vez)? $/;
const SHARES: Readonly<Record<string, number>> = {
  metade: 1 / 2,
  "meia porcao": 1 / 2,
  dobro: 2,
  "um terco": 1 / 3,
};

/** "repete o café de ontem" */
const BREAKFAST = / (?:o|meu|mesmo) cafe (?!(?:com|preto|puro|coado|sem) )/;

/** "o mesmo de ontem", "repete o almoço, mas sem o suco": a meal that is eaten again; null where none is. */
export function readRepeat(
  phrase: Phrase,
  moment: Moment,
  last: readonly LoggedEntry[] = [],
): Command | null {
  const { line, tokens } = phrase;
  const isEatenToo = EATEN_TOO.test(line);
  const isToday = TODAY_TOO.test(line) && last.some((one) => one.type === "meal" && one.day < moment.today);
  if (
    !(REPEAT.test(line) || isToday || AS_TOLD.test(line) || isEatenToo) ||
    (SECOND_HELPING.test(line) && !isEatenToo) ||
    ONLY_MEANT.test(line) ||
    NOT_ALIKE.test(line) ||
    isOfOthers(phrase)
  )
    return null;
  if (wordsOfRepeat(phrase) > 16 || phrase.asks) return null;
  // "almoço: arroz e frango. jantar: o mesmo do almoço": of what is told here.
  const { elements } = readLog(tokens, "", moment);
  const isOfThis = !isToday && elements.some(({ type }) => type === "same");
  if (isOfThis || isHelpedAgain(phrase, elements)) return null;
  const said = tokens.flatMap((_, i) => {
    const meal = readMeal(tokens, i);
    return meal ? [meal.kind] : isOfBreakfast(tokens, i) ? ["breakfast" as const] : [];
  });
  if (said.length === 0 && BREAKFAST.test(line)) said.push("breakfast");
  const kinds = [...new Set(said.map((kind) => (kind === "snack" ? mealOfSnack(moment.hour) : kind)))];
  const day = saidDay(tokens, moment);
  // "repete o almoço de hoje amanhã": not yet.
  if (/ amanha /.test(line) && (day === null || day >= moment.today)) return null;
  const before = day !== null && day < moment.today ? day : null;
  const [meal = null, toMeal = null] = orderKinds(kinds, line);
  const [, share = ""] = SHARE.exec(line) ?? [];
  const changes = { ...repeatChanges(tokens, moment), ...(share && { share: SHARES[share] ?? 1 }) };
  const too = isEatenToo && !before ? eatenToo(kinds, phrase, last) : null;
  if (too) return { kind: "repeat", ...too, toDay: moment.today, ...changes };
  // "ontem igualzinho" of a meal that is named nowhere
  if (isEatenToo && !REPEAT.test(line) && !AS_TOLD.test(line)) return null;
  // "ontem foi igual", "copia isso pra ontem": what was told of today was eaten then as well.
  if (before && GOES_BACK.test(line) && !REPEATED_NOW.test(line))
    return { kind: "repeat", meal, fromDay: moment.today, toDay: before, toMeal, ...changes };
  // "almoço foi igual só que …", after the dinner: what was told last of today.
  if (AS_TOLD.test(line) && kinds.length === 1 && !before)
    return {
      kind: "repeat",
      meal: null,
      fromDay: moment.today,
      toDay: moment.today,
      toMeal: meal,
      ...changes,
    };
  // Without a day the latest such meal is meant; "jantei o mesmo do almoço" means today's.
  const eatenAs = toMeal ?? (before ? null : eatenNow(meal, phrase, moment));
  const fromDay = before ?? (eatenAs ? moment.today : null);
  return { kind: "repeat", meal, fromDay, toDay: moment.today, toMeal: eatenAs, ...changes };
}

/** "a mesma comida das crianças", "o mesmo que meu marido": of which we know nothing. */
function isOfOthers({ line, tokens }: Phrase): boolean {
  const [, whose = ""] = SAME_AS.exec(line) ?? [];
  const at = whose === "" ? -1 : tokens.findIndex(({ word }) => word === whose);
  return at >= 0 && isSomebody(tokens, at);
}

const SAME_AS =
  / (?:mesm[oa](?: (?!d[aeo]s? |que )\S+)? (?:d[aeo]s?|que)|igual(?:zinh[oa])? (?:aos?|as?|d[aeo]s?)) (?:(?:[oa]s?|meus?|minhas?|noss[oa]s?|tod[oa]s?) )*(\S+) /;

/** "comi agora outra marmita igual à do almoço", in the afternoon: the meal of now; null where it is that very one. */
function eatenNow(meal: MealKind | null, { text }: Phrase, { hour }: Moment): MealKind | null {
  const now = meal && /(?<!\p{L})agora(?!\p{L})/iu.test(text) ? mealKindAt(hour) : null;
  return now === meal ? null : now;
}

/** "feijoada, repeti", "arroz e bife, repeti o arroz": another helping of what is told here. */
function isHelpedAgain({ line, tokens }: Phrase, elements: readonly Element[]): boolean {
  const again = tokens.findIndex(({ word }) => word === "repeti");
  const isTold = elements.some(({ type, start }) => type === "food" && start < again);
  return (isTold && !OF_ANOTHER.test(line)) || (isOfMeal(elements) && AT_THE_SAME.test(line));
}

function isOfMeal(elements: readonly Element[]): boolean {
  return elements.some(({ type }) => type === "food");
}

/** "1 biscoito, no mesmo lanche": which meal it was. */
const AT_THE_SAME =
  / (?:n[oa]|ness[ea]|nest[ea]|naquel[ea]) mesm[oa] (?:almoco|jantar|janta|cafe|lanche|refeicao|ceia) /;

const OF_ANOTHER =
  / (?:ontem|anteontem|mesm[oa]) | repeti (?:[oa] )?(?:almoco|jantar|janta|cafe|lanche|ceia) /;

/** "a mesma coisa do café" */
function isOfBreakfast(tokens: Phrase["tokens"], at: number): boolean {
  const isSame = /^(?:mesmo|mesma|coisa|igual|igualzinho)$/.test(wordAt(tokens, at - 2));
  const isMeal = !/^(?:com|preto|puro|coado|sem|d[aeo])$/.test(wordAt(tokens, at + 1));
  return wordAt(tokens, at) === "cafe" && isSame && isMeal && /^(?:do|ao|o|no)$/.test(wordAt(tokens, at - 1));
}

/** "janta igual", "no almoço a mesma coisa, sem o ovo", "à noite repeti o almoço": of what was just told another meal. */
const EATEN_TOO =
  /^ (?:e |ai |ja |hoje |depois )*(?:(?:o|a|no|na|de|pela|para o|para a) )?(?:almoco|jantar|janta|lanche|ceia|noite|almocei|jantei|lanchei) (?:hoje )?(?:foi |comi |teve |eu )*(?:de novo )?(?:igual(?:zinh[oa])?|identic[oa]|idem|a mesma (?:coisa|comida|marmita|quentinha)|o mesmo(?= (?:d[oa] |so |mas |menos |sem |tirando |tambem |hoje )?$| d[oa] | so | mas | menos | sem )|repeti o almoco)(?: igual(?:zinho)?| tambem| hoje| do almoco| da janta| do jantar)* (?!de |d[oa] |que (?!sobr)|um |(?:uma? )?(?:crianca|gente|gente grande|rei|rainha|princesa|bicho|animal|cavalo|leao|boi|porco|passarinho|velho|velha|doente|doid[oa]|louc[oa]|maluc[oa]|pobre|rico|estudante) )/;

/** From the meal that was told last to the one that is named; null where they are the same, or of another meal that was told. */
function eatenToo(kinds: readonly MealKind[], { tokens }: Phrase, last: readonly LoggedEntry[]) {
  const told = last.find((entry) => entry.type === "meal");
  const [period] = tokens.flatMap((_, at) => periodAt(tokens, at)?.period ?? []);
  const of = period && period !== "now" ? [mealOfPeriod(period), ...kinds] : kinds;
  const [toMeal, ...sources] = of;
  if (told?.type !== "meal" || !toMeal || toMeal === told.kind) return null;
  return sources.every((kind) => kind === told.kind) ? { meal: told.kind, fromDay: told.day, toMeal } : null;
}

/** Without what is only told once more: "igualzinho ao de hoje, o aipim com manteiga e o café". */
function wordsOfRepeat({ core, words }: Phrase): number {
  const mark = core.findIndex(({ kind, word }) => kind === "mark" && /^[,:(]$/.test(word));
  const isAgain = mark > 0 && /^(?:o|a|os|as)$/.test(wordAt(core, mark + 1));
  const isOtherwise = core
    .slice(mark)
    .some(({ word }) => /^(?:mas|sem|menos|so|vez|lugar|inves)$/.test(word));
  return isAgain && !isOtherwise ? mark : words;
}

/** "… mas sem morango", "só que com ovo": what is otherwise this time. */
function repeatChanges(
  tokens: Phrase["tokens"],
  moment: Moment,
): Pick<Extract<Command, { kind: "repeat" }>, "without" | "added"> {
  // "só a farofa que não"
  const only = tokens.findIndex(
    ({ word }, at) =>
      word === "so" &&
      /^(?:o|a|os|as)$/.test(wordAt(tokens, at + 1)) &&
      tokens.slice(at + 2, at + 6).some((one) => one.word === "nao"),
  );
  const left = tokens.findIndex(({ word }) => WITHOUT.test(word));
  const out = left < 0 ? only : left;
  const more = tokens.findIndex(
    ({ word }, at) => /^(?:com|mais)$/.test(word) && BEFORE_MORE.test(wordAt(tokens, at - 1)),
  );
  // "só que em vez de salsicha era frango"
  const instead = tokens.findIndex(
    ({ word }, at) => /^(?:vez|inves|lugar)$/.test(word) && /^(?:em|ao|no)$/.test(wordAt(tokens, at - 1)),
  );
  const turn = tokens.findIndex(
    ({ word }, at) => at > instead + 2 && /^(?:era|foi|teve|tinha|comi|botei|,)$/.test(word),
  );
  // "só que batata doce no lugar do arroz"
  const put = tokens.findLastIndex(({ word }, at) => at < instead - 2 && /^(?:que|mas|,|com)$/.test(word));
  const within = (from: number, to: number) => tokens.slice(from + 1, to > from ? to : undefined);
  const read = (said: Phrase["tokens"]) => readLog(said, "", moment).meals.flatMap(({ items }) => items);
  const part = (from: number, to: number) => (from < 0 ? [] : read(within(from, to)));
  // "sem feijão e sem cenoura"
  const gone = out < 0 ? [] : read(within(out, more).filter(({ word }) => !WITHOUT.test(word)));
  const isInstead = instead > 0 && (turn > 0 || put > 0);
  // "só que 150 g de arroz", "mas com 2 ovos": so much of it, and not besides.
  const counted = tokens.findIndex(
    ({ kind }, at) =>
      kind === "number" && ONLY_SO_MUCH.test(` ${wordAt(tokens, at - 2)} ${wordAt(tokens, at - 1)}`),
  );
  const other = counted > 0 && !isInstead ? read(tokens.slice(counted, out > counted ? out : undefined)) : [];
  if (other.length > 0) return { without: [...gone, ...other].map(({ foodId }) => foodId), added: other };
  const [without, added] = isInstead
    ? [
        part(instead + 1, turn).map(({ foodId }) => foodId),
        turn > 0 ? part(turn, -1) : part(put, instead - 1),
      ]
    : [gone.map(({ foodId }) => foodId), part(more, out)];
  return { ...(without.length > 0 && { without }), ...(added.length > 0 && { added }) };
}

const ONLY_SO_MUCH =
  / (?:so que|mas com|que com|\S+ mas|que foram|que foi|mas foram|mas foi|que eram|,? so)$/;
const BEFORE_MORE = /^(?:mas|que|e|,|so|almoco|jantar|janta|lanche|ceia|ontem)$/;
const WITHOUT = /^(?:sem|menos|tirando|exceto)$/;

/** "no jantar, o mesmo do almoço": first what is repeated, then where it goes. */
function orderKinds(kinds: readonly MealKind[], line: string): readonly MealKind[] {
  const goesFirst =
    / (?:no|na|de|para o|jantei|almocei|lanchei) .{0,25}(?:mesm[oa]|igual|repeti) |^ (?:e |ai |agora )?(?:eu |[oa] )?(?:janta|jantar|almoco|lanche|ceia|cafe|jantei|almocei|lanchei) (?:hoje |foi |comi |teve )*(?:igual|(?:o )?mesmo|(?:a )?mesma|repet(?:e|i|ir|ido|indo) )/.test(
      line,
    );
  return kinds.length > 1 && goesFirst ? [...kinds].reverse() : kinds;
}

/** The first day before today that is named anywhere in the message, else today or a later one: "almoço hoje igual o de ontem" is of yesterday. */
export function saidDay(tokens: Phrase["tokens"], moment: Moment): Day | null {
  const days = tokens.flatMap((_, i) => readDay(tokens, i, moment.today)?.day ?? []);
  return days.find((day) => day < moment.today) ?? days[0] ?? null;
}
