import type { LogReading } from "@/lib/portuguese/meaning/log-reading";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** For sale, or put away. */
const THERE =
  / (?:n[ao]s? (?:vitrines?|promocao|prateleiras?|gondola|congelador|freezer|geladeira|cardapio|liquidacao)|em (?:promocao|oferta|cima da mesa)|a venda|(?:esta|estava|eh|era) (?:\S+ )?(?:barat|car)[oa]s?) /;
/** "tem bolo no escritório" */
const AT_HAND =
  /^ (?:aqui |la )?tem (?:\S+ ){1,4}?(?:n[oa] (?:trabalho|escritorio|servico|copa|cozinha|mesa)|em casa) $/;
/** "só tenho ovos e atum" */
const IN_STORE = /^ (?:(?:eu|so|ainda|aqui|em casa|hoje) )*(?:tenho|temos) (?!\S+[ai]do )/;
/** "ovos na despensa"; a snack may be had there. */
const IN_LARDER = / na despensa /;
/** In the making, where it is no way of cooking: a cake, and no chicken. */
const COOKING = / (?:n[oa] (?:forno|fogo|fogao)|assando|saindo do forno|descongelando|gelando) /;
/** "o bolo tava frio", "a carne cozinhou por quatro horas": how it was, and no meal. */
const REMARK =
  /^ (?:(?:nossa|e|mas|so que|ai|ah|poxa|pena que) )*(?:[oa]s?|ess[ea]s?|aquel[ea]s?) (?:\S+ ){1,4}(?:estava|estavam|ficou|ficaram|voltou|cozinhou|assou|derreteu|queimou|caiu|desceu|demorou|desmanchou|desmanchava|esfriou) (?!com )/;
const BAKED = /^(?:breads|sweets|fast_food|snacks)$/;

const SEASONS =
  "(?:sao joao|sao pedro|santo antonio|festas? juninas?|arraial|quermesse|natal|ano novo|reveillon|pascoa|semana santa|carnaval|cirio|junho|julho|dezembro)";
const PLACES =
  "(?:restaurantes?|self service|mercados?|mercadinho|feira|feirinha|padaria|lanchonete|cantina|refeitorio|casa d[aoe]|sitio|fazenda|interior|roca|nordeste|norte|sul|bahia|minas|ceara|para|recife|belem|salvador|fortaleza|bairro|cidade|praia|shopping)";
/** "gosto demais do São João, tem canjica, tem tudo", "a feira daqui tem pastel", "Minas é bom demais, tem pão de queijo": what is to be had there. */
const TO_BE_HAD = new RegExp(
  `^ (?:(?:mas|ah|e|eu|sabe) )*(?:(?:gosto|adoro|amo|curto|saudades?) |(?:(?:aqui|la|ali) )?(?:(?:em|n[oa]|[oa]|por) )?(?:${SEASONS}|${PLACES}) |(?:aqui|la) (?:em|n[oa]) |\\S+ eh (?:muito |tao )?(?:bom|boa|otim[oa]|maravilhos[oa]|uma delicia)(?: demais)? ).*tem | tem tudo (?:que |isso |$)|^ o (?:bom|melhor) d[aeo] ${SEASONS} eh `,
);

/** Of a meal, and of today. */
const OWN_MEAL =
  / (?:almoco|jantar|janta|lanche|lanchinho|ceia|merenda|pratos?|marmitas?|cafe da manha|(?:meu|nosso) cafe|hoje|agora|ontem|\d+) /;

/** What is to be had somewhere or then, as one praises it, and nobody says that they had it. */
export function isToBeHad(line: string): boolean {
  return TO_BE_HAD.test(line) && !OWN_MEAL.test(line);
}

/** "bolo na vitrine", "picanha em promoção no mercado", "bolo no forno": food in sight, and nothing that says it was eaten. */
export function isOnlyThere({ line }: Phrase, { elements }: LogReading): boolean {
  if (THERE.test(line) || AT_HAND.test(line)) return true;
  const foods = elements.flatMap((one) => (one.type === "food" ? [one.match.food] : []));
  const isMeal = elements.some(({ type }) => type === "meal" || type === "amount");
  if (IN_STORE.test(line) && !elements.some(({ type }) => type === "meal")) return true;
  if (IN_LARDER.test(line) && !isMeal) return true;
  if (REMARK.test(line) && !isMeal && foods.length === 1) return true;
  return COOKING.test(line) && !isMeal && foods.every(({ category }) => BAKED.test(category));
}
