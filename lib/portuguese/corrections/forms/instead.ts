import { corrected, type Form, itemInReach, readerOf } from "@/lib/portuguese/corrections/forms/scene";
import { readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import { change } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** What was not eaten, and what was in the place of it, which a pronoun or nothing names. */
export const PUT_INSTEAD: Form = {
  name: "put instead",
  takes: [
    ["almocei arroz, feijão e bife", "não teve feijão no lugar dele comi uma banana"],
    ["almocei arroz e bife", "o arroz está errado, no lugar dele eu comi 2 colheres de vatapá"],
    ["almocei arroz e bife", "não comi o arroz, comi purê no lugar dele"],
    ["almocei arroz e bife", "tira o arroz, em vez disso comi purê e 1 ovo"],
    [
      "ontem jantei 1 x-bacon e 1 coca lata",
      "hoje almocei arroz",
      "apaga o x-bacon de ontem, o que eu comi foi um wrap de frango",
    ],
    ["almocei feijoada", "comi uma maçã", "tira a feijoada do almoço. O que comi foi lasanha"],
  ],
  leaves: [
    ["almocei arroz e bife", "não teve feijão no lugar dele comi uma banana"],
    ["almocei arroz e bife", "em vez do arroz comi purê"],
    ["almocei arroz e bife", "o arroz estava no lugar errado"],
    ["almocei arroz e bife", "comi no lugar de sempre"],
    ["almocei arroz e bife", "tira o arroz, o que eu comi foi pouco"],
    ["almocei arroz e bife", "tira o purê, o que eu comi foi lasanha"],
    ["jantei macarrão e vinho", "tira o vinho, o que eu tomei foi água, 300 ml"],
  ],
  read(scene) {
    const parts = partsOf(scene.phrase.core) ?? partsTakenOut(scene.phrase.core);
    const found = parts && itemInReach(scene, parts.out);
    if (!found) return null;
    const { meal, item } = found;
    const reader = readerOf(scene, [meal]);
    const [from, to] = [readPart(reader, parts.out), readPart(reader, parts.told)];
    const [had, ...more] = to.items;
    // Water is no food in the place of another.
    if (!had || from.items.length !== 1 || to.items.some(({ match }) => match.food.id === WATER_ID))
      return null;
    const isTold = itemMeant(had.match.food, [], meal.items, false) !== null;
    if (isTold && more.length === 0)
      return corrected([{ kind: "remove", foods: [item.foodId], said: item.name }], [meal.id]);
    const changed =
      more.length > 0
        ? [{ kind: "open" as const, from: item.foodId, to: to.items.map(weighItem) }]
        : change(reader, to, from);
    return changed && corrected(changed, [meal.id]);
  },
};

/** The words of what was not had, and of what was; null where the message has no such two. */
function partsOf(core: readonly Token[]): { out: readonly Token[]; told: readonly Token[] } | null {
  const at = core.findIndex(
    ({ word }, i) => /^(?:vez|inves|lugar)$/.test(word) && /^(?:em|ao|no)$/.test(wordAt(core, i - 1)),
  );
  const next = /^d(?:el[ea]s?|iss[oa]|ess[ea]s?)$/.test(wordAt(core, at + 1)) ? at + 2 : at + 1;
  // "em vez do arroz, purê" says so by itself.
  if (at < 2 || /^d[eoa]s?$/.test(wordAt(core, next))) return null;
  const [before, behind] = [core.slice(0, at - 1), core.slice(next)];
  const isLast = behind.every(({ kind }) => kind === "mark");
  const turn = isLast ? before.findLastIndex(({ word }) => HAD.test(word)) : before.length;
  const out = before.slice(0, Math.max(0, turn));
  const begins = behind.findIndex(({ word }) => !LED.test(word));
  const told = isLast ? before.slice(turn + 1) : behind.slice(Math.max(0, begins));
  return out.some(({ word }) => ASIDE.test(word) || isTakeAway(word)) ? { out, told } : null;
}

/** "apaga o x-bacon de ontem, o que eu comi foi um wrap": what goes, and what it was. */
function partsTakenOut(core: readonly Token[]): { out: readonly Token[]; told: readonly Token[] } | null {
  const verb = core.findIndex(({ word }) => isTakeAway(word));
  const end = core.findIndex(({ kind }, at) => at > verb + 1 && (kind === "mark" || kind === "break"));
  if (verb < 0 || verb > MOST_LED || end < 0) return null;
  const behind = core.slice(end + 1).filter(({ kind }) => kind !== "break");
  const lead = WHAT_I_HAD.exec(`${behind.map(({ word }) => word).join(" ")} `)?.[0];
  if (lead === undefined) return null;
  return { out: core.slice(verb + 1, end), told: behind.slice(lead.trim().split(" ").length) };
}

/** "pode", "por favor" */
const MOST_LED = 3;
const WHAT_I_HAD =
  /^(?:(?:mas|e|na verdade|na real|porque|pois|que|hoje|ontem) )*(?:o que (?:eu )?(?:comi|tomei|bebi|jantei|almocei|lanchei|teve)(?: mesmo| de verdade| na verdade)? (?:foi|foram|era)|(?:eu )?(?:comi|tomei|bebi|jantei|almocei|lanchei) (?:foi|era)) (?=\S)/;

const ASIDE = /^(?:nao|nem|errad[oa]s?|errei)$/;
const HAD = /^(?:foi|foram|era|comi|tomei|bebi|botei|coloquei|pus|usei|peguei|pedi|teve|tinha)$/;
const LED = /^(?:foi|foram|era|comi|tomei|bebi|botei|coloquei|pus|usei|peguei|pedi|teve|tinha|eu|,|e|so)$/;
