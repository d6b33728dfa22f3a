import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { Question } from "@/lib/portuguese/meaning/question";
import type { Asked } from "@/lib/portuguese/questions/asked";
import { mealOfSnack } from "@/lib/portuguese/terms/meal-words";
import { normalize } from "@/lib/portuguese/text/letters/stems";

const EATS =
  "(?:comer|jantar|almocar|lanchar|tomar|beber|cear|preparar|fazer|pedir|petiscar|beliscar|levar|cozinhar)";
const WANTS =
  "(?:posso|devo|da para|daria para|poderia|deveria|vou|seria bom|eh bom|faria bem|voce acha que eu (?:posso|devo)|me (?:recomenda|sugere|indica|aconselha)|recomenda|sugere|indica|aconselha)";
const WHAT = new RegExp(
  `(?: (?:o que|oq|qual)|^ que) (?:(?:eu|que|ainda|mais|de bom|a gente|voce) ){0,3}(?:${WANTS} (?:(?:eu|ainda|mais|de bom) ){0,2}(?:para |pra )?(?:${EATS}|(?:no|de|na|para o|para a|pra|pro) (?:almoco|jantar|janta|lanche|cafe|ceia))|(?:eu )?(?:janto|almoco|lancho|ceio)(?! (?:normalmente|geralmente|sempre|mais))|(?:como|tomo|preparo|faco|peco) (?:hoje|agora|no|na|de|para|a noite|antes|depois|com|$)|${EATS})`,
);
const WHICH_SNACK =
  / (?:que|qual) (?:lanche|comida|almoco|janta|jantar|cafe|prato|doce|sobremesa) (?:\S+ ){0,2}(?:compensa|recomenda|indica|sugere|faco|como|peco|escolho|vale)/;
const IDEA =
  / (?:ideia|ideias|sugestao|sugestoes|sugere|sugira|sugerir|sugira|indica|indique|recomenda|recomende|recomendacao|opcao|opcoes|dica|dicas) /;
/** "almoço no bandejão opção vegetariana": which of the dishes it was. */
const OF_MENU =
  /(?<! (?:uma|outra|alguma|melhor|tem|da|quero|qual|boa)) opcao (?:veg\S*|[1-9ab]|d[ao] (?:casa|dia)) /;
const BUILDS =
  / (?:monta|montar|(?<! um )monte|me ajuda a (?:escolher|montar|decidir|pensar)|me da (?:um|uma) (?:ideia|luz|sugestao)) /;
const MEALS =
  / (?:comer|jantar|janta|almoco|almocar|lanche|lanchar|cafe|ceia|refeicao|prato|comida|cardapio|sobremesa|doce|petisco|beber|pre treino|pos treino) /;
const LIGHT =
  / (?:leve|leves|levinh[oa]|light|fit|pouca caloria|poucas calorias|baixa caloria|menos caloric[oa]|saudavel|saudaveis) /;
/** What to do with the assistant, not what to eat. */
const HELP =
  / (?:fazer aqui|fazer com voce|perguntar|pedir (?:para|pra) voce|voce (?:faz|sabe fazer|consegue fazer)|posso fazer) /;
const RICH =
  / (?:tem|com|ric[oa]s? em|fontes? de|boa fonte de) (?:\S+ ){0,2}(?:mais|muita|bastante|muito)? ?/;
const NAMES_FOOD = / (?:alimentos?|comidas?|o que|frutas?|coisas?|fontes?) /;

/** "o que posso jantar?", "me dá uma ideia leve", "o que tem bastante proteína?": dishes are wanted. */
export function adviceQuestion(asked: Asked): Question | null {
  const { line, foods, had, meals, nutrient, asks } = asked;
  if (had || HELP.test(line) || / (?:receita|receitas|modo de preparo) /.test(line)) return null;
  const wants =
    WHAT.test(line) ||
    (WHICH_SNACK.test(line) && foods.length === 0) ||
    ((IDEA.test(line.replace(OF_MENU, " ")) || BUILDS.test(line)) &&
      (MEALS.test(line) || meals.length > 0 || nutrient !== null)) ||
    (asks &&
      nutrient !== null &&
      foods.length === 0 &&
      NAMES_FOOD.test(line) &&
      RICH.test(line) &&
      asked.periods.length === 0 &&
      / (?:alimentos?|comidas?|frutas?|fontes? de|ric[oa]s? em|bastante) /.test(line));
  const hungry = / (?:estou )?com fome /.test(line) && / (?:o que|que|qual|algo|alguma coisa) /.test(line);
  if (!wants && !(hungry && asks)) return null;
  const without = withoutIn(line);
  const items = foods.filter(({ said }) => !without.includes(normalize(said)));
  return {
    kind: "ideas",
    // "lanche" is the one of the hour.
    meal:
      meals.length > 1 && / lanch/.test(line)
        ? mealOfSnack(asked.moment.hour)
        : (meals[0] ?? DISHES.find(([words]) => words.test(line))?.[1] ?? null),
    light: LIGHT.test(line) || / (?:nao pesa|nao pese|sem pesar) /.test(line),
    nutrient: nutrient === "water" ? null : nutrient,
    items,
    without,
    atMostKcal: atMostIn(line),
  };
}

/** "sugere uma janta leve": as what is cooked, where the meal's name is none of a time. */
const DISHES: readonly [RegExp, MealKind][] = [
  [/ (?:janta|jantinha|jantar) /, "dinner"],
  [/ (?:almoco|almocinho|almocar) /, "lunch"],
  [/ cafe da manha /, "breakfast"],
  [/ ceia /, "supper"],
];

/** "sem lactose e sem ser fruta": what is not wanted, in the person's words. */
function withoutIn(line: string): string {
  const said = [
    ...line.matchAll(/ (?:sem ser|sem|menos|exceto|que nao (?:seja|tenha)|nem) (?:de |com )?(\S+)/g),
  ];
  return said
    .map(([, words]) => words ?? "")
    .filter((words) => !/^(?:que|ser|cozinhar|fazer|preguica|dinheiro|tempo|fome)$/.test(words))
    .join(", ");
}

/** "com 500 kcal", "até 300 calorias" */
function atMostIn(line: string): number | null {
  const said =
    / (?:com|ate|de|uns|no maximo|menos de) (?:ate |umas |uns )?(\d{2,4}) (?:kcal|calorias|cal) /.exec(
      line,
    )?.[1];
  return said ? Number(said) : null;
}
