import type { HealthTopic } from "@/lib/portuguese/meaning/question";
import { GLUCOSE, MEDICINE, PRESSURE, PRESSURE_FIGURE, TAKEN_FOR } from "@/lib/portuguese/safety/care-words";
import { fold } from "@/lib/portuguese/text/letters/stems";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** What a message tells of medicine, glucose or blood pressure, and what it says besides: "" where nothing. */
export type CareTold = { topic: HealthTopic; rest: string };

/** Parts of a message with what stands before each: a mark that is in no number, "e", "mas", "aí", "depois". */
const JOINT =
  /(\s*(?:(?<!\d)[,.]|[,.](?!\d)|:(?!\s*\d)|[;!?\n…]|\s[-–—]\s)+\s*|\s+(?:e|mas|a[ií]|and|but)\s+)/u;

const LEAD =
  "(?:(?:eu|ja|agora|agorinha|hoje|hj|ontem|cedo|so|tambem|tb|ai|e|mas|entao|depois|bom dia|boa tarde|boa noite|oi|olha|ah|ainda|sempre|nem|nao|n|acabei de|de manha|a noite|em jejum|i|just|already|also|minha filha|minha mae) )*";
const TAKES =
  "(?:tomei|tomo|tomar|tomando|tomava|tome|usei|uso|usar|apliquei|aplico|aplicar|injetei|engoli|passei|pinguei|(?:vou|preciso|tenho que|falta|faltou|fui|era hora de|hora de) (?:tomar|usar|aplicar)|(?:me )?(?:esqueci|lembrei)(?: de)?(?: (?:tomar|usar|aplicar))?|comecei(?: a)?(?: tomar)?|parei(?: de)?(?: (?:com|tomar))?|troquei|took|take|taking)";
const SO_MUCH =
  "(?:(?:o|a|os|as|meus?|minhas?|uma?|uns|umas|mais|de|do|da|dos|das|meio|meia|metade|dois|duas|tres|quatro|\\d+(?:[.,]\\d)?|gotas?|doses?|unidades?|ui|ml|mg|capsulas?|my|the|two|one|some|of) )*";
const TAKEN = new RegExp(`^ ${LEAD}(?:${TAKES} )?${SO_MUCH}${MEDICINE} `);
/** "um da pressão e um da diabete", behind a medicine. */
const FOR_EACH = new RegExp(
  `^ (?:e )?(?:(?:outr[oa]|uma?|os?|as?|dois|duas|\\d) )+(?:d[aoe]s?|para|pra) (?:[ao]s? )?${TAKEN_FOR} `,
);
const NOT_TAKEN = / (?:nao|esqueci|vou|preciso|tenho que|falta|faltou|parei|hora) /;
/** Food or drink that it was taken with. */
const WITH =
  / (?:junto )?(com|with) (?=(?:\d|an?|uma?|meio|meia|half|some|dois|duas|tres|agua|leite|suco|cafe|cha|iogurte|vitamina|coca|refri|water|milk|juice|coffee|tea)(?: |\d))/;
const ATE =
  / (?:comi|almocei|jantei|lanchei|bebi|comendo|comemos|ceei|belisquei|provei|devorei|i ate|i had|ate|had) /;
const MEAL = / (?:almoco|jantar|janta|cafe|lanche|ceia|desjejum|refeicao|lunch|dinner|breakfast) /;
const NAMED = new RegExp(` ${MEDICINE} `);
/** "contando o da hora do remédio": which glass, and nothing of the medicine. */
const OF_ITS_HOUR = new RegExp(
  ` (?:contando|incluindo|somando|com) (?:com )?[oa]s? (?:da hora )?d[oa]s? (?:meus? )?${MEDICINE} $`,
);
const GLUCOSE_NAMED = new RegExp(` ${GLUCOSE} (?!de milho |em po )`);
/** What asks or wants something done, and what says so in jest. */
const ASKS_OF =
  / (?:posso|pode|podia|devo|deveria|faz mal|faz bem|tem|qual|quais|que horas|quanto|quantos|quantas|sera|serve|lembr\S+|avis\S+|alarme|can|should|melhor remedio|santo remedio|indica|recomenda|precisa|registr\S+|anot\S+|guarda|marcar?|adicion\S+) /;

const OWN = "(?:(?:a|o|minha|meu|as|os|da|de|do|na|no|my|the) )*";
const STATE =
  "(?:deu|deram|ta|tava|esta|estava|ficou|foi|veio|marcou|subiu|baixou|abaixou|caiu|aumentou|diminuiu|melhorou|piorou|normal|boa|bom|alta|alto|baixa|baixo|controlada|otima|was|is)";
const GLUCOSE_TOLD = new RegExp(
  ` ${GLUCOSE} (?:(?!sobe|sobem|para|de milho)\\S+ ){0,6}?(?:${STATE}|\\d{2,3}) | (?:medi|medir|medindo|conferi|furei|checked) ${OWN}${GLUCOSE} | \\d{2,3} (?:de|na|no) ${GLUCOSE} | (?:meu|o) acucar (?:\\S+ ){0,2}(?:deu|ta|tava|esta|ficou) \\d{2,3} `,
);
const PRESSURE_TOLD = new RegExp(
  ` ${PRESSURE} (?:\\S+ ){0,5}?(?:${STATE}|${PRESSURE_FIGURE}) | (?:medi|medir|aferi|tirei|verifiquei|checked) ${OWN}${PRESSURE} | ${PRESSURE_FIGURE} (?:de|na) pressao `,
);
/** Only of one's illness, and no measuring. */
const OF_ILLNESS = / (?:tenho|sou|tem|quem|para|por causa) (?:\S+ ){0,2}(?:pressao|glicose) /;
const ASKS_WHAT_RAISES =
  / (?:o que|que|qual|quais|posso|pode|sera que|sobe|sobem|aumenta|aumentam|faz|fazem|abaixa|abaixam|controla) /;
/** "ta bom né?", "é alta?": asked of the figure. */
const JUDGED =
  /^ (?:(?:ta|tao|esta|eh|e|foi|deu|sera|que|isso|assim|muito|meio|um pouco|um pouquinho|\d{1,3} ?(?:por|x) ?\d{1,3}|bom|boa|bem|alta|alto|baixa|baixo|normal|otim[ao]|ok|certo|controlad[ao]|ne|viu|hein|gracas a deus|gloria a deus|amem|agora|hoje|cedo|em jejum|depois d[oae] \S+|antes d[oae] \S+|is|it|that|good|fine|high|normal) )*$/;

type Part = { joint: string; said: string; asks: boolean };

function partsOf(text: string): Part[] {
  const pieces = text.split(JOINT);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2)
    parts.push({
      joint: pieces[at - 1] ?? "",
      said: pieces[at] ?? "",
      asks: (pieces[at + 1] ?? "").includes("?"),
    });
  return parts;
}

function lineOf(said: string): string {
  const words = fold(said)
    .replace(/[^\p{L}\p{N}.,/-]+/gu, " ")
    .trim();
  return ` ${words} `;
}

function namesFood(said: string): boolean {
  const tokens = tokenise(said);
  return tokens.some(({ word }, at) => /^agua$/.test(word) || foodAt(tokens, at, false) !== null);
}

/** What is left of one part without its medicine or its figure; null where it tells of neither. */
function readPart(
  { said, asks }: Part,
  before: HealthTopic | null,
): { topic: HealthTopic; rest: string } | null {
  const line = lineOf(said);
  if (TAKEN.test(line) && !(asks && ASKS_OF.test(line))) {
    const word = NOT_TAKEN.test(line) ? undefined : WITH.exec(line)?.[1];
    const ate = ATE.exec(line)?.[0].trim();
    if (ate) return { topic: "medicine_told", rest: tailOf(said, ate) };
    if (!word) return { topic: "medicine_told", rest: "" };
    const drank = word === "with" ? "I drank" : "tomei";
    return { topic: "medicine_told", rest: `${drank} ${tailOf(said, word).slice(word.length + 1)}` };
  }
  if (before === "medicine_told" && FOR_EACH.test(line)) return { topic: before, rest: "" };
  const ate = ATE.exec(line);
  const tellsGlucose = GLUCOSE_TOLD.test(line);
  if ((tellsGlucose || PRESSURE_TOLD.test(line)) && !OF_ILLNESS.test(line)) {
    const isAsked = ASKS_WHAT_RAISES.test(line) && !/ \d/.test(line);
    if (!isAsked) {
      const topic = tellsGlucose ? "glucose_told" : "pressure_told";
      return { topic, rest: ate ? headOf(said) : "" };
    }
  }
  const isAside = asks || ate || MEAL.test(line) || ASKS_OF.test(line);
  if (isAside) return null;
  if (NAMED.test(line) && !OF_ITS_HOUR.test(line) && !namesFood(said))
    return { topic: "medicine_told", rest: "" };
  const isOfBody = GLUCOSE_NAMED.test(line) && !ASKS_WHAT_RAISES.test(line);
  const others = fold(said).replace(new RegExp(GLUCOSE, "g"), " ");
  return isOfBody && !namesFood(others) ? { topic: "glucose_told", rest: "" } : null;
}

/** From the last of such a word on, as it was written. */
function tailOf(said: string, word: string): string {
  const at = fold(said).lastIndexOf(word);
  return fold(said).length === said.length && at >= 0 ? said.slice(at) : fold(said).slice(Math.max(at, 0));
}

/** "comi banana a glicose subiu": what comes before the figure. */
function headOf(said: string): string {
  const at = fold(said).search(
    new RegExp(`\\b(?:e |ai |mas )?(?:minha |meu |a |o )?(?:${GLUCOSE}|${PRESSURE})`),
  );
  return at > 0 && fold(said).length === said.length ? said.slice(0, at) : "";
}

/**
 * "almocei, tomei minha losartana e a glicose deu 112": what is told of medicine, glucose or blood pressure, which is kept in no
 * diary and is said of nothing in it; null where nothing of the kind is told.
 */
export function careTold(text: string): CareTold | null {
  if (!MAY_TELL.test(lineOf(text))) return null;
  let topic: HealthTopic | null = null;
  let before: HealthTopic | null = null;
  let rest = "";
  for (const part of partsOf(text)) {
    const told = readPart(part, before);
    before = told?.topic ?? null;
    topic = topic ?? told?.topic ?? null;
    const kept = told ? told.rest : part.said;
    const mark = part.asks && !told ? "?" : "";
    if (/[\p{L}\p{N}]/u.test(kept)) rest += `${rest === "" ? "" : jointOf(part.joint)}${kept}${mark}`;
  }
  if (!topic) return null;
  // "estou tomando antibiótico, posso beber cerveja?"
  if (topic === "medicine_told" && MAY.test(lineOf(rest))) return { topic: "medication", rest: "" };
  return { topic, rest: JUDGED.test(lineOf(rest)) ? "" : rest.trim() };
}

const MAY = / (?:posso|pode|podia|devo|faz mal|tem problema|corta o efeito|interfere|can i|is it ok) /;
const MAY_TELL = new RegExp(`${MEDICINE}|${GLUCOSE}|pressao|acucar|pressure|(?<!\\p{L})bp(?!\\p{L})`, "u");

function jointOf(joint: string): string {
  return joint.includes("?") ? " " : joint;
}
