/** In kg/m²; who is lighter, or means to be, is heard. */
const LIGHTEST = 18.5;
const HEAVIEST = 60;
const GROWN_UP = 18;

const AGE = /(?<![\d.,])(\d{2})(?: ?anos| ?a\b| years? old)|(?:idade|i'm|im) ?:? ?(?:de |e )?(\d{2})(?!\d)/;
const HEIGHT =
  /(?<![\d.,])([12])[.,](\d{2})(?!\d) ?(?:m(?:etros?)?(?!\p{L}))?|(?<![\d.,])(1[4-9]\d|20\d) ?cm(?!\p{L})/u;
const WEIGHT =
  /(?<![\d.,])(\d{2,3}(?:[.,]\d{1,2})?) ?(?:kg|kgs|quilos?|kilos?)(?!\p{L})|(?:peso|pesando)(?: (?:e|de|atual))? ?:? ?(\d{2,3}(?:[.,]\d{1,2})?)(?![\d.,]|\p{L})/u;
const WANTS =
  "(?:(?:e|eu|so) )*(?:quero|queria|gostaria de|minha meta(?: e)?|meta|objetivo(?: e)?|i want to|want to)";
const KG = "(?: ?(?:kg|quilos?|kilos?)(?!\\p{L}))?";
/** "queria chegar nos 68" */
const GOAL = new RegExp(
  `${WANTS} (?:(?:chegar|voltar|pesar|ate|aos|nos|pros|para|os|a|de|e) )*(\\d{2,3}(?:[.,]\\d)?)(?!\\d)${KG}`,
  "gu",
);
/** "quero perder uns 10 quilos" */
const LESS = new RegExp(
  `${WANTS} (?:perder|emagrecer|eliminar|baixar|lose)(?: (?:uns|mais|cerca de|ate|so|some|about))* (\\d{1,2})(?!\\d)${KG}`,
  "gu",
);
const WITH_FIGURE =
  "(?:(?:e|eu|tenho|com|de|peso|pesando|meco|to|tou|estou|sou|altura|idade|atual|meu|minha|ta|esta|and|i weigh|i'm|im) |[:,;.])*";

/**
 * What is left of a message in which an adult tells age, height and weight, none of them too low: "tenho 29 anos, 1,62, 70kg, quero
 * comer melhor". Figures of a body alone tell of nothing.
 * @param plain lower case, without accents
 */
export function withoutIntroduction(plain: string): string | null {
  const [age, height, weight] = [AGE, HEIGHT, WEIGHT].map((one) => one.exec(plain));
  if (!height || !weight) return null;
  const metres = height[3] ? Number(height[3]) / 100 : Number(`${height[1]}.${height[2]}`);
  const kg = numberOf(weight[1] ?? weight[2]);
  if (age && numberOf(age[1] ?? age[2]) < GROWN_UP) return null;
  const rest = [age, height, weight].reduce(
    (text, told) => (told ? text.replace(new RegExp(`${WITH_FIGURE}${escaped(told[0])}`), " ") : text),
    plain,
  );
  const goals = [...rest.matchAll(GOAL)].map(([, figure]) => numberOf(figure));
  const losses = [...rest.matchAll(LESS)].map(([, figure]) => kg - numberOf(figure));
  const areSound = [kg, ...goals, ...losses].every((one) => {
    const index = one / metres ** 2;
    return index >= LIGHTEST && index <= HEAVIEST;
  });
  const left = rest.replace(GOAL, " ").replace(LESS, " ").replace(MEANS, " ");
  return areSound && !/\d{2}/.test(left) ? left : null;
}

function numberOf(said: string | undefined): number {
  return Number((said ?? "").replace(",", "."));
}

function escaped(said: string): string {
  return said.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** What most people want: nothing in it is of trouble. */
const MEANS = new RegExp(
  `(?<!\\p{L})${WANTS}(?: (?:voltar ao peso de antes|perder (?:peso|barriga)|emagrecer|baixar a barriga|comer (?:melhor|bem|menos doces?|menos acucar)|ter mais (?:disposicao|energia)|mais (?:disposicao|energia|saude)|dormir melhor|ganhar (?:massa|peso|musculo)|massa|definir|engordar um pouco|com saude|um pouco|e|lose (?:some )?weight|eat better|and|have more energy))+(?!\\p{L})`,
  "gu",
);
