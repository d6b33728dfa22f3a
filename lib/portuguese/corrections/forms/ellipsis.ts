import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { isUnit } from "@/lib/nutrition/foods/measures";
import {
  corrected,
  type Form,
  type Formed,
  readerOf,
  type Scene,
} from "@/lib/portuguese/corrections/forms/scene";
import { correctionSaid, type Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import { grownBy } from "@/lib/portuguese/corrections/rules/amounts/helpings";
import { countedItem } from "@/lib/portuguese/corrections/rules/amounts/set-amounts";
import { shareOf } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { amountOf } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { readQuantity } from "@/lib/portuguese/text/numbers";
import { tokenise } from "@/lib/portuguese/text/tokens";

/** What may lead in, and what may follow, and says nothing. */
const LED = "(?:(?:e|ah|ai|mas|opa|ops|eu|na verdade|na real|errei|desculpa|por favor|pode) )*";
const END = "(?: (?:ai|entao|tambem|viu|ta|agora|por favor|mesmo|na verdade))*";
const WAS = "(?:(?:foi|foram|era|eram|comi|tomei|bebi|deu) )?";
const line = (pattern: string) => new RegExp(`^${LED}(?:${pattern})${END}$`);

/** A meal that was just told and of which nothing is asked, with its items and the one that was spoken of last. */
function justTold(scene: Scene): { reader: Reader; words: string; focus: LoggedItem | undefined } | null {
  const { last, rested, open, focus } = scene.conversation;
  if (rested || open || last.length !== 1 || last[0]?.type !== "meal") return null;
  const words = scene.phrase.core.filter(
    ({ kind }) => kind !== "mark" && kind !== "emoji" && kind !== "break",
  );
  const reader = readerOf(scene, last);
  return {
    reader,
    words: words.map(({ word }) => word).join(" "),
    focus: loggedItems(last).find(({ id }) => id === focus),
  };
}

const ALL = "(?:tudo|isso tudo|tudo isso|cada(?: coisa| um| uma| item)?)";
const DOUBLE = "(?:dobra|dobre|dobrar|duplica|duplicar)";
const AGAIN = "(?:de novo|outra vez|novamente)";
const ALL_TWICE = line(
  `${WAS}(?:o )?dobro de ${ALL}|${WAS}tudo (?:em dobro|dobrado)|${DOUBLE} (?:tudo|isso tudo|tudo isso|as quantidades|as porcoes)|(?:comi|tomei|bebi) tudo(?: isso)? ${AGAIN}`,
);
const ONE_TWICE = line(
  `${WAS}(?:o dobro(?: disso)?|em dobro)|${DOUBLE}(?: isso| a quantidade| a porcao)?|(?:comi|tomei|bebi) (?:isso )?${AGAIN}`,
);
const SHARE_OF_ALL = line(
  `${WAS}(?<left>(?:deixei|sobrou) )?(?:so |apenas )?(?:a )?(?<share>metade|um terco|um quarto) de ${ALL}(?: so)?(?: no prato)?`,
);
const SHARES: Readonly<Record<string, number>> = { metade: 0.5, "um terco": 1 / 3, "um quarto": 0.25 };

/** So many times, or such a share of, each thing that was just told. */
export const TIMES_ALL: Form = {
  name: "times all",
  takes: [
    ["almocei arroz e bife", "foi o dobro de tudo"],
    ["almocei arroz e bife", "metade de cada coisa"],
    ["almocei arroz e bife", "deixei metade de tudo no prato"],
    ["comi 2 coxinhas", "dobra"],
    ["comi 2 coxinhas", "comi tudo de novo"],
  ],
  leaves: [
    ["almocei arroz e bife", "dobra"],
    ["comi 2 coxinhas", "anotou em dobro"],
    ["almocei arroz e bife", "minha amiga comeu metade de tudo"],
    ["comi 2 coxinhas", "comi 2 coxinhas", "foi em dobro"],
  ],
  read(scene) {
    const told = justTold(scene);
    if (!told) return null;
    const { reader, words } = told;
    const { items, tokens } = reader;
    const isTwice = ALL_TWICE.test(words) || (items.length === 1 && ONE_TWICE.test(words));
    // "foi em dobro", of what was noted twice
    if (isTwice && isNotedTwice(scene, items)) return null;
    if (isTwice) return each(items.map((item) => grownBy(item, 1, correctionSaid(reader, tokens))));
    const { left, share } = SHARE_OF_ALL.exec(words)?.groups ?? {};
    const said = SHARES[share ?? ""];
    if (!said) return null;
    return each(items.map((item) => [shareOf(reader, item, left ? 1 - said : said, tokens)]));
  },
};

function isNotedTwice({ earlier }: Scene, items: readonly LoggedItem[]): boolean {
  return earlier.some(
    (one) => one.type === "meal" && one.items.some(({ foodId }) => foodId === items[0]?.foodId),
  );
}

function each(changes: readonly Formed["corrections"][]): Formed | null {
  return changes.every(({ length }) => length > 0) ? corrected(changes.flat()) : null;
}

const TAKE = "(?:tira|tire|tirar|retira|retire|esquece|esqueca|desconsidera|desconsidere|ignora|ignore)";
const DROP = "(?:apaga|apague|apagar|remove|remova|remover|exclui|exclua|deleta|nao conta|nao anota)";
const SAID = "(?:que (?:eu )?(?:falei|disse|mandei|anotei|citei))";
const LAST = line(
  `${TAKE} (?:o|a|ess[ea]) ultim[oa](?: item| alimento)?(?: ${SAID})?|${DROP} (?:o|a|ess[ea]) ultim[oa] (?:item|alimento)(?: ${SAID})?|${TAKE} esse(?: item)?`,
);
/** Of several things it may be the meal, too. */
const THAT = line(`(?:${TAKE}|${DROP}) ess[ea]`);
const ALL_OUT = line(`nao era para (?:anotar|registrar|marcar|contar|lancar)(?: (?:isso|nada))?`);

/** The thing that was named last goes, or all of what was no message for the diary. */
export const LAST_NAMED_OUT: Form = {
  name: "last named out",
  takes: [
    ["almocei arroz e bife", "tira o último"],
    ["almocei arroz e bife", "apaga o último item"],
    ["comi uma banana", "esquece esse"],
    ["almocei arroz e bife", "não era pra anotar"],
  ],
  leaves: [
    ["almocei arroz e bife", "apaga o último"],
    ["almocei arroz e bife", "tira o último registro"],
    ["almocei arroz e bife", "apaga essa"],
  ],
  read(scene) {
    const told = justTold(scene);
    if (!told) return null;
    if (ALL_OUT.test(told.words)) return corrected([{ kind: "remove_last" }]);
    const { words, focus, reader } = told;
    const one = focus ?? (reader.items.length === 1 ? reader.items[0] : undefined);
    const item = LAST.test(words) ? (one ?? reader.items.at(-1)) : THAT.test(words) ? one : undefined;
    return item ? corrected([{ kind: "remove", foods: [item.foodId], said: item.name }]) : null;
  },
};

const ADDS =
  "(?:poe|bota|coloca|adiciona|acrescenta|inclui|soma|anota|registra|marca|ponha|coloque|adicione|acrescente|inclua)";
const FEWER = line(
  `${WAS}(?<count>\\S+) a menos|${WAS}menos (?<less>\\S+)|nao (?:comi|tomei|bebi) (?<of>\\S+) d?(?:el|ess)[ea]s`,
);
const ONLY = line(`${WAS}(?:so|apenas) (?<count>\\S+)|${WAS}(?<less>\\S+) so`);
const MORE = line(`${ADDS} mais (?<count>\\S+)`);

/** One more, one fewer, or only one, of the only thing that was counted. */
export const OF_THE_COUNTED: Form = {
  name: "of the counted",
  takes: [
    ["jantei sopa de legumes e 2 torradas", "foi só uma"],
    ["comi 3 brigadeiros", "um a menos"],
    ["comi 3 brigadeiros", "não comi um deles"],
    ["comi 3 brigadeiros", "põe mais um"],
  ],
  leaves: [
    ["jantei 2 pães e 2 ovos", "foi só um"],
    ["comi um brigadeiro", "um a menos"],
    ["150 g de frango", "põe mais um"],
    ["comi 3 brigadeiros", "foi só arroz"],
  ],
  read(scene) {
    const told = justTold(scene);
    if (!told) return null;
    const { reader, words, focus } = told;
    const [fewer, only, more] = [FEWER, ONLY, MORE].map((one) => counted(one.exec(words)));
    const count = fewer ?? only ?? more;
    const item = count ? countedItem({ ...reader, focus }, { measure: null }) : null;
    const amount = item && amountOf(item);
    if (!count || !amount || isUnit(amount.measure)) return null;
    const now = fewer ? amount.quantity - count : only ? count : amount.quantity + count;
    if (now <= 0 || (!more && now >= amount.quantity)) return null;
    const { measure, size } = amount;
    const to = { quantity: now, measure, size, said: correctionSaid(reader, reader.tokens), assumed: [] };
    return corrected([{ kind: "amount", food: item.foodId, from: null, to }]);
  },
};

/** The whole number that a pattern found. */
function counted(found: RegExpExecArray | null): number | null {
  const { count, less, of } = found?.groups ?? {};
  const value = readQuantity(tokenise(count ?? less ?? of ?? ""), 0)?.value ?? 0;
  return value > 0 && value <= MOST && Number.isInteger(value) ? value : null;
}

const MOST = 10;
const AROUND = /^(?:e|ah|na|verdade|real|no|ao|em|todo|total|tudo|foi|foram|era|eram|deu|uns|umas|so|tinha)$/;
const ALL_OF_IT = / (?:no total|ao todo|total) /;

/** What all of the one thing weighed; of several, none of which is spoken of, nobody knows which. */
export const WEIGHED_ALONE: Form = {
  name: "weighed alone",
  takes: [
    ["comi um pão de queijo", "pesava 180g"],
    ["comi 2 coxinhas", "180g no total"],
    ["almocei arroz, feijão e bife", "150 g"],
  ],
  leaves: [
    ["comi 2 coxinhas", "pesava 180g"],
    ["almocei arroz e bife", "o bife foi 130 g", "150 g"],
    ["almocei arroz e bife", "180g no total"],
    ["almocei lasanha e uma lata de coca", "300 g"],
    ["almocei arroz e bife acebolado", "bife de 100 g"],
  ],
  read(scene) {
    const told = justTold(scene);
    if (!told) return null;
    const { reader, words, focus } = told;
    const tokens = reader.tokens.filter(({ kind }) => kind === "word" || kind === "number");
    const from = tokens.findIndex(({ word }) => !AROUND.test(word) && word !== "pesava");
    const [amount] = readAmounts(tokens, Math.max(from, 0));
    if (amount?.measure !== "g" || tokens[from]?.kind !== "number") return null;
    if (!tokens.slice(amount.next).every(({ word }) => AROUND.test(word))) return null;
    const [item, ...others] = reader.items;
    const isAll = ALL_OF_IT.test(` ${words} `);
    // "300 g", of a lasagna and a coke
    const eaten = reader.items.filter(({ foodId }) => findFood(foodId)?.gramsPerMl === undefined);
    if (others.length > 0)
      return focus || isAll || eaten.length === 1 ? null : corrected([{ kind: "unclear" }]);
    const isOne = item && (amountOf(item)?.quantity ?? 0) <= 1;
    if (!item || !(isAll || (isOne && / pesava /.test(` ${words} `)))) return null;
    const { quantity, measure } = amount;
    const to = { quantity, measure, size: null, said: correctionSaid(reader, tokens), assumed: [] };
    return corrected([{ kind: "amount", food: item.foodId, from: null, to }]);
  },
};
