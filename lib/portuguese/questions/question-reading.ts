import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { LogReading } from "@/lib/portuguese/meaning/log-reading";
import type { ProfileAsked, Question } from "@/lib/portuguese/meaning/question";
import { adviceQuestion } from "@/lib/portuguese/questions/advice-questions";
import { type Asked, askedOf } from "@/lib/portuguese/questions/asked";
import { nutrientIn } from "@/lib/portuguese/questions/asked-nutrient";
import { commonTopic } from "@/lib/portuguese/questions/common-questions";
import { diaryQuestion } from "@/lib/portuguese/questions/diary-questions";
import { followUp } from "@/lib/portuguese/questions/follow-up";
import { foodQuestion, kindsQuestion, swapQuestion } from "@/lib/portuguese/questions/food-questions";
import { generalTopic } from "@/lib/portuguese/questions/general-topics";
import { goalQuestion } from "@/lib/portuguese/questions/goal-questions";
import { planQuestion } from "@/lib/portuguese/questions/plan-questions";
import { productTopic } from "@/lib/portuguese/questions/product-questions";
import { asksProjection, weightQuestion } from "@/lib/portuguese/questions/weight-questions";
import type { Moment } from "@/lib/portuguese/terms/moment";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** Longer messages tell; they do not ask. */
const MOST_WORDS = 45;
const ABOUT =
  / (?:quem (?:eh|e|criou|fez|esta|ta) (?:voce|voces|o garfo|ai|falando|isso)?|voce (?:eh|e) (?:\S+ ){0,2}(?:robo|bot|humano|humana|pessoa|gente|real|ia|inteligencia|maquina|chatgpt|nutricionista|medico|medica)|eh (?:um )?robo|robo ou|meus dados|minhas informacoes|privacidade|lgpd|quem ve|(?:ve|le|veem|leem) (?:o que|tudo|as coisas) .*(?:escrevo|mando|falo|digo|registro)|seguranca dos|(?:como|de onde) (?:voce )?(?:calcula|sabe|tira|vem os|faz (?:as contas|o calculo))|de onde vem os (?:dados|valores|numeros)|qual (?:o |eh o )?seu nome|o que (?:eh|e) (?:o )?garfo|qual a fonte|que tabela) /;
const PROFILE: readonly [ProfileAsked, RegExp][] = [
  ["height", / (?:minha altura|quanto (?:eu )?(?:meco|tenho de altura)|altura (?:que )?(?:esta|ta|eu)) /],
  ["age", / (?:minha idade|quantos anos (?:eu )?tenho) /],
  ["allergies", / (?:minhas?|quais|tenho|meu) (?:\S+ ){0,3}alergias? /],
  ["restrictions", / (?:minhas?|quais|tenho|meu) (?:\S+ ){0,3}(?:restricao|restricoes|preferencias) /],
  ["conditions", / (?:minhas?|quais) (?:\S+ ){0,3}(?:condicoes|doencas)(?: de saude)? /],
  ["activity", / (?:meu|qual) (?:\S+ ){0,2}nivel de atividade /],
];

/** Wishes about what is shown, without a question. */
const HIDES = /^ (?:eu )?(?:nao quero|quero parar de|nao gosto de|esqueci de registrar) /;

/** A message that asks: what it asks for; null where it asks nothing that the diary, the catalogue or the profile answers. */
export function readQuestion(phrase: Phrase, log: LogReading, moment: Moment): Question | null {
  const { line } = phrase;
  if (phrase.words > MOST_WORDS) return null;
  const asked = askedOf(phrase, log, moment);
  // "proteína de soja" is eaten, "proteína do ovo" is asked about.
  if (!phrase.asks && !asked.starts && asked.foods.some(({ said }) => /^prote[ií]na/i.test(said)))
    return null;
  // "você errou, eu não falei de pudim" disputes an entry.
  if (
    !phrase.asks &&
    / nao (?:falei|disse|comi|pedi|mandei|tomei) (?:de |d[oa] )?\S+ (?:nenhum|nenhuma|nao) $/.test(line)
  )
    return null;
  const goal = goalQuestion(asked);
  if (goal) return goal;
  if (asked.asks && ABOUT.test(line)) return { kind: "about" };
  const plan = planQuestion(asked);
  if (plan) return plan;
  const general = asked.asks || / ne $/.test(line) ? generalTopic(line) : null;
  // "azeite engorda?" is answered with its figures.
  const isOfFood = general === "fattening" && asked.foods.length > 0;
  if (general && !isOfFood && (!asked.had || log.meals.length === 0))
    return { kind: "common", topic: general };
  // "fiz 40 min de caminhada, vale quanto?" is of exercise, which is not counted.
  if (EXERCISES.test(line) && / (?:vale|gast\S+|queim\S+|perdi|conta|desconta) /.test(line)) return null;
  if (asksProjection(asked)) return { kind: "projection" };
  const common =
    asked.asks ||
    / (?:cobrad[oa]|cobraram|reembolso|ne|cartao (?:\S+ ){0,3}venceu|(?:msg|mensagem|mensagens) demais|esta (?:muito )?caro|pausar (?:a |o )?(?:assinatura|plano)|lembretes demais|lembrete demais|sou nutricionista|sou personal|exagerar) /.test(
      line,
    )
      ? (commonTopic(line) ?? productTopic(line))
      : HIDES.test(line)
        ? productTopic(line)
        : null;
  // "o café tá caro" is no price of ours.
  const isOurs = common !== "discount" || asked.foods.length === 0;
  if (common && isOurs && (!asked.had || log.meals.length === 0)) return { kind: "common", topic: common };
  if (asked.asks && SPENDS.test(line) && !EXERCISES.test(line)) return { kind: "expenditure" };
  const advice = adviceQuestion(asked) ?? swapQuestion(asked) ?? kindsQuestion(asked);
  if (advice) return advice;
  if (/ amanha /.test(line) && !phrase.asks) return null;
  return (
    weightQuestion(asked) ?? profileQuestion(asked) ?? foodQuestion(asked) ?? restQuestion(asked, phrase)
  );
}

/** "e ontem?" after a question: the same of another day; null where the message stands by itself. */
export function readFollowUp(
  phrase: Phrase,
  log: LogReading,
  moment: Moment,
  before: Question,
): Question | null {
  return followUp(askedOf(phrase, log, moment), before, phrase.text);
}

/** "quanto ficou?" right after a meal was told or mended asks of that meal; null where it asks of anything else. */
export function ofLastMeal(question: Question, line: string, last: readonly LoggedEntry[]): Question | null {
  const meal = last.find((entry) => entry.type === "meal");
  if (question.kind !== "day" || question.nutrient !== null || !meal || !HOW_MUCH.test(line)) return null;
  return { kind: "meal", day: meal.day, meals: [meal.kind], nutrient: null };
}

const HOW_MUCH =
  /^ (?:e |agora |entao |ai )*(?:quanto|como) (?:que )?(?:ficou|deu|ficaram|fica)(?: (?:agora|isso|essa|tudo|entao|a refeicao|essa refeicao))* $/;

function profileQuestion({ line, asks }: Asked): Question | null {
  const about = asks ? PROFILE.find(([, words]) => words.test(line)) : undefined;
  return about ? { kind: "profile", asks: about[0] } : null;
}

const OF_MEAL =
  /^ (?:(?:e|no|na|nos|nas|o|a|de|do|da|em|meu|minha|ai|passad[ao]|ontem|hoje|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|dia|\d+|almoco|jantar|janta|cafe|manha|tarde|noite|lanche|ceia) )+$/;

const OVER =
  / (?:to|tou|estou|ando|andei|fiquei) (?:passando|estourando|exagerando|abusando|acima|abaixo|dentro|perto|longe) (?:d[oae]s?|n[oa]s?) /;
const SHOWS =
  /^ (?:me )?(?:mostra|mostre|lista|liste|fala|diz|manda) (?:\S+ ){0,2}(?:tudo|o)? ?que (?:eu )?(?:anotei|registrei|comi|lancei|mandei|coloquei) /;

/** Of the diary, or of a food that is not known. */
function restQuestion(asked: Asked, phrase: Phrase): Question | null {
  const { line, foods, asks, had, meals, nutrient } = asked;
  if (foods.length > 0 && !asks) return null;
  if (foods.length > 0) return null;
  const isNow =
    asked.periods.every(({ from }) => from === asked.moment.today) && !/ (?:dias|vezes) /.test(line);
  if (OVER.test(line) && nutrient && isNow) return { kind: "left", nutrient };
  if (SHOWS.test(line) && meals.length === 0) {
    const [shown] = asked.periods;
    if (!shown || shown.from === shown.to)
      return { kind: "day", day: shown?.from ?? asked.moment.today, nutrient: null };
  }
  // "só calorias e água" narrows what was shown.
  if (NARROWS.test(line)) return { kind: "day", day: asked.moment.today, nutrient: nutrientIn(line) };
  // "tá, e ontem?" with nothing before it.
  const [only, ...others] = asked.periods;
  if (asks && only && others.length === 0 && BARE.test(line)) {
    return only.from === only.to
      ? { kind: "day", day: only.from, nutrient: null }
      : { kind: "span", period: only, nutrient: null, meals: [], mean: false };
  }
  if (asks && OF_TODAY.test(line) && others.length === 0 && meals.length === 0) {
    const day = only && only.from === only.to ? only.from : asked.moment.today;
    if (nutrient === "water") return { kind: "water", day };
    if (!only || only.from === only.to) return { kind: "day", day, nutrient };
  }
  // "e na quinta passada no almoço?"
  if (phrase.asks && meals.length > 0 && only && only.from === only.to && OF_MEAL.test(line))
    return { kind: "meal", day: only.from, meals, nutrient };
  const unknown = asks && !had ? unknownFood(line) : null;
  if (unknown && FIGURES.test(line)) return { kind: "unknown_food", said: unknown };
  const diary = diaryQuestion(asked);
  if (diary) return diary;
  if (
    !asks ||
    !/ (?:posso|da para|cabe|rola|consigo) .*(?:comer|jantar|almocar|lanchar|beber|tomar) /.test(line)
  )
    return null;
  if (unknown) return { kind: "unknown_food", said: unknown };
  return meals.length > 0
    ? {
        kind: "ideas",
        meal: meals[0] ?? null,
        light: false,
        nutrient,
        items: [],
        without: "",
        atMostKcal: null,
      }
    : { kind: "left", nutrient };
}

const NARROWS =
  /^ (?:so|apenas|somente) (?:(?:as|a|o|os|de|da|e) |(?:calorias?|kcal|proteinas?|carboidratos?|carbos?|gorduras?|fibras?|sodio|agua) )+$/;
/** "quantas calorias?", "quanto de carbo?", "minha proteína tá boa?", "como tão meus carbos?": of today. */
const OF_TODAY =
  /^ (?:e |ai |entao |como |quant[oa]s? |de |deu |foi |ja |a |o |as |os |meu |minha |meus |minhas |hoje |esta |estao |ta |anda |andam |vai |vao |tem |eh )*(?:calorias?|kcal|proteinas?|carboidratos?|carbos?|gorduras?|fibras?|sodio|sal|agua|macros?)(?: (?:esta|estao|hoje|bo[ams]+|ok|alt[oa]|baix[oa]|certinh[oa]|certo|ate agora|ate aqui|deu|foi|foram|ja|do dia|de hoje|no dia|indo|bem|mal|muit[oa]|pouc[oa]|demais|em dia))* $/;
const BARE =
  /^ (?:esta |ta |ah |e |mas |agora |na |no |a |o |de |em )*(?:hoje|ontem|anteontem|(?:essa |a |na )?semana(?: passada| retrasada)?|(?:o |no |esse )?mes(?: passado)?|dia \d+|segunda|terca|quarta|quinta|sexta|sabado|domingo|fim de semana)(?: feira)? $/;
/** "quantas calorias gasto parada?" */
const SPENDS = / (?:gasto|queimo|gastar|metabolismo|taxa metabolica|tmb|basal) .*| (?:gasto|queimo) $/;
const EXERCISES =
  / (?:caminhada|caminhei|corrida|corri|treino|treinei|academia|esteira|bike|pedal|pedalei|musculacao|natacao|nadei|futebol|danca|dancei|min|minutos|custa|dinheiro|reais) /;
const FIGURES =
  / (?:tem|caloria|calorias|kcal|proteina|proteinas|carboidratos?|carbo|gorduras?|fibras?|sodio|macros?|valor nutricional|valores nutricionais|tabela nutricional|informac\S+ nutriciona\S+|engorda|emagrece|saudavel) /;

/** The words after "tem", "de" or the verb, where a food's name would stand. */
function unknownFood(line: string): string | null {
  const match =
    / (?:tem|de|do|da|em|no|na|num|numa|comer|jantar|almocar|lanchar|beber|tomar) (?:(?:um|uma|o|a|1|uns|umas|de|do|da) ){0,2}((?!(?:hoje|agora|ontem|anteontem|mais|isso|meta|metas|dia|dias|ainda|jantar|janta|almoco|lanche|cafe|ceia|proteinas?|calorias?|gorduras?|carbos?|fibras?|sodio|sal|acucar|agua|quant\S+|noite|tarde|manha|minha|minhas|meu|meus|que|carboidratos?|cada|cima|semana|mes|ano|media|registro|total|refeicao|refeicoes|peso|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda|terca|quarta|quinta|sexta|sabado|domingo|ultim\S+|passad\S+|comida|alimento|ferro|calcio|vitamina|anotad\S+|registrad\S+|lancad\S+) )\p{L}{3,}(?: (?:de|com|da|do) \p{L}{3,})?) $/u.exec(
      line,
    );
  return match?.[1] ?? null;
}
