import { corrected, type Form, type LoggedMeal, type Scene } from "@/lib/portuguese/corrections/forms/scene";
import { readDay } from "@/lib/portuguese/grammar/days";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { tokenise } from "@/lib/portuguese/text/tokens";

/** All that was told of a meal, in however many messages, was at another or on another day. */
export const ALL_MOVED: Form = {
  name: "all moved",
  takes: [
    [
      "ontem na janta teve churrasco comi 200 g de costela e 2 pães de alho",
      "e um pouco de farofa",
      "uai tudo isso do churrasco foi no almoço de ontem não na janta",
    ],
    ["ontem jantei costela e pão de alho", "e um pouco de farofa", "isso tudo foi no almoço de ontem"],
    ["ontem jantei costela e pão de alho", "o churrasco foi no almoço"],
    [
      "ontem jantei costela e pão de alho",
      "almocei sopa",
      "o churrasco foi no almoço de ontem, não na janta",
    ],
    ["almocei arroz", "e um bife", "tudo isso foi no jantar de ontem não no almoço de hoje"],
    ["ontem jantei costela e pão de alho", "foi no almoço tudo isso aí, não na janta"],
    ["ontem jantei costela e pão de alho", "muda tudo do churrasco pro almoço de ontem"],
  ],
  leaves: [
    ["ontem jantei costela", "tudo isso foi bom"],
    ["ontem jantei churrasco e arroz", "o churrasco foi no almoço"],
    ["bebi um copo de água", "tudo isso foi no almoço"],
    ["almocei arroz e bife", "tudo isso foi no almoço"],
    ["almocei arroz e bife", "a festa foi no jantar de sábado, comi bolo"],
  ],
  read(scene) {
    const { phrase, moment } = scene;
    const found = MOVED.map((pattern) => pattern.exec(phrase.line)?.groups).find(Boolean);
    const to = found?.to ? whenSaid(found.to, moment.today) : null;
    const not = found?.not ? whenSaid(found.not, moment.today) : {};
    if (!found || !to || !not || phrase.asks || MENDED.test(phrase.text) || (to.day && to.day > moment.today))
      return null;
    const told = mealsTold(scene);
    const isOf = (one: LoggedMeal) => (not.kind ?? one.kind) === one.kind && (not.day ?? one.day) === one.day;
    // "o churrasco foi no almoço de ontem", after today's breakfast
    const isThen = (one: LoggedMeal) => !found.occasion || !to.day || not.day || one.day === to.day;
    const [first] = told;
    const meal = found.not ? told.find((one) => isOf(one) && isThen(one)) : first;
    if (!meal || (found.occasion && !found.all && meal.items.some((one) => isCalled(one, found.occasion))))
      return null;
    const kind = to.kind && to.kind !== meal.kind ? [{ kind: "meal_kind" as const, to: to.kind }] : [];
    const day = to.day && to.day !== meal.day ? [{ kind: "day" as const, to: to.day }] : [];
    const same = told.filter((one) => one.kind === meal.kind && one.day === meal.day);
    return kind.length + day.length > 0
      ? corrected(
          [...kind, ...day],
          same.map(({ id }) => id),
        )
      : null;
  },
};

/** The meals of the last message and of those before it in this talk, newest first. */
function mealsTold({ conversation: { last, told = [], old = [] }, earlier }: Scene): LoggedMeal[] {
  const ids = told.flat().filter((id) => !old.includes(id));
  const before = ids.flatMap((id) => earlier.filter((one) => one.id === id));
  return [...last.toReversed(), ...before].filter((one): one is LoggedMeal => one.type === "meal");
}

function isCalled({ foodId }: { foodId: string }, noun: string | undefined): boolean {
  return foodId.split("-")[0] === noun?.trim();
}

/** "tudo isso foi ontem, não, hoje" */
const MENDED = /(?<!\p{L})n[ãa]o,/iu;

type When = { kind?: LoggedMeal["kind"]; day?: string };

/** "no almoço de ontem", "sábado": a meal, a day or both; null where the words say anything else. */
function whenSaid(words: string, today: string): When | null {
  const tokens = tokenise(words);
  const when: When = {};
  for (let at = 0; at < tokens.length; ) {
    const day = readDay(tokens, at, today);
    const meal = readMeal(tokens, at);
    if (day) when.day = day.day;
    else if (meal && meal.kind !== "snack") when.kind = meal.kind;
    else if (!/^(?:n[oa]|d[eoa]|o|a|meu|minha|em|foi|era|feira|passad[oa])$/.test(tokens[at]?.word ?? ""))
      return null;
    at = day?.next ?? meal?.next ?? at + 1;
  }
  return when.kind || when.day ? when : null;
}

const LED =
  "(?:(?:ah|opa|ops|eita|e|mas|nao|na verdade|na real|desculpa|uai|olha|oxe|ih|xi|gente|alias|errei|confundi|me confundi) )*";
const OCCASION =
  "(?<occasion>(?:churrasco|churras|churrascada|festa|festinha|aniversario|rodizio|casamento|piquenique|confraternizacao|batizado|buffet|bufe|happy hour) )";
const ALL = "(?<all>(?:tudo isso|isso tudo|tudo|isso ai tudo|tudo isso ai) )";
const AND_NOT = "(?:(?:e |mas )?nao (?<not>(?:\\S+ ){1,6}?))?";
const TO = "(?<to>(?:(?!nao )\\S+ ){1,6}?)";
const SUBJECT = `(?:${ALL}(?:(?:d[oa] |que (?:eu )?comi n[oa] )${OCCASION}|que (?:eu )?(?:comi|falei|contei|mandei|anotei) )?|(?:o |a |ess[ea] )${OCCASION}(?:(?:tod|inteir)[oa] )?)`;
const MOVED = [
  `^ ${LED}${SUBJECT}(?:na verdade )?(?:foi|era|foram|eram) ${TO}${AND_NOT}$`,
  `^ ${LED}(?:foi|era|foram) ${TO}${SUBJECT}${AND_NOT}$`,
  `^ ${LED}(?:pode )?(?:pass|mud|mov|transfer|jog|coloc|bot)\\S{1,4} ${SUBJECT}para (?:o |a )?${TO}${AND_NOT}$`,
].map((pattern) => new RegExp(pattern));
