import { portionPlural } from "@/lib/nutrition/portion-label";

/** Measures of the catalogue, "name = english; plural": the plural only where it is not the singular with an s. */
const MEASURES = new Map<string, { one: string; many: string }>(
  `unidade = unit|metade = half; halves|porção = serving|fatia = slice|pedaço = piece|rodela = round slice|punhado = handful
filé = fillet|bife = steak|medalhão = medallion|posta = cutlet|espeto = skewer|gomo = segment|bago = segment|cacho = bunch; bunches
espiga = cob|dente = clove|talo = stalk|folha = leaf; leaves|ramo = floret|bola = scoop|barra = bar|tablete = block
quadradinho = square|cubo = cube|palito = stick|pacote = package|saco = bag|sachê = sachet|caixa = box; boxes|caixinha = carton
vidro = jar|broto = sprout|shake = shake|scoop = scoop|pitada = pinch; pinches|fio = drizzle|ponta de faca = knife tip
gota = drop|garfada = forkful|pegador = tongful|colher de sopa = tablespoon|colher de sobremesa = dessert spoon
colher de chá = teaspoon|colher de café = coffee spoon|colher de servir = serving spoon|escumadeira = skimmer|concha = ladle
xícara = cup|xícara de café = coffee cup|copo = glass; glasses|copo americano = small glass; small glasses
copo de requeijão = tumbler|copo grande = large glass; large glasses|tulipa = tulip glass; tulip glasses
caldereta = large beer glass; large beer glasses|caneca = mug|taça = stemmed glass; stemmed glasses|dose = shot|lata = can
latão = tall can|long neck = long neck|garrafa = bottle|garrafinha = small bottle|litrão = litre bottle|jarra = jug|pote = pot
tigela = bowl|cuia = gourd bowl|prato = plate|prato fundo = deep plate|prato de sobremesa = dessert plate|pires = saucer
frasco = bottle`
    .split(/[|\n]/)
    .map((row) => {
      const [name = "", english = ""] = row.split(" = ");
      const [one = "", many = `${one}s`] = english.split("; ");
      return [name, { one, many }];
    }),
);
const SINGULARS = new Map([...MEASURES.keys()].map((name) => [portionPlural(name), name]));
const SIZES: Readonly<Record<string, string>> = { pequen: "small", médi: "medium", grande: "large" };
const LABEL = /^([\d.,/]+) (.+?)(?: (pequen|médi|grande)[oa]?s?)?$/;

/** A portion as it is stored, in English: "2 fatias médias" becomes "2 medium slices"; what is not known stays. */
export function portionInEnglish(portion: string): string {
  const eggs = /^(?:([\d,]+) )?de (\d+) ovos?$/.exec(portion);
  if (eggs)
    return `${eggs[1] ? `${eggs[1].replace(",", ".")} ` : ""}of ${eggs[2]} egg${eggs[2] === "1" ? "" : "s"}`;
  const [, count = "", name = "", size] = LABEL.exec(portion) ?? [];
  const measure = MEASURES.get(name) ?? MEASURES.get(SINGULARS.get(name) ?? "");
  if (!measure) return portion.replace(/^(\d+),(\d+) /, "$1.$2 ");
  const isOne = count === "1" || count.includes("/");
  return [count.replace(",", "."), ...(size ? [SIZES[size]] : []), isOne ? measure.one : measure.many].join(
    " ",
  );
}
