import type { CommonTopic } from "@/lib/portuguese/meaning/question";

/** What is asked about food, body and the assistant in general, and has one answer whatever food is named: the first that fits. */
const TOPICS: readonly [CommonTopic, RegExp][] = [
  ["bmi", / (?:imc|indice de massa) /],
  ["gluten", / gluten /],
  [
    "exercise_energy",
    / (?:gasta|gasto|queima|queimo|queimar|gastar|perde|vale) .*(?:caminhada|caminhar|corrida|correr|treino|treinar|academia|esteira|bike|bicicleta|pedal|pedalar|musculacao|natacao|nadar|futebol|danca|dancar|yoga|pilates|crossfit|faxina|km)| (?:caminhada|corrida|corri|caminhei|treino|treinei|esteira|pedal|pedalei|musculacao|natacao|futebol|danca|crossfit) .*(?:gasta|gasto|queima|queimo|posso comer|comer (?:quanto )?a mais|desconta|libera|conta)/,
  ],
  [
    "household_measures",
    / (?:1|um|uma|o|a|seu|sua|cada) (?:copo|xicara|colher|concha|prato|escumadeira|cuia)(?: \S+){0,4} (?:conta|considera|calcula|usa|equivale|vale|eh|sao|tem) (?:quant\S+|como|em) (?:ml|gramas?|g|mililitros?)?|(?:quantos ml|quantas gramas|quanto) (?:voce )?(?:conta|considera|calcula|usa) .*(?:copo|xicara|colher|concha|prato)|(?:copo|xicara|colher|concha) .* (?:conta|considera|calcula) (?:quant\S+|como) /,
  ],
  [
    "no_replacement",
    / (?:substitui|substituir|troca|no lugar d[aeo]|em vez d[aeo]|dispensa) (?:a |o |um |uma |minha |meu )?(?:nutri|nutricionista|medic[oa]|dieta da nutri|profissional|consulta)/,
  ],
  [
    "protein_powders",
    / (?:creatina|whey|bcaa|glutamina|termogenico|pre treino|suplement\S+) .*(?:melhor|vale|precis[oa]|funciona|serve|faz mal|engorda|emagrece|ou|tomo|tomar|antes|depois)|(?:melhor|vale a pena|precis[oa]|funciona|serve|devo) .*(?:creatina|whey|bcaa|suplement\S+) /,
  ],
  [
    "meal_timing",
    / (?:antes|depois|pos|pre) (?:d[oae] |a )?(?:treino|treinar|academia|correr|corrida|malhar|exercicio)/,
  ],
  ["low_carb", / (?:low carb|cetogenica|keto|dieta da proteina|dieta da lua|dieta dukan) /],
  ["egg_cholesterol", / (?:ovo|ovos|gema) (?:\S+ ){0,3}(?:faz mal|fazem mal|todo dia|todos os dias|por dia)/],
  [
    "fattening",
    / (?:engorda|engordam|emagrece|emagrecem|da barriga|incha|faz mal|fazem mal|eh ruim|eh saudavel|eh bom|faz bem)(?: |$)/,
  ],
];

/** Nothing that has an answer from the diary or the catalogue. */
const FIGURES = / (?:quant[oa]s?|qual|quais|mais|menos|melhor|ou|caloric[oa]|calorias?|comi|tomei|bebi) /;

/** What of these a question is about; null for any other. */
export function generalTopic(line: string): CommonTopic | null {
  const topic = TOPICS.find(([, words]) => words.test(line))?.[0] ?? null;
  return topic === "fattening" && FIGURES.test(line) ? null : topic;
}
