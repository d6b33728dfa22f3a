import {
  corrected,
  type Form,
  mealsInReach,
  plainTokens,
  readerOf,
} from "@/lib/portuguese/corrections/forms/scene";
import { readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { calledWords, itemMeant, loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";

/** How something told was seasoned, said in passing: with herbs of no amount, which are no food of their own. */
export const SEASONED_WITH: Form = {
  name: "seasoned with",
  takes: [
    ["almocei arroz e carne moída", "Ficou gostosa a carne, temperei com cebolinha da horta."],
    ["almocei arroz e carne moída", "temperei com alho e cheiro-verde"],
    ["almocei arroz e carne moída", "a carne tava ótima, temperada só com salsinha"],
    ["almocei arroz e carne moída", "temperei a carne com coentro fresco"],
    ["jantei tilápia", "refoguei o peixe com alho, cebola e coentro"],
  ],
  leaves: [
    ["almocei arroz e salada", "temperei a salada com azeite e limão"],
    ["almocei arroz e carne moída", "temperei com 1 colher de sopa de salsinha"],
    ["almocei arroz e carne moída", "comi uma maçã, a carne temperei com alho"],
    ["almocei arroz e carne moída", "a carne era frango, temperado com alho"],
    ["almocei arroz e carne moída", "esqueci da banana, a carne temperei com alho"],
    ["almocei arroz e carne moída", "fiz também uma sopa temperada com alho"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase);
    const line = tokens.map(({ word }) => word).join(" ");
    const { before } = SEASONED.exec(line)?.groups ?? {};
    const items = loggedItems(mealsInReach(scene));
    if (before === undefined || items.length === 0 || OTHER.test(` ${before}`)) return null;
    const count = before.split(" ").length - 1;
    const reader = readerOf(scene, mealsInReach(scene));
    const named = readPart(reader, tokens.slice(0, count));
    const isTold = named.items.every(
      (one) => one.amount === null && itemMeant(one.match.food, calledWords(one), items, false) !== null,
    );
    return isTold && named.amounts.length === 0 ? { ...corrected([]), talk: "ok" } : null;
  },
};

/** Of no fat and no allergen. */
const HERB =
  "(?:alho|limao|cheiro verde|cheiro-verde|sal|cebola|cebolinha|cebolinhas|salsinha|salsa|coentro|pimenta|pimentinha|pimenta do reino|oregano|louro|acafrao|curcuma|colorau|ervas|ervas finas|vinagre|paprica|cominho|alecrim|manjericao|hortela|gengibre|urucum)";
const SO =
  "(?: (?:fresc[oa]s?|fresquinh[oa]s?|picad[oa]s?|picadinh[oa]s?|la|daqui|d[aoe] (?:horta|quintal|casa|roca|vaso|feira)|d[ao] minh[ao] (?:horta|roca)|d[ao] meu (?:quintal|canteiro)))*";
const SEASONED = new RegExp(
  `^(?<before>(?:[a-z,.;!-]+ ){0,9}?)(?:temperei|temperad[oa]s?|temperadinh[oa]s?|refoguei|refogad[oa]s?)(?: [oa]s? [a-z]+)?(?: tud[oa]| so| apenas)* com (?:(?:so|apenas|um pouco de|bastante|muit[oa]|muito) )?${HERB}${SO}(?:(?: ,| e| , e) ${HERB}${SO}){0,6}(?: [.!])*$`,
);
/** What does more than tell how it was. */
const OTHER =
  / (?:comi|tomei|bebi|almocei|jantei|lanchei|nao|nem|sem|era|eram|foi|foram|tira|apaga|remove|troca|esqueci|faltou|tambem|mais|fiz|so que|na verdade) /;
