import { addDays } from "@/lib/nutrition/calendar/day";
import type { Period, Question, WeightAsked } from "@/lib/portuguese/meaning/question";
import type { Asked } from "@/lib/portuguese/questions/asked";

const WEIGHT =
  / (?:peso|pesos|pesava|pesei|pesando|pesagem|pesagens|emagreci|engordei|emagrecendo|engordando|balanca|emagrecer|perdi|ganhei|eliminei|perdendo|ganhando) /;
const KILOS = / (?:kg|kgs|kilos?|quilos?|\d+kg) /;
const CHANGE =
  / (?:perdi|emagreci|engordei|ganhei|eliminei|baixei|diminui|subi|desci|mudei|mudou|subiu|caiu|baixou|aumentou|diminuiu|desceu|variou|variacao|evolucao|emagrecendo|engordando|perdendo|ganhando|historico|grafico|tendencia|curva) /;
const LEFT =
  / (?:falta|faltam|faltando|resta|restam|longe|chegar|preciso (?:perder|emagrecer|ganhar)|tenho que (?:perder|emagrecer|ganhar)) /;
const LEAST = / (?:menor|mais baixo|minimo|mais leve|menos pesei|pesei menos) /;
const MOST = / (?:maior|mais alto|maximo|mais pesad[oa]|pesei mais) /;
/** Of food, not of a body. */
const OTHER =
  / (?:pesa|peso d[eoa]s? (?!hoje|ontem|mes|semana|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|\S+ (?:mes|semana|ano)|ano|dia|segunda|terca|quarta|quinta|sexta|sabado|domingo|inicio|comeco|agora|manha|\d)) /;

const PROJECTS =
  / (?:da para|daria para|consigo|posso|sera que) (?:\S+ )?(?:perder|emagrecer|ganhar|secar|eliminar|chegar) .*(?:ate|em|por) | (?:se eu (?:comer|cortar|fizer|treinar|seguir|parar|beber|continuar)|comendo|com (?:essa|esta) (?:meta|dieta)|nesse ritmo|em quanto tempo|quanto tempo) .*(?:emagreco|emagrecer|perco|perder|engordo|engordar|ganho|chego|chegar|vou (?:perder|emagrecer|pesar))| (?:em quanto tempo|quanto tempo|quando) .*(?:emagreco|emagrecer|perco|chego|chegar|atinjo|atingir|bato) .*(?:meta|peso|kg|quilos)?/;

/** "se eu comer 1500 por dia, quanto emagreço?" asks for a promise. */
export function asksProjection({ line, asks }: Asked): boolean {
  return asks && PROJECTS.test(line);
}

/** What a message asks of the person's own weight; null when it is about something else. */
export function weightQuestion(asked: Asked): Question | null {
  const { line, foods, log, asks, nutrient } = asked;
  const kilos = KILOS.test(line);
  const left = LEFT.test(line);
  if (!WEIGHT.test(line) && !(kilos && (left || / (?:quantos|quantas) /.test(line)))) return null;
  if (foods.length > 0 || nutrient !== null || / (?:meta de agua|gramas) /.test(line)) return null;
  if (OTHER.test(line) || / (?:quanto|quantos \S+) pesa /.test(line)) return null;
  // "pesei 72 hoje" tells.
  const told = log.weight.length + log.doubtfulWeight.length > 0;
  if (told && !left && !/ (?:quanto|pesava) /.test(line)) return null;
  const loses = / (?:perdi|emagreci|engordei|ganhei|eliminei) (?:\S+ ){0,2}(?:kg|quilos?) /.test(line);
  const named =
    / (?:meu|ultimo|ultimos|o|minhas|meus) (?:peso|pesagens)/.test(line) || asked.periods.length > 0;
  if (!asks && !loses && !(named && asked.words <= 8)) return null;
  const [first = null, second] = asked.periods;
  // "semana passada e retrasada"
  const period = first && second ? joined(first, second) : first;
  return { kind: "weight", period, asks: askedOf(asked, period, left) };
}

function askedOf({ line, moment }: Asked, period: Period | null, left: boolean): WeightAsked {
  if (LEAST.test(line)) return "least";
  if (MOST.test(line)) return "most";
  if (CHANGE.test(line)) return "change";
  if (left) return "left";
  const isPast = period !== null && period.to < moment.today;
  if (isPast || (period !== null && / (?:pesava|pesei|estava) /.test(line))) return "then";
  // "meu peso na semana": how it went.
  return period !== null && period.from < addDays(moment.today, -1) ? "change" : "now";
}

function joined(a: Period, b: Period): Period {
  const [from = a.from, , , to = a.to] = [a.from, a.to, b.from, b.to].toSorted();
  return { from, to };
}
