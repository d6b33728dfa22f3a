import {
  corrected,
  type Form,
  type Formed,
  mealsInReach,
  plainTokens,
  readerOf,
} from "@/lib/portuguese/corrections/forms/scene";
import { BACK, backOf, isPutBack, namedIn } from "@/lib/portuguese/corrections/put-back";
import { readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { calledWords, itemMeant, loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** What was in the place of something that was taken out in this talk: it comes to that meal, and nothing else goes. */
export const INSTEAD_OF_GONE: Form = {
  name: "instead of gone",
  takes: [
    ["jantei omelete e pão", "não comi o pão, pode tirar", "No lugar do pão comi 1 torrada."],
    ["jantei sopa e suco", "tira o suco", "em vez do suco tomei 1 copo de água de coco"],
    ["jantei sopa e suco", "tira o suco", "comi uma maçã no lugar do suco"],
    ["jantei sopa e suco", "tira o suco", "em vez de suco foi chá"],
  ],
  leaves: [
    ["jantei omelete e pão", "no lugar do pão comi 1 torrada"],
    ["jantei omelete", "no lugar do pão comi 1 torrada"],
    ["jantei omelete e pão", "tira o pão", "no lugar da omelete comi 2 ovos"],
    ["jantei omelete e pão", "tira o pão", "amanhã vou comer torrada no lugar do pão"],
    ["jantei omelete e pão", "tira o pão", "comi omelete no lugar do pão"],
  ],
  read(scene) {
    const { removed = [], rested } = scene.conversation;
    const parts = rested || removed.length === 0 ? null : partsOf(plainTokens(scene.phrase));
    const meals = mealsInReach(scene);
    if (!parts || meals.length === 0) return null;
    const there = loggedItems(meals);
    const reader = readerOf(scene, removed);
    const [out, ...more] = readPart(reader, parts.out).items;
    const told = readPart(readerOf(scene, meals), parts.told);
    if (!out || more.length > 0 || told.items.length === 0 || told.amounts.length > 0) return null;
    if (told.meal || told.day || told.hour) return null;
    const called = calledWords(out);
    const gone = removed.find(
      (one) => one.type === "meal" && itemMeant(out.match.food, called, one.items, false) !== null,
    );
    if (gone?.type !== "meal" || itemMeant(out.match.food, called, there, false)) return null;
    const isKnown = told.items.some(
      ({ match: { food } }) => food.id === WATER_ID || there.some(({ foodId }) => foodId === food.id),
    );
    if (isKnown) return null;
    const items = told.items.map(weighItem);
    const { id, day, kind, eatenAt } = gone;
    return meals.some((one) => one.id === id)
      ? corrected([{ kind: "add", items, mealId: id }], [id])
      : corrected([{ kind: "record", meals: [{ day, kind, kindSaid: true, eatenAt, items }] }]);
  },
};

/** The words of what is gone and of what was had; null where the message says more than these. */
function partsOf(tokens: readonly Token[]): { out: readonly Token[]; told: readonly Token[] } | null {
  const at = tokens.findIndex(
    ({ word }, i) =>
      /^(?:vez|inves|lugar)$/.test(word) &&
      /^(?:em|ao|no)$/.test(wordAt(tokens, i - 1)) &&
      /^d[aeo]s?$/.test(wordAt(tokens, i + 1)),
  );
  if (at < 1 || tokens.some(({ word }) => OTHERWISE.test(word))) return null;
  const before = tokens.slice(0, at - 1).filter(({ word }) => !HAD.test(word));
  const behind = tokens.slice(at + 2);
  if (before.length > 0) return { out: behind, told: before };
  const turn = behind.findIndex(({ word }, i) => i > 0 && HAD.test(word));
  if (turn < 0) return null;
  const begins = behind.findIndex(({ word }, i) => i > turn && !HAD.test(word));
  return begins < 0 ? null : { out: behind.slice(0, turn), told: behind.slice(begins) };
}

const HAD =
  /^(?:comi|tomei|bebi|jantei|almocei|lanchei|usei|botei|coloquei|pus|peguei|teve|foi|foram|era|eram|eu|so|ai|,)$/;
/** Not eaten, only planned, or somebody else's. */
const OTHERWISE =
  /^(?:nao|nem|nunca|amanha|vou|vai|quero|queria|posso|pode|poderia|ia|comeu|tomou|bebeu|sempre|costumo|melhor|sem|\?)$/;

/** What is asked back by its name, behind why: that alone. */
export const ASKED_BACK: Form = {
  name: "asked back",
  takes: [
    ["almocei sopa e bolo", "tira o bolo", "ele não quis e eu acabei comendo, põe a fatia de bolo de volta"],
    ["almocei sopa e bolo", "tira o bolo", "ela só deu uma mordida e devolveu, coloca o bolo de volta"],
    ["almocei sopa e bolo", "tira o bolo", "minha filha não quis, volta o bolo"],
  ],
  leaves: [
    ["almocei sopa e bolo", "ela não quis, põe o bolo de volta"],
    ["almocei sopa e bolo", "tira o bolo", "põe o bolo de volta"],
    ["almocei sopa e bolo", "tira o bolo", "comi uma maçã, põe o bolo de volta"],
    ["almocei sopa e bolo", "tira o bolo", "ela não quis, põe a torta de volta"],
    ["almocei sopa e bolo", "tira o bolo", "ela não quis, não põe o bolo de volta"],
  ],
  read(scene) {
    const { removed = [], rested } = scene.conversation;
    const tokens = scene.phrase.core.filter(({ kind }) => kind !== "emoji" && kind !== "break");
    const at = tokens.findIndex(({ word }, i) => BACK.test(word) || isPutBack(tokens, i));
    const [why, asked] = [tokens.slice(0, Math.max(0, at)), tokens.slice(at + 1)];
    if (rested || at < 1 || wordAt(why, at - 1) === "nao") return null;
    if (why.some(({ kind }) => kind === "number") || asked.some(({ word }) => SAYS_ELSE.test(word)))
      return null;
    const reader = readerOf(scene, removed);
    const isOfIt = readPart(reader, why).items.every(
      (one) => itemMeant(one.match.food, calledWords(one), reader.items, false) !== null,
    );
    const named = isOfIt ? namedIn(reader, asked) : null;
    const foods = named?.filter((one) => reader.items.some(({ foodId }) => foodId === one)) ?? [];
    const meals = mealsInReach(scene);
    if (foods.length === 0 || foods.length !== named?.length || meals.length === 0) return null;
    const back = backOf(removed, meals, foods);
    const again: Formed["corrections"] = back.meals.length > 0 ? [{ kind: "record", meals: back.meals }] : [];
    return corrected(
      [...back.corrections, ...again],
      meals.map(({ id }) => id),
    );
  },
};

/** "volta, era macarrão mesmo", "volta o iogurte pro lanche": as it was before, and no more of it. */
const SAYS_ELSE = /^(?:nao|era|eram|foi|foram|para|pra|pro)$/;

/** What was taken out stays out. */
export const STAYS_GONE: Form = {
  name: "stays gone",
  takes: [
    ["almocei sopa e pão", "tira o pão", "não põe o pão de volta"],
    ["almocei sopa e pão", "tira o pão", "no lugar do pão não comi nada"],
  ],
  leaves: [
    ["almocei sopa e pão", "no lugar do pão não comi nada"],
    ["almocei sopa e pão", "tira o pão", "não comi nada de volta"],
  ],
  read({ phrase, conversation: { removed = [] } }) {
    const said = plainTokens(phrase).map(({ word }) => word);
    return removed.length > 0 && STAYS.test(said.join(" ")) ? { ...corrected([]), talk: "ok" } : null;
  },
};

const STAYS =
  /^(?:(?:mas|e|pensando bem|entao|,) )*(?:(?:nao|nem) (?:precisa )?(?:bota|botar|coloca|colocar|poe|por) (?:\S+ ){0,4}?de (?:volta|novo)|(?:no lugar|em vez|ao inves) d\S{1,3} (?:\S+ ){0,3}?nao (?:comi|tomei|bebi) nada)(?: [.!])*$/;
