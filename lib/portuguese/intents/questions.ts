import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { mealOfSnack, readMeal } from "@/lib/portuguese/grammar/meal-words";
import type { Moment } from "@/lib/portuguese/grammar/moment";
import { saidDay } from "@/lib/portuguese/intents/commands";
import type { ParsedItem } from "@/lib/portuguese/meaning/parsed-entries";
import type { Nutrient, Question } from "@/lib/portuguese/meaning/understanding";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const ASKS =
  /^ (?:e |mas |ja |eu |hoje |ate agora |me (?:diz|fala|conta|informa|explica) |(?:voce )?sabe (?:me dizer )?|queria saber |gostaria de saber |quero saber )*(?:quanto|quanta|quantos|quantas|qual|quais|o que|que|posso|pode(?! (?:anotar|registrar|marcar|lancar|colocar|por|botar|adicionar|salvar|tirar|remover|apagar|corrigir|trocar|mudar|excluir|acrescentar|incluir|deixar) )|da para|daria para|sera que|cabe|caberia|consigo|rola|ainda (?:posso|cabe|da)|se eu (?:comer|tomar|beber|jantar|almocar)|como (?:esta|ta|vai|anda|foi)|calorias?|kcal|valor nutricional|tabela nutricional|informac\S+ nutriciona\S+|macros?|proteinas? (?:de|do|da|em|tem)|quem|voces?(?! (?:ai |me |pode |poderia |por favor )*(?:anot|registr|marc|lanc|coloc|bota|poe|adiciona|salv|inclu|acrescent))|falta|tem (?:muit[oa]|quant[oa]s?))(?= )/;
const LEFT =
  / (?:falta|faltam|faltando|faltou|resta|restam|restou|sobra|sobram|sobrou|ainda (?:posso|cabe|cabem|da|tenho|consigo|falta)|posso (?:ainda )?comer (?:ainda |hoje|mais|agora|no jantar|na janta)|o que (?:eu )?(?:ainda )?(?:posso|da para) (?:ainda )?(?:comer|jantar|almocar|lanchar)|quanto (?:eu )?(?:ainda )?posso|saldo|(?:passei|passo|dentro|perto|longe|bati|atingi|estourei|estou|abaixo|acima) (?:d[ao]|na|a) (?:minha )?meta|o que (?:eu )?(?:como|janto|almoco|lancho|devo comer)|(?:sugestao|sugestoes|sugere|sugira|dica|dicas) .{0,20}(?:jantar|almoco|lanche|comer|janta|cafe)) ?/;
const HAD =
  / (?:comi|comemos|consumi|ingeri|bebi|tomei|fiz|gastei|foi|foram|deu|ja (?:foi|foram)|total|somei|registrei|anotei|almocei|jantei) /;
const FITS =
  / (?:posso|da para|daria para|cabe|caberia|cabem|consigo|rola|se eu|sera que (?:posso|da|cabe)|passo da meta|estoura|estouro|vontade de comer|queria comer|quero comer|quero jantar|quero almocar|estou querendo comer|pensando em comer) /;
const FIGURES =
  / (?:caloria|calorias|kcal|calorico|calorica|proteina|proteinas|carboidrato|carboidratos|carbo|carbos|gordura|gorduras|fibra|fibras|sodio|sal|acucar|macro|macros|nutriente|nutrientes|valor nutricional|valores nutricionais|tabela nutricional|informacao nutricional|informacoes nutricionais|engorda|emagrece|saudavel|tem em|quanto tem|fit) /;
const WEIGHT =
  / (?:(?:quanto|quantos kg|quantos quilos) (?:eu )?(?:ja )?(?:perdi|emagreci|engordei|ganhei|pesei|pesava|estou pesando|peso|baixei|diminui|mudei|subi)|(?:qual|como (?:esta|ta|anda|vai|foi)) (?:o |eh o |foi o )?(?:meu )?(?:ultimo )?peso|meu peso (?:mudou|esta|subiu|caiu|baixou|aumentou|diminuiu)|emagreci quanto|perdi quanto|engordei quanto|perdi quantos|emagreci quantos|(?:perdi|emagreci|engordei|ganhei|eliminei) (?:\S+ ){0,2}(?:kg|\d+ kg)|estou (?:emagrecendo|engordando)|variacao de peso|falta.{0,25} (?:(?:no|ao|o) meu peso|meta de peso|peso ideal|emagrecer)|quanto (?:eu )?peso) /;
const WATER = / (?:agua|hidrat\S+|ml de|litros de agua|copos de agua) /;
const ABOUT =
  / (?:quem (?:eh|e|criou|fez|esta|ta) (?:voce|voces|o garfo|ai|falando|isso)?|voce (?:eh|e) (?:\S+ ){0,2}(?:robo|bot|humano|humana|pessoa|gente|real|ia|inteligencia|maquina|chatgpt|nutricionista|medico|medica)|eh (?:um )?robo|robo ou|meus dados|minhas informacoes|privacidade|lgpd|quem ve|seguranca dos|(?:como|de onde) (?:voce )?(?:calcula|sabe|tira|vem|vem os|faz (?:as contas|o calculo))|qual (?:o |eh o )?seu nome|o que (?:eh|e) (?:o )?garfo|qual a fonte|que tabela) /;

const NUTRIENTS: readonly [Nutrient, RegExp][] = [
  ["water", / (?:agua|hidrat\S+) /],
  ["protein", / (?:proteina|proteinas|ptn) /],
  ["carbs", / (?:carboidrato|carboidratos|carbo|carbos|cho) /],
  ["fat", / (?:gordura|gorduras|lipidios?) /],
  ["fibre", / (?:fibra|fibras) /],
  ["sodium", / (?:sodio|sal) /],
  ["kcal", / (?:caloria|calorias|kcal|energia) /],
];

/** "quanto tem de açúcar na coca" asks about one of them only. */
const SEASONINGS = new Set(["acucar", "sal"]);

/** A message that asks: what it asks for. `items` are the foods it names. */
export function readQuestion(
  phrase: Phrase,
  items: ParsedItem[],
  water: boolean,
  moment: Moment,
): Question | null {
  const { line } = phrase;
  if (phrase.words > 40 || (/ amanha /.test(line) && !phrase.asks)) return null;
  // "proteína de soja" is eaten, "proteína do ovo" is asked about.
  if (!phrase.asks && items.some(({ said }) => /^prote[ií]na/i.test(said))) return null;
  const starts = ASKS.test(line);
  const asks = starts || phrase.asks;
  if (ABOUT.test(line) && asks) return { kind: "about" };
  if (WEIGHT.test(line) && (asks || items.length === 0)) return { kind: "weight" };
  const wish = FITS.test(line);
  if (!asks && !(wish && / (?:quero|queria|querendo|vontade|pensando) /.test(line))) {
    return aboutFood(phrase, items);
  }
  const nutrient = nutrientIn(line);
  const day = saidDay(phrase.tokens, moment);
  const past = day !== null && day <= moment.today ? day : moment.today;
  const meal = mealIn(phrase.tokens, moment);
  const had = HAD.test(line);
  const foods = items.length > 1 ? items.filter(({ foodId }) => !SEASONINGS.has(foodId)) : items;

  if (foods.length > 0) {
    if (wish && (!had || LEFT.test(line))) return { kind: "fits", items: foods, meal };
    const figures = FIGURES.test(line) || / (?:tem|quanto|vale) /.test(line);
    return figures || (starts && !had) ? { kind: "food", items: foods, nutrient } : null;
  }
  if (LEFT.test(line) && !(had && !/ (?:falta|faltam|resta|restam|sobra|sobram) /.test(line)))
    return { kind: "left", nutrient };
  if ((water || WATER.test(line)) && (had || starts)) return { kind: "water", day: past };
  if (
    /^ (?:e |eu )?(?:o que|que|qual) .{0,40}(?:comi|tinha|teve|foi|almocei|jantei|lanchei|registrei|anotei|comemos)/.test(
      line,
    )
  ) {
    return meal ? { kind: "meal", day: past, meal } : { kind: "day", day: past, nutrient };
  }
  if (had || / (?:meu dia|hoje|ontem|indo|ate agora|total) /.test(line)) {
    if (/ (?:quant\S+|total|como|meu dia|indo|calorias?|kcal|proteinas?|carbo\S*) /.test(line))
      return { kind: "day", day: past, nutrient };
  }
  if (wish && / (?:comer|jantar|almocar|lanchar|beber|tomar) /.test(line)) {
    const named = unknownFood(line);
    return named ? { kind: "unknown_food", said: named } : { kind: "left", nutrient };
  }
  if (FIGURES.test(line)) {
    const named = unknownFood(line);
    if (named) return { kind: "unknown_food", said: named };
    if (nutrient && starts && / (?:quant\S+|qual) /.test(line)) return { kind: "day", day: past, nutrient };
  }
  return null;
}

/** "calorias da coxinha", "banana tem quantas calorias": about a food without a question mark. */
function aboutFood({ line }: Phrase, items: ParsedItem[]): Question | null {
  if (items.length === 0) return null;
  const about =
    / (?:tem|tera) (?:quant[oa]s?|muit[oa]|pouc[oa]) /.test(line) ||
    /^ (?:caloria|calorias|kcal|macros?|proteinas?|carboidratos?|valor nutricional|tabela nutricional|informac\S+ nutriciona\S+) (?:de|do|da|dos|das|em|no|na|por) /.test(
      line,
    );
  return about ? { kind: "food", items, nutrient: nutrientIn(line) } : null;
}

/** The words after "tem", "de" or the verb, where a food's name would stand. */
function unknownFood(line: string): string | null {
  const match =
    / (?:tem|de|do|da|em|no|na|comer|jantar|almocar|lanchar|beber|tomar) (?:(?:um|uma|o|a|1|uns|umas|de|do|da) ){0,2}((?!(?:hoje|agora|ontem|mais|isso|meta|dia|ainda|jantar|janta|almoco|proteina|calorias?|gordura|quant\S+|noite|tarde|manha|minha|meu|que|caloria|carboidratos?|cada|cima) )\p{L}{3,}(?: (?:de|com|da|do) \p{L}{3,})?) $/u.exec(
      line,
    );
  return match?.[1] ?? null;
}

function nutrientIn(line: string): Nutrient | null {
  return NUTRIENTS.find(([, words]) => words.test(line))?.[0] ?? null;
}

function mealIn(tokens: Phrase["tokens"], moment: Moment): MealKind | null {
  for (let i = 0; i < tokens.length; i += 1) {
    const read = readMeal(tokens, i);
    if (read) return read.kind === "snack" ? mealOfSnack(moment.hour) : read.kind;
  }
  return null;
}
