import type { LogReading } from "@/lib/portuguese/meaning/log-reading";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** For sale, or put away. */
const THERE =
  / (?:n[ao]s? (?:vitrines?|promocao|prateleiras?|gondola|congelador|freezer|geladeira|cardapio|liquidacao)|em (?:promocao|oferta|cima da mesa)|a venda|(?:esta|estava|eh|era) (?:\S+ )?(?:barat|car)[oa]s?) /;
/** "tem bolo no escritório" */
const AT_HAND =
  /^ (?:aqui |la )?tem (?:\S+ ){1,4}?(?:n[oa] (?:trabalho|escritorio|servico|copa|cozinha|mesa)|em casa) $/;
/** In the making, where it is no way of cooking: a cake, and no chicken. */
const COOKING = / (?:n[oa] (?:forno|fogo|fogao)|assando|saindo do forno|descongelando|gelando) /;
/** "o bolo tava frio", "a carne cozinhou por quatro horas": how it was, and no meal. */
const REMARK =
  /^ (?:(?:nossa|e|mas|so que|ai|ah|poxa|pena que) )*(?:[oa]s?|ess[ea]s?|aquel[ea]s?) (?:\S+ ){1,4}(?:estava|estavam|ficou|ficaram|voltou|cozinhou|assou|derreteu|queimou|caiu|desceu|demorou|desmanchou|desmanchava|esfriou) (?!com )/;
const BAKED = /^(?:breads|sweets|fast_food|snacks)$/;

/** "bolo na vitrine", "picanha em promoção no mercado", "bolo no forno": food in sight, and nothing that says it was eaten. */
export function isOnlyThere({ line }: Phrase, { elements }: LogReading): boolean {
  if (THERE.test(line) || AT_HAND.test(line)) return true;
  const foods = elements.flatMap((one) => (one.type === "food" ? [one.match.food] : []));
  const isMeal = elements.some(({ type }) => type === "meal" || type === "amount");
  if (REMARK.test(line) && !isMeal && foods.length === 1) return true;
  return COOKING.test(line) && !isMeal && foods.every(({ category }) => BAKED.test(category));
}
