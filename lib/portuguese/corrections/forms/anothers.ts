import { isUnit } from "@/lib/nutrition/foods/measures";
import { corrected, type Form, readerOf } from "@/lib/portuguese/corrections/forms/scene";
import { readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { calledWords, itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { amountSaidOf } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { isFirstName } from "@/lib/portuguese/vocabulary/nobodys-food";

/** How little somebody else had at the same table: their own portion, and none of what was told. */
export const ANOTHERS_PORTION: Form = {
  name: "another's portion",
  takes: [
    ["almocei um prato de sopa de mandioquinha", "já meu pai só tomou metade"],
    ["almocei dois pratos de canja", "minha esposa, só meio prato"],
    ["almocei lasanha 300 g", "meu marido só comeu 100 g"],
    ["almocei 3 fatias de pizza", "ela comeu só uma"],
    ["almocei 3 fatias de pizza", "minha filha não quis mais que uma fatia"],
    ["tomei 500 ml de água", "minha esposa tomou só metade"],
  ],
  leaves: [
    ["comi um bife de 200 g", "minha filha comeu metade do meu bife"],
    ["comi um bife de 200 g", "minha filha comeu metade"],
    ["almocei 3 pães", "meu pai comeu um"],
    ["almocei arroz e 3 pães", "pão comi só um"],
    ["almocei 3 pães", "a gente comeu só metade"],
  ],
  read: ({ phrase, conversation: { last } }) =>
    last.length > 0 && HAD_LITTLE.test(phrase.line) ? { ...corrected([]), talk: "others" } : null,
};

const WHO = "(?:[oa] )?(?:m(?:eu|inha) \\S+(?: mais (?:velh|nov)[oa])?|el[ea]|(?<=[oa] )(?!gente )\\S+)";
const HAD = "(?:comeu|tomou|bebeu|quis|jantou|almocou|pegou)";
const HALF = "(?:uma? )?(?:metade|mei[oa])";
const MUCH = `(?:${HALF}|uma?|dois|duas|tres|quatro|\\d+(?:[.,]\\d+)?)(?: ?(?:g|ml|copos?|pratos?|fatias?|conchas?|pedacos?|xicaras?|colher(?:es)?|porcao|tigelas?|unidades?|canecas?|potes?|tacas?|latas?))?`;
const HAD_LITTLE = new RegExp(
  `^ (?:(?:e|ja|mas|ah|enquanto|so que) )*(?:${WHO} (?:so|apenas|somente) ${HAD} ${MUCH}|${WHO} ${HAD} (?:so|apenas|somente) ${MUCH}|(?:[oa] )?(?:m(?:eu|inha) \\S+|el[ea])(?: ,)? (?:so|apenas) ${MUCH}|${WHO} nao (?:comeu|tomou|quis) mais (?:do )?que ${MUCH})(?: mesmo)? $`,
);

/** How many somebody else had of what was told, and how many oneself: so many of it, and no other dish. */
export const MINE_BESIDE_ANOTHERS: Form = {
  name: "mine beside another's",
  takes: [
    ["jantei 350 g de sopa de capeletti", "Minha mãe comeu três pratos de sopa, eu comi só um"],
    ["almocei 2 pratos de sopa de legumes", "meu pai tomou três pratos de sopa e eu só um"],
    ["comi 2 fatias de pizza de calabresa", "meu marido comeu 4 pedaços de pizza, eu comi 3"],
    ["almocei macarrão à bolonhesa", "o João comeu 3 pratos de macarrão, eu só um"],
    ["comi 1 fatia de bolo de cenoura", "ela comeu 3 fatias de bolo, mas eu comi uma só"],
    ["comi 2 pastéis", "Bruno comeu 5 pastéis, eu só 2"],
  ],
  leaves: [
    ["almocei arroz e bife", "minha mãe comeu três pratos de sopa, eu comi só um"],
    ["jantei sopa de capeletti", "minha mãe comeu três pães, eu comi só um"],
    ["jantei sopa de capeletti", "minha mãe comeu três pratos de sopa, eu comi um pão"],
    ["comi 1 fatia de bolo de cenoura", "minha vó comeu 2 fatias de bolo, eu também comi mais uma"],
    ["jantei sopa de capeletti", "minha mãe comeu três pratos de sopa"],
  ],
  read(scene) {
    const { last, rested } = scene.conversation;
    const found = COMPARED.exec(scene.phrase.line) ?? WHEREAS_I.exec(scene.phrase.line);
    const { who = "ela", what = "", mine = "" } = found?.groups ?? {};
    if (rested || mine === "" || !(WHO_ELSE.test(who) || isFirstName(who))) return null;
    const reader = readerOf(scene, last);
    const [said, ...others] = readPart(reader, tokenise(`${mine} ${what}`)).items;
    const item = said && itemMeant(said.match.food, calledWords(said), reader.items, false);
    if (!item || others.length > 0 || !said.amount) return null;
    const portion = item.portion && !("said" in item.portion) ? item.portion : null;
    // What was weighed stays so.
    const isWeighed = portion !== null && isUnit(portion.measure);
    const to = isWeighed ? null : amountSaidOf(item, said.amount, said.said);
    const changed = to ? [{ kind: "amount" as const, food: item.foodId, from: null, to }] : [];
    return { ...corrected(changed), talk: to ? null : "others" };
  },
};

const COUNT = "(?:\\d+|uma?|dois|duas|tres|quatro|cinco|seis)";
const COMPARED = new RegExp(
  `^ (?:(?:e|ja|mas|ah|enquanto) )*(?<who>(?:(?:[oa]|meu|minha) )?\\S+(?: mais (?:velh|nov)[oa])?) (?:comeu|tomou|bebeu|repetiu|jantou|almocou|devorou) (?:uns |umas )?${COUNT} (?<what>\\S+(?: (?!e |eu |mas )\\S+){0,4}?) (?:(?:e|mas|ja|enquanto) )*eu (?:(?:comi|tomei|bebi) )?(?:(?:so|apenas|somente) )?(?<mine>${COUNT})(?: so| apenas| mesmo)? $`,
);
/** "já eu comi um prato de sopa": what the rest of such a sentence comes to. */
const WHEREAS_I = new RegExp(
  `^ ja eu (?:comi|tomei|bebi|peguei) (?:so )?(?<mine>${COUNT}) (?<what>\\S+(?: (?!e |eu |mas )\\S+){0,4}?) $`,
);
const WHO_ELSE = /^(?:[oa] |meu |minha |el[ea]$)/;
