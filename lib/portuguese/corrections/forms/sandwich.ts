import { correctionsOf } from "@/lib/portuguese/corrections/correction-words";
import {
  corrected,
  type Form,
  type LoggedMeal,
  mealsInReach,
} from "@/lib/portuguese/corrections/forms/scene";
import { phraseOfClause } from "@/lib/portuguese/corrections/reading/clauses";
import { RULES } from "@/lib/portuguese/corrections/rule-order";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";

/** "o lanche", as one says of a sandwich in São Paulo: the one that was told, where no snack was. */
export const THE_SANDWICH: Form = {
  name: "the sandwich",
  takes: [
    ["ontem de noite jantei 1 x-bacon e 1 lata de coca", "na vdd o lanche foi x-salada"],
    ["jantei 1 x-bacon e 1 lata de coca", "o lanche era x-salada"],
    ["jantei um x-burger", "troca o lanche por x-salada"],
  ],
  leaves: [
    ["jantei arroz e bife", "o lanche foi x-salada"],
    ["jantei um x-burger", "no lanche comi um x-salada"],
    ["jantei um x-burger", "o lanche da tarde foi um misto"],
    ["lanchei um misto", "o lanche foi x-salada"],
    ["jantei um x-burger e um misto", "o lanche foi x-salada"],
    ["jantei um x-burger", "o lanche foi uma maçã"],
  ],
  read(scene) {
    const { phrase, moment, conversation } = scene;
    const { core } = phrase;
    const at = core.findIndex((_, i) => isTheSandwich(core, i));
    if (at < 0 || conversation.open) return null;
    const meals = conversation.last.filter((one) => one.type === "meal");
    const [found, ...others] = meals.flatMap((meal) => sandwichesOf(meal).map((item) => ({ meal, item })));
    const isSnack = mealsInReach(scene).some(({ kind }) => /snack$/.test(kind));
    const told = core[at];
    if (!found || others.length > 0 || isSnack || !told) return null;
    const { start, end } = told;
    const name = tokenise(found.item.name).map((token) => ({ ...token, start, end }));
    const named = phraseOfClause(phrase, [...core.slice(0, at), ...name, ...core.slice(at + 1)]);
    const corrections = correctionsOf(named, [found.meal], moment, RULES);
    return corrections.length > 0 && corrections.every(staysSandwich)
      ? corrected(corrections, [found.meal.id])
      : null;
  },
};

/** "o lanche foi …", "troca o lanche por …"; not "o lanche da tarde", "no lanche". */
function isTheSandwich(core: readonly Token[], at: number): boolean {
  return (
    /^lanches?$/.test(wordAt(core, at)) &&
    /^(?:o|os|meu|esse)$/.test(wordAt(core, at - 1)) &&
    SAID_OF.test(wordAt(core, at + 1)) &&
    !/^(?:para|ate|apos)$/.test(wordAt(core, at - 2))
  );
}

const SAID_OF = /^(?:era|eram|foi|foram|tinha|veio|por|para)$/;

/** Another one, or without a part: what was had of anything else was a snack. */
function staysSandwich(correction: Correction): boolean {
  return correction.kind === "open" || (correction.kind === "replace" && SANDWICH.test(correction.to.foodId));
}

function sandwichesOf({ items }: LoggedMeal): LoggedItem[] {
  return items.filter(({ foodId }) => SANDWICH.test(foodId));
}

const SANDWICH =
  /^(?:x-(?!caboquinho)|xis|hamburguer(?!-(?:grelhado|frito|artesanal$|cru|light))|cheeseburger|big-|whopper|misto-quente|bauru|americano|sanduiche|mini-sanduiche|wrap|beirute|cachorro-quente)/;
