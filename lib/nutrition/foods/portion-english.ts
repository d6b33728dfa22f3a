import { portionLabel } from "@/lib/nutrition/foods/portion-label";

/** Measures of the kitchen and the shop as English has them, one and many. */
// biome-ignore format: one measure per row
const ENGLISH: Readonly<Record<string, readonly [one: string, many: string]>> = {
  "unidade": ["unit", "units"],
  "metade": ["half", "halves"],
  "porção": ["serving", "servings"],
  "fatia": ["slice", "slices"],
  "pedaço": ["piece", "pieces"],
  "rodela": ["round slice", "round slices"],
  "punhado": ["handful", "handfuls"],
  "filé": ["fillet", "fillets"],
  "bife": ["steak", "steaks"],
  "marmita": ["lunch box", "lunch boxes"],
  "bandeja": ["tray", "trays"],
  "fileira": ["row", "rows"],
  "balde": ["bucket", "buckets"],
  "barca": ["boat", "boats"],
  "cálice": ["cordial glass", "cordial glasses"],
  "colher de sopa rasa": ["level tablespoon", "level tablespoons"],
  "medalhão": ["medallion", "medallions"],
  "posta": ["fish steak", "fish steaks"],
  "espeto": ["skewer", "skewers"],
  "gomo": ["segment", "segments"],
  "bago": ["segment", "segments"],
  "cacho": ["bunch", "bunches"],
  "espiga": ["cob", "cobs"],
  "dente": ["clove", "cloves"],
  "talo": ["stalk", "stalks"],
  "folha": ["leaf", "leaves"],
  "ramo": ["floret", "florets"],
  "bola": ["scoop", "scoops"],
  "barra": ["bar", "bars"],
  "tablete": ["block", "blocks"],
  "quadradinho": ["square", "squares"],
  "cubo": ["cube", "cubes"],
  "palito": ["stick", "sticks"],
  "pacote": ["package", "packages"],
  "saco": ["bag", "bags"],
  "sachê": ["sachet", "sachets"],
  "caixa": ["box", "boxes"],
  "vidro": ["jar", "jars"],
  "broto": ["sprout", "sprouts"],
  "shake": ["shake", "shakes"],
  "scoop": ["scoop", "scoops"],
  "gole": ["sip", "sips"],
  "dedo": ["finger", "fingers"],
  "pitada": ["pinch", "pinches"],
  "fio": ["drizzle", "drizzles"],
  "ponta de faca": ["knife tip", "knife tips"],
  "gota": ["drop", "drops"],
  "garfada": ["forkful", "forkfuls"],
  "pegador": ["tongful", "tongfuls"],
  "colher de sopa": ["tablespoon", "tablespoons"],
  "colher de sobremesa": ["dessert spoon", "dessert spoons"],
  "colher de chá": ["teaspoon", "teaspoons"],
  "colher de café": ["coffee spoon", "coffee spoons"],
  "colher de servir": ["serving spoon", "serving spoons"],
  "escumadeira": ["slotted spoon", "slotted spoons"],
  "concha": ["ladle", "ladles"],
  "xícara": ["cup", "cups"],
  "xícara de café": ["espresso cup", "espresso cups"],
  "copo": ["glass", "glasses"],
  "copo americano": ["small glass", "small glasses"],
  "copo de requeijão": ["tumbler", "tumblers"],
  "tulipa": ["beer glass", "beer glasses"],
  "caldereta": ["large beer glass", "large beer glasses"],
  "caneca": ["mug", "mugs"],
  "taça": ["stemmed glass", "stemmed glasses"],
  "dose": ["shot", "shots"],
  "lata": ["can", "cans"],
  "latão": ["tall can", "tall cans"],
  "long neck": ["long neck", "long necks"],
  "garrafinha": ["small bottle", "small bottles"],
  "garrafa": ["bottle", "bottles"],
  "litrão": ["litre bottle", "litre bottles"],
  "jarra": ["jug", "jugs"],
  "caixinha": ["small carton", "small cartons"],
  "mamadeira": ["baby bottle", "baby bottles"],
  "frasco": ["bottle", "bottles"],
  "pote": ["tub", "tubs"],
  "tigela": ["bowl", "bowls"],
  "cuia": ["gourd bowl", "gourd bowls"],
  "pires": ["saucer", "saucers"],
  "prato fundo": ["deep plate", "deep plates"],
  "prato de sobremesa": ["dessert plate", "dessert plates"],
  "prato": ["plate", "plates"],
};

const SIZES: readonly (readonly [portuguese: string, english: string])[] = [
  ["", ""],
  [" pequeno", "small "],
  [" pequena", "small "],
  [" médio", "medium "],
  [" média", "medium "],
  [" grande", "large "],
];

/** Each measure in each size, as Portuguese writes one and many of it. */
const KNOWN = new Map<string, readonly [one: string, many: string]>();
for (const [name, [one, many]] of Object.entries(ENGLISH)) {
  for (const [size, english] of SIZES) {
    const words = [`${english}${one}`, `${english}${many}`] as const;
    const inPortuguese = `${name}${size}`;
    KNOWN.set(inPortuguese, words);
    KNOWN.set(portionLabel(2, inPortuguese).slice(2), words);
  }
}

/** "colher de sopa" as "tablespoon"; what is not known keeps its name. */
export function measureInEnglish(name: string): string {
  return KNOWN.get(name)?.[0] ?? name;
}

/** A portion as it is stored, in English: "2 fatias médias" as "2 medium slices"; what is not known keeps its words. */
export function portionInEnglish(portion: string): string {
  const [, many = "", eggs] = /^(?:([\d,]+) )?de (\d+) ovos?$/.exec(portion) ?? [];
  if (eggs) return `${many && `${decimal(many)} `}of ${eggs} ${eggs === "1" ? "egg" : "eggs"}`;
  const [, amount = "", name = ""] = /^([\d.,/]+) (.+)$/.exec(portion) ?? [];
  const words = KNOWN.get(name);
  if (!words) return amount ? `${decimal(amount)} ${name}` : portion;
  const isOne = amount.includes("/") || Number(decimal(amount)) <= 1;
  return `${decimal(amount)} ${words[isOne ? 0 : 1]}`;
}

/** "1,5" as "1.5". */
function decimal(amount: string): string {
  return amount.replace(",", ".");
}
